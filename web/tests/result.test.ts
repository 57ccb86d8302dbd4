import { describe, expect, it, vi } from "vitest";
import type { GameTimeline } from "../src/http";
import { decidedBy, headline, materialOf, standings } from "../src/lib/game/result";
import type { Result, Score } from "../src/protocol";
import { LANGUAGES, speaker } from "./texts";

const words = vi.hoisted(() => ({ language: "en" }));
vi.mock("../src/lib/text/texts.svelte", () => ({
  say: (id: string, args?: Record<string, string | number>) => speaker(words.language)(id, args),
  hasText: (id: string) => !id.startsWith("web-number-") || (Number(id.slice(11)) >= 2 && Number(id.slice(11)) <= 12),
}));

vi.mock("../src/lib/game/cards.svelte", () => ({ scoreItem: (_: string, item: string) => item.replaceAll("_", " ") }));

const NAMES = ["Robin", "Alba", "Berto"];
const score = (seat: number, total: number, items: Score["items"] = [{ item: "districts", points: total }]): Score => ({ seat, total, items, tie_breaks: [] });
const result = (winners: number[], decided_by: string, ...totals: number[]): Result => ({
  winners,
  decided_by,
  scores: totals.map((total, seat) => score(seat, total)),
});

describe("places", () => {
  it("go by points, and level players share one", () => {
    const places = standings(result([1], "points", 12, 20, 12)).map(({ seat, place }) => [seat, place]);
    expect(places).toEqual([[1, 1], [0, 2], [2, 2]]);
  });

  it("say who shares one", () => {
    expect(standings(result([1], "points", 12, 20, 12)).map(({ tied }) => tied)).toEqual([false, true, true]);
    expect(standings(result([2], "rank", 20, 8, 20)).map(({ tied }) => tied)).toEqual([false, false, false]);
  });

  it("go to the winner of a tie first", () => {
    const places = standings(result([2], "rank", 20, 8, 20)).map(({ seat, place }) => [seat, place]);
    expect(places).toEqual([[2, 1], [0, 2], [1, 3]]);
  });

  it("have each thing that brought points once", () => {
    const twice = { ...result([0], "points", 5), scores: [score(0, 5, [{ item: "statue", points: 2 }, { item: "statue", points: 3 }])] };
    expect(standings(twice)[0]?.items).toEqual([{ item: "statue", points: 5 }]);
  });
});

describe("the headline", () => {
  it.each([
    [result([1], "points", 12, 21, 3), "Alba wins by nine points"],
    [result([0], "points", 30, 16, 3), "You win by 14 points"],
    [result([0], "points", 17, 16, 3), "You win by one point"],
    [result([1], "rank", 16, 16, 3), "Alba wins by a hair"],
    [result([0, 1], "shared", 16, 16, 3), "A shared victory"],
  ])("says who won and by how much", (over, text) => expect(headline(over, 0, NAMES)).toBe(text));

  it.each(LANGUAGES)("exists in %s for every lead", (language) => {
    words.language = language;
    for (const lead of [0, 1, 2, 12, 13]) expect(headline(result([1], lead ? "points" : "rank", 3, 3 + lead), 0, NAMES)).toContain("Alba");
    words.language = "en";
  });
});

describe("what decided the game", () => {
  const course = (turning: GameTimeline["turning"]): GameTimeline => ({ seat: 0, rounds: [], lines: [], turning });
  const line = { number: 3, version: 2, text: "Alba builds Docks.", event: { event: "CityCompleted", seat: 1 } } as const;
  const told = (over: Result, found: GameTimeline | null = course({ round: 4, winner: 0, line })) => {
    const { title, text } = decidedBy(over, "2016", found, 0, NAMES) ?? { title: "", text: "nothing" };
    return `${title} ${text}`.trim();
  };
  const scored = (...items: Record<string, number>[]): Result => {
    const scores = items.map((one, seat) => {
      const listed = Object.entries(one).map(([item, points]) => ({ item, points }));
      return score(seat, listed.reduce((sum, { points }) => sum + points, 0), listed);
    });
    return { winners: [0], decided_by: "points", scores };
  };

  it.each([
    [scored({ districts: 28, complete: 2, map_room: 13, all_types: 3 }, { districts: 29, complete: 2 }), "Map room: 13 more points. That was most of the lead."],
    [scored({ districts: 20, all_types: 3, statue: 2 }, { districts: 20, museum: 1 }), "All types: 3 more points. That was most of the lead."],
    [scored({ districts: 20, all_types: 3, statue: 3 }, { districts: 20 }), "All types: 3 more points. That was half of the lead."],
    [scored({ districts: 20, all_types: 3 }, { districts: 22 }), "All types: 3 more points. That made the difference."],
    [scored({ districts: 20, complete_first: 4 }, { districts: 21, complete: 2 }), "Complete first: 2 more points. That made the difference."],
  ])("is what brought at least half of the lead, whatever was built in between", (over, text) => expect(told(over)).toBe(text));

  it("is a round if the districts brought most of the lead, or nothing brought half of it", () => {
    for (const over of [
      scored({ districts: 30, complete: 2 }, { districts: 20, complete: 2 }),
      scored({ districts: 20, complete_first: 4, all_types: 3, statue: 5, map_room: 3 }, { districts: 20, complete: 2 }),
    ])
      expect(told(over)).toBe("After round 4, no one was ahead of you again. What helped most: Alba builds Docks.");
  });

  it("is a round after a tie, where no points can have decided", () => {
    expect(told({ ...scored({ districts: 10, statue: 5 }, { districts: 15 }), decided_by: "rank" })).toContain("After round 4");
  });

  it.each([
    [{ round: 6, winner: 1, line: null }, "After round 6, no one was ahead of Alba again."],
    [{ round: 1, winner: 1, line: null }, "Alba was never behind at the end of a round."],
    [null, "nothing"],
  ])("is told without a deed too", (turning, text) => expect(told(result([0], "points", 9, 3), course(turning))).toBe(text));

  it("is told by points before the course of the game is here", () => {
    expect(told(scored({ districts: 20, all_types: 3 }, { districts: 22 }), null)).toContain("All types");
    expect(told(result([0], "points", 9, 3), null)).toBe("nothing");
  });
});

it("builds towers of four materials", () => {
  expect(["districts", "all_types", "complete", "complete_first", "dragon_gate"].map(materialOf)).toEqual([
    "plaster", "slate", "stone", "stone", "timber",
  ]);
});
