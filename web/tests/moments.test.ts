import type { GameEvent, Line } from "../src/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences, type Pace } from "../src/lib/device.svelte";
import { Herald } from "../src/lib/herald.svelte";
import { brings, lengthOf, momentsOf, trimmed, type Moment } from "../src/lib/moments";
import { flightsOf } from "../src/lib/motion";
import { soundOf } from "../src/lib/sound";
import { tell } from "../src/lib/story";
import type { TableLink } from "../src/lib/table.svelte";
import { began, built, ended, gained, linesOf, marked, moved, picked, revealed, silence } from "./lines";

const ME = 0;
const moments = (lines: Line[], seat = ME): Moment[] => momentsOf(tell(lines, { seat, characters: [] }), 0);
const kinds = (found: Moment[]): string[] => found.map((moment) => `${moment.kind} ${moment.entry.character}`);
const call = [revealed(1, "king"), { event: "CrownMoved", seat: 1, previous: 2 } as GameEvent, gained(1, 2)];
const killed = [began(1), picked(ME, "merchant"), revealed(1, "assassin"), marked(1, "killed", "merchant"), silence("merchant")];

describe("moments", () => {
  it("are the calls, the silences and the blows, each in its place", () => {
    expect(kinds(moments(linesOf([began(1), silence("thief")], call, killed.slice(1))))).toEqual([
      "silence thief", "call king", "call assassin", "blow assassin",
    ]);
  });

  it("bring what came with the call", () => {
    const [moment] = moments(linesOf(call, [built(1, "manor")]));
    expect(brings(moment!.entry, ME).map((line) => line.event.event)).toEqual(["CrownMoved", "GoldGained"]);
  });

  it("are glances where little happened", () => {
    expect(kinds(moments(linesOf([{ event: "HandSeen", seat: 1, other: ME, cards: null, source: "spy" }])))).toEqual(["glance spy"]);
  });

  it("are left out or short once the reader is asked, but not what was done to them", () => {
    const queue = moments(linesOf([...killed], [...call, revealed(ME, "bishop")]));
    const left = trimmed(queue, ME, true, "normal");
    expect(kinds(left)).toEqual(["blow assassin", "call bishop"]);
    expect(left.map((moment) => moment.brief)).toEqual([false, true]);
  });

  it.each(["calm", "normal", "brisk"] as Pace[])("never keep anybody waiting for long: %s", (pace) => {
    const many = moments(linesOf(...["a", "b", "c", "d", "e", "f", "g", "h"].map((character, seat) => [revealed(seat, character)])), -1);
    const left = trimmed(many, -1, false, pace);
    expect(left.reduce((sum, moment) => sum + lengthOf(moment, pace), 0)).toBeLessThanOrEqual(4000);
    expect(left.at(-1)?.entry.character).toBe("h");
  });
});

/** Fields that some readers may not see, and what could stand there. */
const HIDDEN: [GameEvent, GameEvent][] = [
  [picked(2, null), picked(2, "king")],
  [marked(1, "warrant", "king"), marked(1, "warrant", "king", true)],
  [marked(1, "threat", "bishop", false), marked(1, "threat", "bishop", true)],
  [{ event: "CharacterDiscarded", seat: 2, character: null }, { event: "CharacterDiscarded", seat: 2, character: "thief" }],
  [{ event: "PacketPassed", seat: 2, characters: null, count: 3 }, { event: "PacketPassed", seat: 2, characters: ["king"], count: 3 }],
  [{ event: "CardsDrawn", seat: 1, cards: null, count: 2, kept: true, source: "gather" }, { event: "CardsDrawn", seat: 1, cards: ["inn", "inn"], count: 2, kept: true, source: "gather" }],
  [{ event: "CardsKept", seat: 1, cards: null, count: 1 }, { event: "CardsKept", seat: 1, cards: ["palace"], count: 1 }],
  [{ event: "CardsDiscarded", seat: 1, cards: null, count: 1, drawn: true, source: "gather" }, { event: "CardsDiscarded", seat: 1, cards: ["keep"], count: 1, drawn: true, source: "gather" }],
  [{ event: "CardsMoved", seat: 1, to: 2, cards: null, count: 1, source: "wizard" }, { event: "CardsMoved", seat: 1, to: 2, cards: ["keep"], count: 1, source: "wizard" }],
  [{ event: "HandsSwapped", seat: 1, other: 2, given: null, received: null, source: "magician" }, { event: "HandsSwapped", seat: 1, other: 2, given: ["inn"], received: ["inn", "keep", "park"], source: "magician" }],
  [{ event: "HandSeen", seat: 1, other: 2, cards: null, source: "spy" }, { event: "HandSeen", seat: 1, other: 2, cards: ["inn"], source: "spy" }],
  [{ event: "CharactersSwapped", seat: 1, other: 2, given: null, received: null }, { event: "CharactersSwapped", seat: 1, other: 2, given: "king", received: "thief" }],
  [{ event: "CardStored", seat: 1, card: null, under: "museum" }, { event: "CardStored", seat: 1, card: "inn", under: "museum" }],
  [{ event: "StoreLost", seat: 1, cards: null, count: 2, under: "museum" }, { event: "StoreLost", seat: 1, cards: ["inn", "keep"], count: 2, under: "museum" }],
  [{ event: "DeckShuffled", seat: 1, cards: null, count: 2, source: "scholar" }, { event: "DeckShuffled", seat: 1, cards: ["inn", "keep"], count: 2, source: "scholar" }],
];

describe("nothing that a seat may not know", () => {
  /** What is shown and for how long, what flies and what sounds. */
  function course(events: GameEvent[], seat: number, pace: Pace, asked: boolean): unknown {
    const shown = trimmed(moments(linesOf([began(1), silence("witch"), ...events], call), seat), seat, asked, pace);
    return [shown.map((moment) => [moment.kind, moment.number, lengthOf(moment, pace)]), events.map((event) => [flightsOf(event, seat), soundOf(event)])];
  }

  it.each(HIDDEN)("changes what moves, sounds or waits: %o", (one, other) => {
    for (const seat of [-1, ME])
      for (const pace of ["calm", "normal", "brisk"] as Pace[])
        for (const asked of [false, true]) expect(course([one], seat, pace, asked)).toEqual(course([other], seat, pace, asked));
  });

  it("changes it in any company", () => {
    const [ones, others] = [HIDDEN.map(([one]) => one), HIDDEN.map(([, other]) => other)];
    for (const seat of [-1, ME]) expect(course(ones, seat, "normal", false)).toEqual(course(others, seat, "normal", false));
  });
});

describe("the herald", () => {
  let hear: (lines: Line[], live?: boolean) => void;
  let herald: Herald;
  let link: { question: object | null; past: null; seat: number; lines: Line[]; situation: null };

  beforeEach(() => {
    vi.useFakeTimers();
    link = { question: null, past: null, seat: ME, lines: [], situation: null };
    const listeners: ((lines: Line[], live: boolean) => void)[] = [];
    const onLines = (listener: (lines: Line[], live: boolean) => void): (() => void) => {
      listeners.push(listener);
      return () => undefined;
    };
    herald = new Herald(Object.assign(link, { onLines, onAnswer: () => () => undefined }) as Partial<TableLink> as TableLink);
    hear = (lines, live = true) => {
      link.lines = [...link.lines, ...lines];
      for (const listener of listeners) listener(lines, live);
    };
  });
  afterEach(() => {
    herald.end();
    vi.useRealTimers();
    preferences.pace = "normal";
    preferences.motion = true;
  });

  const now = (): string | null => (herald.now ? kinds([herald.now])[0]! : null);
  const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);
  const numbered = (lines: Line[], from: number): Line[] => lines.map((line, index) => ({ ...line, number: from + index }));

  it("shows one moment after the other, each once", async () => {
    hear(linesOf([silence("thief")], call));
    await settle();
    expect(now()).toBe("silence thief");
    await vi.advanceTimersByTimeAsync(800);
    expect(now()).toBe("call king");
    hear(numbered(linesOf([gained(1, 1)]), 10));
    await vi.advanceTimersByTimeAsync(1900);
    expect(now()).toBeNull();
  });

  it("takes its time from the pace", async () => {
    preferences.pace = "brisk";
    hear(linesOf(call));
    await vi.advanceTimersByTimeAsync(1300);
    expect(now()).toBeNull();
  });

  it("does not show what happened while the connection was lost, or while nobody looks", async () => {
    hear(linesOf(call), false);
    await settle();
    expect(now()).toBeNull();
    Object.assign(document, { hidden: true });
    hear(numbered(linesOf([revealed(2, "bishop")]), 10));
    await settle();
    expect(now()).toBeNull();
    Object.assign(document, { hidden: false });
  });

  it("makes room when the reader is asked, but what was done to them waits for them", async () => {
    hear(linesOf(killed, call));
    await settle();
    expect(now()).toBe("call assassin");
    link.question = {};
    herald.settle();
    expect([now(), herald.waits]).toEqual(["blow assassin", true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(now()).toBe("blow assassin");
    herald.skip();
    expect(now()).toBeNull();
  });

  it("leaves all calls at a key", async () => {
    hear(linesOf(call, [revealed(2, "bishop")]));
    await settle();
    herald.skip();
    expect(now()).toBeNull();
  });

  it("waits for a key where nothing moves", async () => {
    preferences.motion = false;
    hear(linesOf([revealed(1, "warlord")], [{ event: "DistrictDestroyed", seat: ME, district: "inn", by: 1, source: "warlord" }, ended(1, "warlord")]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([now(), herald.waits]).toEqual(["blow warlord", true]);
  });

  it("shows the last moments again", async () => {
    hear(linesOf(call, [moved(ME, 1, 2, "abbot")]));
    await vi.advanceTimersByTimeAsync(10_000);
    herald.replay(0);
    expect(now()).toBe("call king");
    await vi.advanceTimersByTimeAsync(2000);
    expect(now()).toBe("glance abbot");
  });
});
