/** How a question is answered on the table: the first press selects, the second one, or the panel, answers. */

import type { RefusalInfo } from "../protocol";
import { verbsOf } from "./cards.svelte";
import { adviceAt, preferences } from "./device.svelte";
import type { Source } from "./board";
import { aims, choices, isAbout, isDirect, isSame, thingOf, type Choice, type Thing } from "./things";

/** What was pressed, and the answers that go with it. */
interface Picked {
  thing: Thing | null;
  choices: Choice[];
}

/** Something that a card can do now. */
interface Deed {
  title: string;
  start: () => void;
}

export class Asking {
  /** In a turn: the verb whose targets are lit; null while the player has not said what they are about. */
  aim: string | null = $state(null);
  picked: Picked | null = $state.raw(null);

  readonly all = $derived.by(() => choices(this.link.question));
  readonly aims = $derived.by(() => (this.inTurn ? aims(this.link.question) : []));
  /** The answers that can be given on the table now. */
  readonly open = $derived.by(() => this.all.filter((choice) => this.#fits(choice)));

  constructor(readonly link: Source) {}

  get inTurn(): boolean {
    return this.link.question?.prompt === "turn";
  }

  /** What is asked, in words; the aim's own words if there is one. */
  get text(): string {
    return this.aims.find((aim) => aim.verb === this.aim)?.title ?? this.link.question?.text ?? "";
  }

  /** Whether targets are to be chosen: everything else steps back. */
  get isTargeting(): boolean {
    return this.aim !== null || (!this.inTurn && this.open.some((choice) => choice.target !== null && choice.target !== "drawn"));
  }

  #fits(choice: Choice): boolean {
    if (!this.inTurn) return true;
    return this.aim === null ? isDirect(choice) : choice.verb === this.aim;
  }

  choicesOf(thing: Thing): Choice[] {
    return this.open.filter((choice) => isAbout(choice, thing, this.link.seat));
  }

  /** Why a thing cannot be chosen, if one might expect that it can. */
  refusalOf(thing: Thing): RefusalInfo | undefined {
    const verb = this.inTurn ? (this.aim ?? "build") : null;
    return this.link.question?.refused.find(
      (refusal) => (verb === null || refusal.verb === verb) && isAbout(refusal, thing, this.link.seat),
    );
  }

  /** What a card of the reader's own can do now: begin to aim with its ability, or its only answer. */
  deedOf(card: string): Deed | undefined {
    if (!this.inTurn) return undefined;
    const verbs = verbsOf(this.link.view?.edition ?? "", card);
    const aim = this.aims.find((one) => verbs.includes(one.verb));
    if (aim) return { title: aim.title, start: () => this.take(aim.verb) };
    const [choice] = this.open.filter((one) => verbs.includes(one.verb));
    return choice && { title: choice.text, start: () => this.pick(choice) };
  }

  /** The answer that is advised: by the guide of a first game as long as it leads, otherwise by a hint. */
  get advised(): string | null {
    return adviceAt(this.link.id) ?? this.link.hint?.action ?? null;
  }

  isAdvised(thing: Thing): boolean {
    const action = this.advised;
    return action !== null && this.open.some((choice) => choice.action === action && isAbout(choice, thing, this.link.seat));
  }

  isPicked(thing: Thing): boolean {
    return isSame(this.picked?.thing ?? null, thing);
  }

  /** Select a thing, or answer if it is selected and only one answer goes with it. Returns whether it was of use. */
  press(thing: Thing): boolean {
    const found = this.choicesOf(thing);
    const [only] = found;
    if (!only) return false;
    if (this.isPicked(thing) && found.length === 1) this.answer(only);
    else this.picked = { thing, choices: found };
    return true;
  }

  /** Select an answer by itself, or give it if it is selected. */
  pick(choice: Choice): void {
    const { picked } = this;
    if (picked?.choices.length === 1 && picked.choices[0]?.action === choice.action) return this.answer(choice);
    if (this.inTurn) this.aim = isDirect(choice) ? null : choice.verb;
    this.picked = { thing: thingOf(choice, this.link.seat), choices: [choice] };
  }

  /** A button of the panel: it says what it does, and does it; but a turn with more to do is not ended by a slip. */
  push(choice: Choice): void {
    if (choice.verb === "end" && preferences.confirm && this.all.length > 1) this.pick(choice);
    else this.answer(choice);
  }

  take(verb: string): void {
    this.picked = null;
    this.aim = verb;
  }

  /** One step back: first what is selected, then what one is about. Returns whether there was any. */
  back(): boolean {
    const some = this.picked !== null || this.aim !== null;
    if (this.picked) this.picked = null;
    else this.aim = null;
    return some;
  }

  reset(): void {
    this.picked = null;
    this.aim = null;
  }

  answer(choice: Choice): void {
    if (!this.link.busy && !this.link.info?.paused) void this.link.act(choice.action);
  }
}
