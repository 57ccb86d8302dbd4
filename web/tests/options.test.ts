import { describe, expect, it } from "vitest";
import { choices, groups } from "../src/lib/options";
import type { OptionInfo, QuestionInfo } from "../src/protocol";

const option = (verb: string, card: string | null = null, seat: number | null = null): OptionInfo =>
  ({ verb, card, seat, action: "not to be read" }) as Partial<OptionInfo> as OptionInfo;

const question = (...options: OptionInfo[]): QuestionInfo =>
  ({ options, menus: { build: "Build", destroy: "Destroy" } }) as Partial<QuestionInfo> as QuestionInfo;

const TURN = question(option("build", "manor"), option("destroy", "keep+", 2), option("build", "tavern"), option("end"));

describe("choices", () => {
  it("takes verb, seat and card from the data of an option", () => {
    const found = choices(TURN).map(({ verb, seat, card, number }) => [verb, seat, card, number]);
    expect(found).toEqual([
      ["build", null, "manor", 1],
      ["destroy", 2, "keep+", 2],
      ["build", null, "tavern", 3],
      ["end", null, null, 4],
    ]);
  });

  it("takes the seat of an action without a card", () => {
    expect(choices(question(option("swap", null, 3)))[0]).toMatchObject({ verb: "swap", seat: 3, card: null });
  });

  it("has none where nothing is asked", () => {
    expect(choices(null)).toEqual([]);
    expect(groups(null)).toEqual([]);
  });
});

describe("groups", () => {
  it("puts answers of a verb together, in the order in which verbs come, under their title", () => {
    const found = groups(TURN).map(({ title, choices }) => [title, choices.map((choice) => choice.number)]);
    expect(found).toEqual([["Build", [1, 3]], ["Destroy", [2]], [null, [4]]]);
  });
});
