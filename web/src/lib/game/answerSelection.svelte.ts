/** Answering on the table: the first press selects, the second one or the panel confirms. */

import type { RefusalInfo } from "../../protocol";
import { verbsOf } from "./cards.svelte";
import { adviceAt, preferences, seatAt, write } from "../device/device.svelte";
import type { Source } from "./board";
import { targetGroups, choices, incomes, isAbout, isDirect, isSame, targetOf, type Choice, type TableTarget } from "./targets";

/** The pressed target and its answers. */
interface Picked {
  thing: TableTarget | null;
  choices: Choice[];
}

/** An action that a card offers now. */
interface Deed {
  title: string;
  start: () => void;
}

export class AnswerSelection {
  /** The verb whose targets are lit during a turn; null until the player chooses one. */
  aim: string | null = $state(null);
  picked: Picked | null = $state.raw(null);

  readonly all = $derived.by(() => choices(this.link.question));
  readonly targetGroups = $derived.by(() => (this.inTurn ? targetGroups(this.link.question) : []));
  /** Incomes that one press takes together. Empty in the tutorial, which shows one step at a time. */
  readonly incomes = $derived.by(() => (this.inTurn && adviceAt(this.link.id) === null ? incomes(this.all) : []));
  #following: string[] = []; // queued answers, given in order
  /** The answers that can be given on the table now. */
  readonly open = $derived.by(() => this.all.filter((choice) => this.#fits(choice)));

  constructor(readonly link: Source) {}

  get inTurn(): boolean {
    return this.link.question?.prompt === "turn";
  }

  /** The text of the question, or of the chosen verb. */
  get text(): string {
    return this.targetGroups.find((aim) => aim.verb === this.aim)?.title ?? this.link.question?.text ?? "";
  }

  /** Whether the player is choosing a target. */
  get isTargeting(): boolean {
    return this.aim !== null || (!this.inTurn && this.open.some((choice) => choice.target !== null && choice.target !== "drawn"));
  }

  #fits(choice: Choice): boolean {
    if (!this.inTurn) return true;
    return this.aim === null ? isDirect(choice) : choice.verb === this.aim;
  }

  choicesOf(thing: TableTarget): Choice[] {
    return this.open.filter((choice) => isAbout(choice, thing, this.link.seat));
  }

  /** Return why a target cannot be chosen, if the server gave a reason. */
  refusalOf(thing: TableTarget): RefusalInfo | undefined {
    const verb = this.inTurn ? (this.aim ?? "build") : null;
    return this.link.question?.refused.find(
      (refusal) => (verb === null || refusal.verb === verb) && isAbout(refusal, thing, this.link.seat),
    );
  }

  /** Return what a card of the reader offers now: choosing a target for its ability, or its only answer. */
  deedOf(card: string): Deed | undefined {
    if (!this.inTurn) return undefined;
    const verbs = verbsOf(this.link.view?.edition ?? "", card);
    const aim = this.targetGroups.find((one) => verbs.includes(one.verb));
    if (aim) return { title: aim.title, start: () => this.take(aim.verb) };
    const [choice] = this.open.filter((one) => verbs.includes(one.verb));
    return choice && { title: choice.text, start: () => this.pick(choice) };
  }

  /** The suggested answer, by the tutorial while it leads, otherwise by a hint. */
  get advised(): string | null {
    return adviceAt(this.link.id, (answer) => this.all.some(({ action }) => action === answer)) ?? this.link.hint?.action ?? null;
  }

  isAdvised(thing: TableTarget): boolean {
    const action = this.advised;
    return action !== null && this.open.some((choice) => choice.action === action && isAbout(choice, thing, this.link.seat));
  }

  isPicked(thing: TableTarget): boolean {
    return isSame(this.picked?.thing ?? null, thing);
  }

  /** Select a target, or answer if it is selected and has one answer. Return whether anything happened. */
  press(thing: TableTarget): boolean {
    const found = this.choicesOf(thing);
    const [only] = found;
    if (!only) return false;
    if (found.length === 1 && (this.isPicked(thing) || this.#isQuick(only))) this.answer(only);
    else this.picked = { thing, choices: found };
    return true;
  }

  /** Select an answer, or give it if it is already selected. */
  pick(choice: Choice): void {
    const { picked } = this;
    if (picked?.choices.length === 1 && picked.choices[0]?.action === choice.action) return this.answer(choice);
    if (this.#isQuick(choice)) return this.answer(choice);
    if (this.inTurn) this.aim = isDirect(choice) ? null : choice.verb;
    this.picked = { thing: targetOf(choice, this.link.seat), choices: [choice] };
  }

  /** Handle a button of the panel: answer at once, but ask before ending a turn with more to do. */
  push(choice: Choice): void {
    if (choice.verb === "end" && preferences.confirm && this.all.length > 1) this.pick(choice);
    else this.answer(choice);
  }

  take(verb: string): void {
    this.picked = null;
    this.aim = verb;
  }

  /** Undo one step: first the selection, then the chosen verb. Return whether there was one. */
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
    if (this.link.busy || this.link.info?.paused) return;
    if (this.offersQuick) this.#decide(false);
    void this.link.act(choice.action);
  }

  // -- one press

  /** Return whether an answer can be undone: the table allows it, and it opens no mark on the reader's character. */
  #isUndoable({ verb, target }: Choice): boolean {
    const { view, info } = this.link;
    const marked = view?.marks.some((mark) => mark.character === view.turn?.character) ?? false;
    return this.inTurn && info?.undo === true && !marked && (verb === "build" || target === "gold");
  }

  #isQuick(choice: Choice): boolean {
    return preferences.onePress === true && this.#isUndoable(choice);
  }

  /** Whether to offer one press for what is selected; that happens once, and not where several people share the device:
      nobody decides for the others, and the device remembers nothing of what one of them did. */
  get offersQuick(): boolean {
    const [only, more] = this.picked?.choices ?? [];
    if (preferences.onePress !== null || !only || more || seatAt(this.link.id)?.people) return false;
    return this.#isUndoable(only) && adviceAt(this.link.id) === null;
  }

  /** Accept the offer and give the selected answer. */
  takeQuick(): void {
    const [only] = this.picked?.choices ?? [];
    this.#decide(true);
    if (only) this.answer(only);
  }

  #decide(quick: boolean): void {
    preferences.onePress = quick;
    write("preferences", preferences);
  }

  // -- several answers in a row

  /** Take all incomes: the first now, the others as soon as each can be taken. */
  takeIncomes(): void {
    const [first, ...others] = this.incomes;
    if (!first || this.link.busy || this.link.info?.paused) return;
    this.#following = others.map((choice) => choice.action);
    this.answer(first);
  }

  /** Give the next queued answer, or clear the queue if it is not offered. Call this when the question may have changed. */
  follow(): void {
    const [action, ...others] = this.#following;
    if (action === undefined || this.link.busy) return;
    const choice = this.inTurn ? this.all.find((one) => one.action === action) : undefined;
    this.#following = choice ? others : [];
    if (choice) this.answer(choice);
  }
}
