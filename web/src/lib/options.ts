/** Options sorted by what on the table they are about. The words of an action tell it; no rule is needed. */

import type { OptionInfo, Question, RefusalInfo } from "../protocol";

export interface Choice {
  option: OptionInfo;
  verb: string;
  /** The player it is aimed at. */
  seat: number | null;
  /** The card it names, a district with its + or a character. */
  card: string | null;
  /** Its number in the list, from 1, which is also its key. */
  number: number;
}

export function choices(question: Question | null): Choice[] {
  return (question?.options ?? []).map((option, index) => {
    const words = option.action.split(" ");
    const aimed = option.target !== null;
    return {
      option,
      verb: words[0] ?? "",
      seat: option.target,
      card: (aimed ? words[2] : words[1]) ?? null,
      number: index + 1,
    };
  });
}

export interface Group {
  verb: string;
  title: string | null;
  choices: Choice[];
}

/** Answers with the same verb together, in the order in which they come. */
export function groups(question: Question | null): Group[] {
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

export const verbOf = (refusal: RefusalInfo): string => refusal.action.split(" ")[0] ?? "";
export const cardOf = (refusal: RefusalInfo): string => refusal.action.split(" ").at(-1) ?? "";
