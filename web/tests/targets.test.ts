import { describe, expect, it } from "vitest";
import { targetGroups, choices, isAbout, isDirect, isSame, targetOf, type TableTarget } from "../src/lib/game/targets";
import type { OptionInfo, QuestionInfo } from "../src/protocol";

const option = (given: Partial<OptionInfo>): OptionInfo => ({
  action: given.verb ?? "end",
  text: "",
  verb: "end",
  seat: null,
  card: null,
  target: null,
  price: null,
  gold: null,
  effect: null,
  mandatory: false,
  ...given,
});
const question = (...options: OptionInfo[]): QuestionInfo => ({
  prompt: "turn",
  text: "",
  options,
  refused: [],
  menus: { kill: "Kill a character" },
  named: [],
});
const ME = 2;
const build = option({ action: "build docks", verb: "build", target: "hand", card: "docks", price: 3 });
const destroy = option({ action: "destroy 1 keep", verb: "destroy", target: "city", card: "keep", seat: 1 });
const kill = option({ action: "kill king", verb: "kill", target: "character", card: "king" });

describe("answers and things", () => {
  it("numbers answers from 1", () => {
    expect(choices(question(build, kill)).map((choice) => choice.number)).toEqual([1, 2]);
    expect(choices(null)).toEqual([]);
  });

  it("finds the thing that an answer points at, and back", () => {
    for (const one of [build, destroy, kill]) expect(isAbout(one, targetOf(one, ME)!, ME)).toBe(true);
    expect(targetOf(option({}), ME)).toBeNull();
    expect(targetOf(build, ME)?.seat).toBe(ME);
    expect(isAbout(destroy, { kind: "city", seat: ME, card: "keep" }, ME)).toBe(false);
  });

  it("tells two equal cards apart, though their answers are the same", () => {
    const first: TableTarget = { kind: "hand", seat: ME, card: "docks", index: 0 };
    const second = { ...first, index: 1 };
    expect(isSame(first, second)).toBe(false);
    expect(isAbout(build, first, ME) && isAbout(build, second, ME)).toBe(true);
  });

  it("lets one build and gather at any time, and asks what one is about for the rest", () => {
    expect(isDirect(build)).toBe(true);
    expect(isDirect(option({ verb: "gather", target: "gold" }))).toBe(true);
    expect(isDirect(kill)).toBe(false);
    expect(targetGroups(question(build, kill, { ...kill, action: "kill thief", card: "thief" }, destroy))).toEqual([
      { verb: "kill", title: "Kill a character", mandatory: false },
      { verb: "destroy", title: "", mandatory: false },
    ]);
  });
});
