import { describe, expect, it } from "vitest";
import { answer, COMMANDS, type World } from "../src/lib/game/commands";
import type { PlayerView, View } from "../src/protocol";
import { LANGUAGES, speaker } from "./texts";

const LINES = Array.from({ length: 60 }, (_, number) => `Line ${number}.`);

const player = (fields: Partial<PlayerView>): PlayerView => ({
  gold: 0,
  city: [],
  city_size: 0,
  complete: false,
  site: null,
  hand_size: 0,
  hand: null,
  drawn_count: 0,
  drawn: null,
  chosen_count: 0,
  chosen: null,
  character_count: 1,
  characters: null,
  revealed: [],
  ...fields,
});

/** Robin is the merchant and in turn; Ada has built, and was shown as the king. */
const VIEW = {
  complete_size: 7,
  crown: 1,
  asked: 0,
  marks: [],
  result: null,
  points: [0, 3, 0, 0],
  players: [
    player({ gold: 5, hand: ["manor", "tavern"], characters: ["merchant"], revealed: ["merchant"] }),
    player({ gold: 2, city: ["temple", "market"], city_size: 2, revealed: ["king"] }),
    player({}),
    player({ gold: 1 }),
  ],
} as Partial<View> as View;

function world(changes: Partial<World> = {}, language = "en"): World {
  return {
    view: VIEW,
    seat: 0,
    names: ["Robin", "Ada", "Éric", "Erica"],
    lines: LINES,
    say: speaker(language),
    district: (name) => `<${name}>`,
    character: (key) => `<${key}>`,
    ...changes,
  };
}

const ask = (typed: string, changes: Partial<World> = {}): string[] => answer(typed, world(changes));

describe("commands", () => {
  it("has an answer to each", () => {
    expect(ask("hand")).toEqual(["2 cards in your hand: <manor>; <tavern>."]);
    expect(ask("city")).toEqual(["Robin: nothing built yet."]);
    expect(ask("gold")).toEqual(["Robin: 5 gold.", "Ada: 2 gold.", "Éric: 0 gold.", "Erica: 1 gold."]);
    expect(ask("score")).toEqual(["Robin: 0 points.", "Ada: 3 points.", "Éric: 0 points.", "Erica: 0 points."]);
    expect(ask("who")).toEqual(["You: <merchant>.", "Ada: <king>.", "The crown: Ada.", "Your turn"]);
  });

  it("finds a city by number or name", () => {
    const ada = ["Ada, 2 of 7 districts: <temple>; <market>."];
    for (const typed of ["city 2", "city ada", "CITY  A"]) expect(ask(typed)).toEqual(ada);
    expect(ask("city eric"), "a whole name before the beginning of another").toEqual(["Éric: nothing built yet."]);
    for (const typed of ["city e", "city zoe", "city 9", "city 0"])
      expect(ask(typed)).toEqual(["Whose city? 1 Robin, 2 Ada, 3 Éric, 4 Erica."]);
  });

  it("tells the last sentences", () => {
    expect(ask("last")).toEqual(LINES.slice(-5));
    expect(ask("last x")).toEqual(LINES.slice(-5));
    expect(ask("last 2")).toEqual(LINES.slice(-2));
    expect(ask("last 999")).toEqual(LINES.slice(-50));
    expect(ask("last 0")).toEqual(LINES.slice(-1));
    expect(ask("last", { lines: [] })).toEqual(["Nothing has happened yet."]);
  });

  it("meets other words with help", () => {
    const helped = ask("help");
    expect(ask("sing")).toEqual(["“sing” is not one of the words:", ...helped]);
    expect(helped.map((line) => line.split(":")[0])).toEqual([...COMMANDS]);
  });

  it("tells a spectator no secret", () => {
    expect(ask("hand", { seat: -1 })).toEqual(["You have no seat here, so you have no hand."]);
    expect(ask("who", { seat: -1 })[0]).toBe("Robin: <merchant>.");
  });

  it("knows an empty hand, the marks and the result", () => {
    const [robin, ...others] = VIEW.players;
    const empty = { ...VIEW, players: [{ ...robin!, hand: [] }, ...others] };
    expect(ask("hand", { view: empty })).toEqual(["Your hand is empty."]);
    const mark = { mark: "killed", character: "thief", owner: 1, placed: 1, shown: true, face: null };
    expect(ask("who", { view: { ...VIEW, marks: [mark] } })).toContain("<thief>: killed.");
    const scores = [{ seat: 1, items: [], total: 31, tie_breaks: [] }];
    const over = { ...VIEW, result: { winners: [1], decided_by: "points", scores } };
    expect(ask("score", { view: over })[1]).toBe("Ada: 31 points.");
  });

  it.each(LANGUAGES)("understands the words of %s, and English", (language) => {
    const there = world({}, language);
    const own = COMMANDS.map((command) => there.say(`web-command-${command}`));
    expect(new Set(own).size).toBe(COMMANDS.length);
    COMMANDS.forEach((command, index) => {
      expect(answer(own[index]!.toUpperCase(), there)).toEqual(answer(command, there));
    });
  });
});
