/** Targets on the table that can be pressed, and their answers. */

import type { OptionInfo, QuestionInfo, RefusalInfo } from "../../protocol";

/** Something on the table. Targets without an owner, such as a character on the track, have the reader's seat. */
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

/** Return whether an answer or a refusal points at a target. */
export function isAbout(option: OptionInfo | RefusalInfo, thing: Omit<TableTarget, "index">, me: number): boolean {
  return option.target === thing.kind && (option.seat ?? me) === thing.seat && option.card === thing.card;
}

export const isSame = (one: TableTarget | null, other: TableTarget): boolean =>
  one !== null &&
  one.kind === other.kind &&
  one.seat === other.seat &&
  one.card === other.card &&
  one.index === other.index;

/** Return the target of an answer; null if it has none. */
export const targetOf = ({ target, seat, card }: OptionInfo, me: number): TableTarget | null =>
  target === null ? null : { kind: target, seat: seat ?? me, card, index: 0 };

/** Return whether an answer's target can be pressed without choosing a verb first. */
export function isDirect({ verb, target }: OptionInfo): boolean {
  return verb === "build" || target === null || target === "gold" || target === "deck";
}

/** Return whether an answer only brings gold, without a condition. */
const isIncome = ({ target, seat, card, price, gold }: OptionInfo): boolean =>
  (gold ?? 0) > 0 && !price && seat === null && card === null && (target === null || target === "gold");

/** Return all incomes of a turn, if there are several. */
export function incomes(all: Choice[]): Choice[] {
  const found = all.filter(isIncome);
  return found.length > 1 ? found : [];
}

/** Answers of a turn with the same verb that need a target. */
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
