import { beforeAll, describe, expect, it, vi } from "vitest";
import "./device";
import type { GameEvent, OptionInfo, PlayerView, QuestionInfo, Result, View } from "../src/protocol";
import type { Lesson } from "../src/lib/device/device.svelte";
import { happenings, stepOf, type Seen, type Step } from "../src/lib/game/lesson";
import { outcomes } from "../src/lib/game/lessonEnd";
import { began, built, linesOf, marked, moved, picked, silence } from "./lines";
import { LANGUAGES, useTexts } from "./texts";

vi.mock("../src/lib/game/cards.svelte", () => ({ cardName: (_: string, key: string) => key, scoreItem: (_: string, item: string) => item }));

const NAMES = ["Robin", "Alba", "Berto", "Carla"];
const CHARACTERS = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
const passed = (seat: number, ...characters: string[]): GameEvent => ({ event: "PacketPassed", seat, characters, count: characters.length });

const player = (more: Partial<PlayerView> = {}): PlayerView =>
  ({ gold: 4, city: [], city_size: 0, hand: [], hand_size: 3, characters: [], revealed: [], character_count: 1, ...more }) as PlayerView;

const option = (action: string, more: Partial<OptionInfo> = {}): OptionInfo =>
  ({ action, text: `Do ${action}`, verb: action.split(" ")[0]!, price: null, gold: null, target: null, seat: null, card: null, ...more }) as OptionInfo;

const asks = (...options: OptionInfo[]): QuestionInfo => ({ prompt: "turn", text: "?", options, refused: [], menus: {}, named: [] });

function seen(more: Partial<Seen> = {}, view: Partial<View> = {}): Seen {
  const players = [player(), player(), player(), player()];
  const whole = { edition: "2016", round: 1, crown: 1, complete_size: 7, phase: "turns", characters: CHARACTERS, faceup: ["three", "five"], players, result: null, ...view };
  return { seat: 0, view: whole as View, question: null, lines: [], names: NAMES, ...more };
}

const lesson = (more: Partial<Lesson> = {}): Lesson => ({
  table: "t",
  steps: [{ answer: "build x", topic: "build-1", around: ["it", "seat-0"] }, { answer: "end", topic: "end-1", around: [] }],
  given: [],
  read: ["welcome"],
  left: false,
  over: false,
  ...more,
});

const titled = (step: Step | null): string => step?.title ?? "";

beforeAll(() => useTexts("en"));

describe("the guide", () => {
  it("welcomes the reader once", () => {
    expect(stepOf(lesson({ read: [] }), seen())).toMatchObject({ id: "welcome", title: "Welcome!", reads: true, action: null });
    expect(titled(stepOf(lesson(), seen()))).toBe("Watch the others");
  });

  it("suggests the next answer of its path, with numbered reasons and what they are about", () => {
    const step = stepOf(lesson(), seen({ question: asks(option("end"), option("build x", { price: 3 })) }));
    expect(step).toMatchObject({ title: "Do build x", action: "build x", reads: false });
    expect(step?.reasons[0]).toMatchObject({ around: ["it"] });
    expect(step?.reasons.length).toBeGreaterThan(0);
  });

  it("suggests what is left of a turn, in whatever order the reader takes it", () => {
    const turn = [["gather gold", "gather-1"], ["profit", "extra-1"], ["build x", "build-1"], ["end", "end-1"]];
    const steps = turn.map(([answer = "", topic = ""]) => ({ answer, topic, around: [] }));
    const next = (given: string[], ...offered: string[]): string | null =>
      stepOf(lesson({ steps, given }), seen({ question: asks(...offered.map((answer) => option(answer))) }))?.action ?? null;
    expect(next(["gather gold"], "end", "profit", "build x")).toBe("profit");
    expect(next(["gather gold", "build x"], "end", "profit")).toBe("profit");
    expect(next(["profit"], "gather gold", "gather cards")).toBe("gather gold");
    expect(next(["build x", "gather gold", "profit"], "end")).toBe("end");
  });

  it("claims to have counted only where it did", () => {
    const lines = linesOf([began(4)], [moved(1, 0, 4, "two")]);
    const read = ["welcome", "passed-4"];
    expect(stepOf(lesson({ read }), seen({ lines }, { round: 4 }))?.text).toContain("You didn’t guess. You counted.");
    expect(stepOf(lesson({ read, left: true }), seen({ lines }, { round: 4 }))?.text).toContain("counting, or luck");
  });

  it("lets the reader have a plan of their own", () => {
    const own = stepOf(lesson({ given: ["build y"], left: true }), seen({ question: asks(option("end")) }));
    expect(own).toMatchObject({ title: "You have your own plan. Good!", action: null, reasons: [] });
    const impossible = stepOf(lesson(), seen({ question: asks(option("end")) }));
    expect(titled(impossible)).toBe("You have your own plan. Good!");
  });

  it("explains a robbery and a murder once, wherever the reader went", () => {
    const lines = linesOf([began(2)], [marked(3, "killed", "six"), picked(0, "four"), moved(0, 2, 5, "two")]);
    const robbed = stepOf(lesson({ left: true, read: ["welcome", "passed-2"] }), seen({ lines }, { round: 2 }));
    expect(robbed).toMatchObject({ id: "robbed-2", reads: true });
    expect(robbed?.text).toContain("Berto was the Thief");
    expect(robbed?.reasons.map(({ around }) => around)).toEqual([["seat-2"], ["seat-0"], ["city-0"]]);
    const read = ["welcome", "passed-2", "robbed-2"];
    expect(titled(stepOf(lesson({ read }), seen({ lines }, { round: 2 })))).toBe("Watch the others");
    const killed = linesOf([began(3)], [picked(0, "six")], [marked(3, "killed", "six")], [silence("six")]);
    expect(stepOf(lesson({ read: ["welcome", "passed-3"] }), seen({ lines: killed }, { round: 3 }))?.text).toContain("Carla was the Assassin");
  });

  it("forgets what was undone, and what was long ago", () => {
    const taken: GameEvent = { event: "TakenBack", seat: 0, lines: 1 };
    expect(happenings({ seat: 0, lines: linesOf([began(2)], [moved(0, 2, 5, "two")], [taken]) })).toEqual([]);
    const lines = linesOf([began(1)], [moved(0, 2, 5, "two")], [began(2)], [began(3)]);
    expect(titled(stepOf(lesson(), seen({ lines }, { round: 3 })))).toBe("Watch the others");
  });

  it("points out what was passed on, what was gone and what is out: only what the reader saw", () => {
    const lines = linesOf([began(2, 2)], [passed(0, "two", "four", "six")], [picked(0, "two")]);
    const players = [player({ characters: ["two"] }), player(), player(), player()];
    const step = stepOf(lesson(), seen({ lines }, { round: 2, crown: 2, players }));
    expect(step).toMatchObject({ id: "passed-2", reads: true });
    expect(step?.reasons.map(({ text }) => text)).toEqual([
      "Alba chooses from what you passed on: four, six.",
      "Taken before you, or face down: one, seven, eight.",
      "Out, face up: three, five. No one has them this round.",
    ]);
    expect(step?.reasons.map(({ around }) => around)).toEqual([
      ["rank-four", "rank-six"], ["rank-one", "rank-seven", "rank-eight"], ["rank-three", "rank-five"],
    ]);
  });

  it("knows what lies face down when the reader chose first", () => {
    const lines = linesOf([began(2, 0)], [passed(0, "one", "two", "four", "six", "seven")], [picked(0, "two")]);
    const players = [player({ characters: ["two"] }), player(), player(), player()];
    const step = stepOf(lesson(), seen({ lines }, { round: 2, crown: 0, players }));
    expect(step?.reasons[0]?.text).toBe("The others choose from what you passed on: one, four, six, seven.");
    expect(step?.reasons[1]?.text).toBe("Face down: eight. No one has that card this round.");
  });

  it("says good-bye after four rounds, and then nothing", () => {
    expect(stepOf(lesson(), seen({}, { round: 5 }))).toMatchObject({ id: "over", reads: true });
    expect(stepOf(lesson({ over: true }), seen({}, { round: 5 }))).toBeNull();
    expect(stepOf(lesson(), seen({}, { round: 9, result: {} as Result }))).toBeNull();
  });
});

describe("why the game was won", () => {
  const score = (seat: number, total: number) => ({ seat, total, items: [{ item: "districts", points: total }], tie_breaks: [] });
  const result: Result = { winners: [0], decided_by: "points", scores: [score(0, 20), score(1, 14), score(2, 9), score(3, 2)] };
  const game = (...answers: GameEvent[][]) => ({ lines: linesOf(...answers), result, seat: 0, names: NAMES, city: ["a", "b", "c"] });

  it("is counted from the log", () => {
    const [built_, robbed, killed, took] = outcomes(
      game([began(2)], [picked(0, "six"), moved(0, 2, 5, "two")], [began(3)], [picked(0, "seven"), silence("seven")], [began(4)], [moved(1, 0, 4, "two")], [built(0, "a")]),
    );
    expect([built_, robbed, killed, took].map((one) => [one?.amount, one?.unit])).toEqual([[20, "laurel"], [-5, "coin"], [-1, "dagger"], [4, "coin"]]);
    expect(built_?.text).toBe("Your districts score 20. Alba’s districts score only 14.");
    expect(robbed?.text).toContain("no Thief found your gold again");
    expect(killed?.title).toBe("You lost one turn");
    expect(took?.text).toContain("Alba");
  });

  it("does not praise what did not happen", () => {
    const titles = outcomes(game([began(1)], [picked(0, "six")])).map(({ title }) => title);
    expect(titles).toEqual(["You built 3 districts", "No one robbed you", "You never lost a turn", "You robbed no one"]);
    const again = outcomes(game([began(2)], [moved(0, 2, 5, "two")], [began(6)], [moved(0, 1, 2, "two")]));
    expect(again[1]?.text).toContain("it happened again");
  });

  it.each(LANGUAGES)("is told in %s", async (language) => {
    await useTexts(language);
    for (const { title, text } of outcomes(game([began(2)], [moved(0, 2, 5, "two")], [moved(1, 0, 4, "two")]))) {
      expect(`${title} ${text}`).not.toMatch(/web-|\{|undefined/);
    }
    await useTexts("en");
  });
});
