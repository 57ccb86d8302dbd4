/** What lies on the table and can be pressed, and the answers that go with it. */

import type { OptionInfo, QuestionInfo, RefusalInfo } from "../../protocol";

/** Something on the table. What belongs to nobody, such as a character on the track, has the reader's seat. */
export interface TableTarget {
  kind: NonNullable<OptionInfo["target"]>;
  seat: number;
  card: string | null;
  /** Which one of several that look alike; their answers are the same. */
  index: number;
}

/** An answer with its number in the list, from 1, which is also its key. */
export interface Choice extends OptionInfo {
  number: number;
}

export const choices = (question: QuestionInfo | null): Choice[] =>
  (question?.options ?? []).map((option, index) => ({ ...option, number: index + 1 }));

/** Whether an answer, or a refusal, is about this thing. */
export function isAbout(option: OptionInfo | RefusalInfo, thing: Omit<TableTarget, "index">, me: number): boolean {
  return option.target === thing.kind && (option.seat ?? me) === thing.seat && option.card === thing.card;
}

export const isSame = (one: TableTarget | null, other: TableTarget): boolean =>
  one !== null &&
  one.kind === other.kind &&
  one.seat === other.seat &&
  one.card === other.card &&
  one.index === other.index;

/** The thing that an answer points at; null if there is nothing to press for it. */
export const targetOf = ({ target, seat, card }: OptionInfo, me: number): TableTarget | null =>
  target === null ? null : { kind: target, seat: seat ?? me, card, index: 0 };

/** Answers in a turn whose things can be pressed at any time; for the others one says first what one is about. */
export function isDirect({ verb, target }: OptionInfo): boolean {
  return verb === "build" || target === null || target === "gold" || target === "deck";
}

/** Gold that is there for the taking: what is gathered, and what a character or a district brings without a condition. */
const isIncome = ({ target, seat, card, price, gold }: OptionInfo): boolean =>
  (gold ?? 0) > 0 && !price && seat === null && card === null && (target === null || target === "gold");

/** All incomes of a turn, if there are several; each is an answer of its own. */
export function incomes(all: Choice[]): Choice[] {
  const found = all.filter(isIncome);
  return found.length > 1 ? found : [];
}

/** What one can be about in a turn: answers with the same verb that each need something to point at. */
export interface TargetGroup {
  verb: string;
  title: string;
  mandatory: boolean;
}

export function targetGroups(question: QuestionInfo | null): TargetGroup[] {
  const found = new Map<string, TargetGroup>();
  for (const option of question?.options ?? []) {
    const { verb, text, mandatory } = option;
    if (isDirect(option) || found.has(verb)) continue;
    found.set(verb, { verb, title: question?.menus[verb] ?? text, mandatory });
  }
  return [...found.values()];
}
