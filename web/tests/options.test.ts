import { describe, expect, it } from "vitest";
import { cardOf, choices, groups, verbOf } from "../src/lib/options";
import type { OptionInfo, Question, RefusalInfo } from "../src/protocol";

const option = (action: string, target: number | null = null): OptionInfo =>
  ({ action, target, text: action }) as Partial<OptionInfo> as OptionInfo;

const question = (...options: OptionInfo[]): Question =>
  ({ options, menus: { build: "Build", destroy: "Destroy" } }) as Partial<Question> as Question;

const TURN = question(option("build manor"), option("destroy 2 keep+", 2), option("build tavern"), option("end"));

describe("choices", () => {
  it("reads verb, seat and card from an action", () => {
    const found = choices(TURN).map(({ verb, seat, card, number }) => [verb, seat, card, number]);
    expect(found).toEqual([
      ["build", null, "manor", 1],
      ["destroy", 2, "keep+", 2],
      ["build", null, "tavern", 3],
      ["end", null, null, 4],
    ]);
  });

  it("takes the seat of an action without a card", () => {
    expect(choices(question(option("swap 3", 3)))[0]).toMatchObject({ verb: "swap", seat: 3, card: null });
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

describe("refusals", () => {
  it("are about a verb and a card", () => {
    const refusal = { action: "destroy 2 keep" } as Partial<RefusalInfo> as RefusalInfo;
    expect([verbOf(refusal), cardOf(refusal)]).toEqual(["destroy", "keep"]);
  });
});
