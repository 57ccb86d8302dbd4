import { describe, expect, it } from "vitest";
import type { SeatInfo, View } from "../src/protocol";
import { chooseBefore, stageOf } from "../src/lib/game/stage";
import { granted, keepWishes, missed, readWishes, toggled } from "../src/lib/game/wishes";

const seats = (...kinds: SeatInfo["kind"][]): SeatInfo[] => kinds.map((kind) => ({ kind }) as SeatInfo);
const view = (crown: number, asked: number, chosen: number[] = []): View =>
  ({
    phase: "draft", crown, asked, characters: ["assassin", "thief", "king"], faceup: ["thief"],
    players: [0, 1, 2, 3].map((seat) => ({ character_count: chosen.includes(seat) ? 1 : 0 })),
  }) as unknown as View;

describe("wishes", () => {
  it("are offered only if a person chooses before the reader", () => {
    const wait = (table: SeatInfo[], asked: number): string[] | undefined => stageOf(view(2, asked), [], null, 1, false, table)?.cards;
    const mixed = seats("player", "player", "player", "bot");
    expect(wait(seats("player", "player", "bot", "bot"), 2)).toEqual(["assassin", "king"]); // seat 0 comes before seat 1
    expect(wait(seats("bot", "player", "bot", "bot"), 2)).toEqual([]);
    expect(wait(mixed, 3)).toEqual(["assassin", "king"]);
    expect(wait(seats("bot", "player", "player", "bot"), 3)).toEqual([]); // the other person has chosen
  });

  it("are over once the reader has chosen", () => {
    expect(chooseBefore(view(0, 2, [0, 1]), 1)).toEqual([]);
    expect(stageOf(view(0, 2, [0, 1]), [], null, 1, false, seats("player", "player", "player", "player"))).toBeNull();
  });

  it("are marked in order and rubbed out by a second press", () => {
    expect(["king", "thief", "king"].reduce(toggled, [])).toEqual(["thief"]);
  });

  it("are kept for this round of this table only", () => {
    keepWishes("abc", 2, ["king"]);
    expect([readWishes("abc", 2), readWishes("abc", 3), readWishes("def", 2)]).toEqual([["king"], [], []]);
    keepWishes("abc", 2, []);
    expect(readWishes("abc", 2)).toEqual([]);
  });

  it("lift the first that came, and tell which did not", () => {
    const wishes = ["architect", "king", "thief"];
    expect([granted(wishes, ["thief", "king"]), missed(wishes, ["thief", "king"])]).toEqual(["king", ["architect"]]);
    expect([granted(wishes, []), missed(wishes, [])]).toEqual([undefined, wishes]);
  });
});
