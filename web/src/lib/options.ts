/** Options sorted by what they point at on the table. */

import type { OptionInfo, QuestionInfo } from "../protocol";

export interface Choice {
  option: OptionInfo;
  verb: string;
  /** The player it targets. */
  seat: number | null;
  /** The card it names: a district, with its + if beautified, or a character. */
  card: string | null;
  /** Its number in the list, from 1, which is also its key. */
  number: number;
}

export function choices(question: QuestionInfo | null): Choice[] {
  return (question?.options ?? []).map((option, index) => {
    const { verb, seat, card } = option;
    return { option, verb, seat, card, number: index + 1 };
  });
}

export interface Group {
  verb: string;
  title: string | null;
  choices: Choice[];
}

/** Answers grouped by verb, in their original order. */
export function groups(question: QuestionInfo | null): Group[] {
  const found = new Map<string, Group>();
  for (const choice of choices(question)) {
    const group = found.get(choice.verb) ?? {
      verb: choice.verb,
      title: question?.menus[choice.verb] ?? null,
      choices: [],
    };
    group.choices.push(choice);
    found.set(choice.verb, group);
  }
  return [...found.values()];
}
