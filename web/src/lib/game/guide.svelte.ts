/** The guide of the tutorial at a table: what it says now, and what its buttons do. */

import { untrack } from "svelte";
import type { TableConnection } from "../connection/tableConnection.svelte";
import { endTutorial, leavePath, markTutorial, moves, readTutorial, tutorialAt } from "../device/device.svelte";
import type { MomentQueue } from "../story/momentQueue.svelte";
import type { AnswerSelection } from "./answerSelection.svelte";
import { stepOf, type Step } from "./lesson";

/** Milliseconds between what the guide selects and its answer. */
const SHOWING = 900;

export class Guide {
  /** What the guide says; null without a guide. */
  step: Step | null = $state.raw(null);
  /** Whether the reader laid the guide aside to reach the cards behind it, on a small screen. */
  aside = $state(false);
  /** Whether the suggested answer is selected and about to be given. */
  shows = $state(false);

  constructor(
    readonly link: TableConnection,
    readonly moments: MomentQueue,
    readonly selection: AnswerSelection,
  ) {}

  /** Whether the tutorial is played at this table, with or without its guide. */
  get isTutorial(): boolean {
    return tutorialAt(this.link.id) !== null;
  }

  /** Whether the table stands still until the reader goes on. */
  get waits(): boolean {
    return this.step !== null && this.step.reads && this.link.question === null;
  }

  /** Look at the table. Until an answer is acknowledged the guide does not know how far the reader is, and says what it said. */
  look(): void {
    const { link } = this;
    const lesson = tutorialAt(link.id);
    const { view, past } = link;
    if (!link.acknowledged || past !== null) return;
    const { seat, question, lines } = link;
    const step = lesson && view ? stepOf(lesson, { seat, view, question, lines, names: link.names() }) : null;
    untrack(() => this.#say(step));
  }

  #say(step: Step | null): void {
    if (step?.id !== this.step?.id || step?.action !== this.step?.action) this.aside = false;
    this.step = step;
    this.moments.wait(this.waits);
  }

  /** Hear what the reader answers and undoes. Return a function that stops it. */
  listen(): () => void {
    const { id, seat } = this.link;
    this.moments.shown = () => untrack(() => this.look()); // before the next update is shown
    const stops = [
      () => (this.moments.shown = null),
      this.link.onAnswer((action) => {
        if (this.step?.reads) this.goOn();
        markTutorial(id, action);
      }),
      this.link.onLines((lines) => {
        if (lines.some(({ event }) => event.event === "TakenBack" && event.seat === seat)) leavePath(id);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Go on from what was only to be read. The last step ends the guide. */
  goOn(): void {
    const { step, link } = this;
    if (!step) return;
    readTutorial(link.id, step.id);
    if (step.id === "over") this.leave();
  }

  /** Play the suggested answer: select it, so that the reader sees what is meant, then give it. */
  show(): void {
    const choice = this.selection.all.find(({ action }) => action === this.step?.action);
    if (!choice || this.shows) return;
    const { version } = this.link;
    this.selection.pick(choice);
    this.shows = true;
    const give = (): void => {
      this.shows = false;
      if (this.link.version === version && this.link.question) this.selection.answer(choice);
    };
    setTimeout(give, moves() ? SHOWING : 0);
  }

  /** Play on without the guide. */
  leave(): void {
    endTutorial(this.link.id);
  }
}
