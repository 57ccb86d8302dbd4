import { describe, expect, it, vi } from "vitest";
import type { Course } from "../src/http";
import { headline, materialOf, standings, turningOf } from "../src/lib/result";
import type { Result, Score } from "../src/protocol";
import { LANGUAGES, speaker } from "./texts";

const words = vi.hoisted(() => ({ language: "en" }));
vi.mock("../src/lib/texts.svelte", () => ({
  say: (id: string, args?: Record<string, string | number>) => speaker(words.language)(id, args),
  hasText: (id: string) => !id.startsWith("web-number-") || (Number(id.slice(11)) >= 2 && Number(id.slice(11)) <= 12),
}));

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
    [result([1], "points", 12, 21, 3), "Alba wins by nine"],
    [result([0], "points", 30, 16, 3), "You win by 14"],
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
  const course = (turning: Course["turning"]): Course => ({ seat: 0, rounds: [], lines: [], turning });
  const line = { number: 3, version: 2, text: "Alba builds Docks.", event: { event: "CityCompleted", seat: 1 } } as const;

  it.each([
    [{ round: 6, winner: 1, line }, "Round 6 decided it. Alba builds Docks."],
    [{ round: 6, winner: 0, line: null }, "Round 6 decided it. From then on you were never behind."],
    [{ round: 1, winner: 1, line: null }, "Alba was never behind at the end of a round. "],
  ])("is told", (turning, text) => {
    const told = turningOf(course(turning), 0, NAMES);
    expect(`${told?.title} ${told?.text}`).toBe(text);
  });

  it("is nothing if several won", () => expect(turningOf(course(null), 0, NAMES)).toBeNull());
});

it("builds towers of four materials", () => {
  expect(["districts", "all_types", "complete", "complete_first", "dragon_gate"].map(materialOf)).toEqual([
    "plaster", "slate", "stone", "stone", "timber",
  ]);
});
