import type { GameEvent, Line, Update } from "../src/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences, type Pace } from "../src/lib/device/device.svelte";
import { MomentQueue } from "../src/lib/story/momentQueue.svelte";
import { brings, isBlow, late, lengthOf, momentsOf, remaining, speedOf, type Moment } from "../src/lib/story/moments";
import { flightsOf, landing } from "../src/lib/display/motion";
import { soundOf } from "../src/lib/display/sound";
import { tell } from "../src/lib/story/story";
import type { TableConnection } from "../src/lib/connection/tableConnection.svelte";
import { began, built, ended, gained, linesOf, marked, moved, picked, revealed, silence } from "./lines";

const ME = 0;
const moments = (lines: Line[], seat = ME): Moment[] => momentsOf(tell(lines, { seat, characters: [] }), 0, seat, 1);
const kinds = (found: Moment[]): string[] => found.map((moment) => `${moment.kind} ${moment.entry.character}`);
/** Those over the whole width in capitals. */
const sizes = (found: Moment[]): string[] => found.map(({ kind, large, entry }) => `${large ? kind.toUpperCase() : kind} ${entry.character}`);
const call = [revealed(1, "king"), { event: "CrownMoved", seat: 1, previous: 2 } as GameEvent, gained(1, 2)];
const killed = [began(1), picked(ME, "merchant"), revealed(1, "assassin"), marked(1, "killed", "merchant"), silence("merchant")];

describe("moments", () => {
  it("are the calls, the silences, the attacks and the blows, each in its place", () => {
    expect(kinds(moments(linesOf([began(1), silence("thief")], call, killed.slice(1))))).toEqual([
      "silence thief", "call king", "call assassin", "attack assassin", "blow assassin",
    ]);
  });

  it("are large in round 1, for attacks and for the reader, and small otherwise", () => {
    const round = (number: number): Line[] =>
      linesOf([began(number), silence("thief")], call, [revealed(2, "warlord"), { event: "DistrictDestroyed", seat: 1, district: "inn", by: 2, source: "warlord" }]);
    expect(sizes(moments(round(1)))).toEqual(["SILENCE thief", "CALL king", "CALL warlord", "ATTACK warlord"]);
    expect(sizes(moments(round(2)))).toEqual(["call king", "call warlord", "ATTACK warlord"]);
  });

  it("tell nobody at length what they did, or that it is their turn", () => {
    const mine = [began(1), picked(ME, "assassin"), revealed(ME, "assassin"), marked(ME, "killed", "king")];
    expect(sizes(moments(linesOf(mine)))).toEqual(["call assassin"]);
  });

  it("are large for whoever is named, also where nobody is attacked yet", () => {
    const warned = [began(3), picked(ME, "merchant"), revealed(1, "magistrate"), marked(1, "warrant", "merchant")];
    expect(sizes(moments(linesOf(warned)))).toEqual(["call magistrate", "ATTACK magistrate"]);
    expect(sizes(moments(linesOf(warned), 2))).toEqual(["call magistrate"]);
  });

  it("bring what came with the call", () => {
    const [moment] = moments(linesOf(call, [built(1, "manor")]));
    expect(brings(moment!.entry, ME).map((line) => line.event.event)).toEqual(["CrownMoved", "GoldGained"]);
  });

  it("are glances where little happened", () => {
    expect(kinds(moments(linesOf([{ event: "HandSeen", seat: 1, other: ME, cards: null, source: "spy" }])))).toEqual(["glance spy"]);
  });

  it("leave a flag once the reader is asked: what was done to them, or else their own call", () => {
    const queue = moments(linesOf([...killed], [...call, revealed(ME, "bishop")]));
    expect(kinds([remaining(queue, ME)!])).toEqual(["blow assassin"]);
    expect(kinds([remaining(queue.filter((moment) => !isBlow(moment)), ME)!])).toEqual(["call bishop"]);
    expect(remaining(moments(linesOf(call)), ME)).toBeUndefined();
  });

  it.each(["calm", "normal", "brisk"] as Pace[])("never keep anybody waiting for long: %s", (pace) => {
    const many = moments(linesOf([began(1)], ...["a", "b", "c", "d", "e", "f", "g", "h"].map((character, seat) => [revealed(seat, character)])), -1);
    const speed = speedOf(pace, 4);
    const left = many.filter((moment) => !late(many, speed).has(moment.line));
    expect(left.reduce((sum, moment) => sum + lengthOf(moment, speed), 0)).toBeLessThanOrEqual(4000);
    expect(left.at(-1)?.entry.character).toBe("h");
  });

  it("take two thirds of the time with six seats, and half with eight", () => {
    const [moment] = moments(linesOf([began(1)], call));
    expect([2, 4, 6, 8].map((seats) => lengthOf(moment!, speedOf("normal", seats)))).toEqual([1500, 1500, 1000, 750]);
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
  /** What is shown, how large and for how long, what remains of it, what flies and until when, and what sounds. */
  function course(events: GameEvent[], seat: number, pace: Pace, round: number): unknown {
    const shown = moments(linesOf([began(round), silence("witch"), ...events], call), seat);
    const speed = speedOf(pace, 4);
    return [
      shown.map((moment) => [moment.kind, moment.large, moment.line.number, lengthOf(moment, speed), late(shown, speed).has(moment.line)]),
      remaining(shown, seat)?.line.number,
      events.map((event) => [flightsOf(event, seat), soundOf(event)]),
      landing(events, seat),
    ];
  }

  it.each(HIDDEN)("changes what moves, sounds or waits: %o", (one, other) => {
    for (const seat of [-1, ME])
      for (const pace of ["calm", "normal", "brisk"] as Pace[])
        for (const round of [1, 2]) expect(course([one], seat, pace, round)).toEqual(course([other], seat, pace, round));
  });

  it("changes it in any company", () => {
    const [ones, others] = [HIDDEN.map(([one]) => one), HIDDEN.map(([, other]) => other)];
    for (const seat of [-1, ME]) expect(course(ones, seat, "normal", 2)).toEqual(course(others, seat, "normal", 2));
  });
});

describe("the herald", () => {
  /** A link whose updates the test brings. */
  class Link {
    question: object | null = null;
    past = null;
    seat = ME;
    lines: Line[] = [];
    held: Update[] = [];
    situation = null;
    info = { one_device: false, seats: [{}, {}, {}, {}] };
    gate: (() => void) | null = null;
    answered: () => void = () => undefined;
    requests: string[] = [];

    setGate(gate: (() => void) | null): void {
      this.gate = gate;
    }
    onAnswer(listener: () => void): () => void {
      this.answered = listener;
      return () => undefined;
    }
    request(kind: string): void {
      this.requests.push(kind);
    }
    show(): void {
      const update = this.held.shift()!;
      this.lines = [...this.lines, ...update.lines];
      this.question = update.situation.question;
    }
  }

  let herald: MomentQueue;
  let link: Link;

  beforeEach(() => {
    vi.useFakeTimers();
    link = new Link();
    herald = new MomentQueue(link as unknown as TableConnection);
  });
  afterEach(() => {
    herald.end();
    vi.useRealTimers();
    preferences.pace = "normal";
    preferences.motion = true;
  });

  /** Bring the events of one answer; the reader may be asked after it. */
  function hear(events: GameEvent[], asked = false): void {
    const from = link.lines.length + link.held.reduce((sum, update) => sum + update.lines.length, 0);
    const lines = linesOf(events).map((line, index) => ({ ...line, number: from + index }));
    const situation = { question: asked ? {} : null, view: { asked: asked ? ME : 1 } };
    link.held.push({ type: "update", version: from, lines, situation } as unknown as Update);
    link.gate?.();
  }
  const now = (): string | null => (herald.now ? sizes([herald.now])[0]! : null);
  const flag = (): string | null => (herald.flag ? kinds([herald.flag])[0]! : null);
  const pass = (ms: number): Promise<void> => vi.advanceTimersByTimeAsync(ms).then(() => undefined);
  /** How many lines the table shows. */
  const shown = (): number => link.lines.length;

  it("tells a call of round 1 before the table shows anything of it, and holds what follows until the ribbon has gone", async () => {
    hear([began(1)]);
    hear(call);
    hear([built(1, "manor")]);
    await pass(0);
    expect([now(), shown()]).toEqual(["CALL king", 1]);
    await pass(1500);
    expect([now(), shown()]).toEqual([null, 1]); // it rolls up into the plate
    await pass(400);
    expect(shown()).toBe(5);
  });

  it("holds nothing in later rounds: a flag is raised and the table goes on", async () => {
    hear([began(2)]);
    hear(call);
    expect([now(), flag(), shown()]).toEqual([null, "call king", 4]);
    hear([built(1, "manor")]);
    expect(shown()).toBe(5);
    await pass(2000);
    expect(flag()).toBeNull();
  });

  it("begins no ribbon before everything has landed", async () => {
    hear([began(2), revealed(1, "warlord")]);
    hear([gained(1, 2)]);
    hear([{ event: "DistrictDestroyed", seat: 2, district: "inn", by: 1, source: "warlord" }]);
    await pass(0);
    expect([now(), shown()]).toEqual([null, 3]);
    await pass(landing([gained(1, 2)], ME));
    expect([now(), shown()]).toEqual(["ATTACK warlord", 3]);
    await pass(1900);
    expect([now(), shown()]).toEqual([null, 4]);
  });

  it("gives way at once when the reader is asked, whatever it says", async () => {
    hear([began(1), picked(ME, "merchant")]);
    hear([revealed(1, "assassin")]);
    await pass(0);
    expect(now()).toBe("CALL assassin");
    hear([marked(1, "killed", "king"), silence("king")]);
    hear([revealed(ME, "merchant")], true);
    expect([now(), flag(), link.held.length, shown()]).toEqual([null, "call merchant", 0, 6]);
    await pass(2000);
    expect(flag()).toBeNull();
  });

  it("keeps what was done to the reader on a flag until they answer", async () => {
    hear([began(2), picked(ME, "merchant"), revealed(1, "thief"), marked(1, "robbed", "merchant")]);
    await pass(10_000);
    hear([revealed(ME, "merchant"), moved(ME, 1, 2, "thief")], true);
    expect([now(), flag()]).toEqual([null, "blow thief"]);
    await pass(60_000);
    expect(flag()).toBe("blow thief");
    link.answered();
    expect(flag()).toBeNull();
  });

  it("takes its time from the pace and the number of seats", async () => {
    preferences.pace = "brisk";
    link.info.seats = Array.from({ length: 8 }, () => ({}));
    hear([began(1)]);
    hear(call);
    await pass(1500 * 0.65 * 0.5 - 1);
    expect(now()).toBe("CALL king");
    await pass(2);
    expect(now()).toBeNull();
  });

  it("tells nothing while nobody looks, and holds nothing back", async () => {
    Object.assign(document, { hidden: true });
    hear([began(1), ...call]);
    await pass(0);
    expect([now(), flag(), shown()]).toEqual([null, null, 4]);
    Object.assign(document, { hidden: false });
  });

  it("leaves all calls at a key", async () => {
    hear([began(1), ...call]);
    hear([revealed(2, "bishop")]);
    await pass(0);
    herald.skip();
    await pass(400);
    expect([now(), shown()]).toEqual([null, 5]);
    hear([revealed(3, "architect")]);
    await pass(1000);
    expect(now()).toBe("CALL architect");
  });

  it("falls behind by no more than a few seconds", async () => {
    hear([began(1)]);
    for (const [seat, character] of ["a", "b", "c", "d", "e", "f", "g", "h"].entries()) hear([revealed(seat + 1, character)]);
    await pass(7000);
    expect([now(), shown()]).toEqual([null, 9]);
  });

  it("waits for a key where nothing moves", async () => {
    preferences.motion = false;
    hear([began(2), revealed(1, "warlord")]);
    hear([{ event: "DistrictDestroyed", seat: ME, district: "inn", by: 1, source: "warlord" }, ended(1, "warlord")]);
    await pass(60_000);
    expect([now(), herald.waits, shown()]).toEqual(["BLOW warlord", true, 2]);
    herald.skip();
    await pass(0);
    expect([now(), shown()]).toEqual([null, 4]);
  });

  describe("after the guide explained", () => {
    const attack = [revealed(1, "thief"), marked(1, "robbed", "merchant")];
    const asked = [revealed(ME, "merchant"), moved(ME, 1, 2, "thief")];
    /** What the bots did while the reader read, up to the reader's question. */
    beforeEach(() => {
      hear([began(2), picked(ME, "merchant")]);
      herald.wait(true);
      hear(attack);
      hear([built(1, "manor")]);
      hear(asked, true);
      herald.wait(false);
    });

    it("shows what happened meanwhile one by one, although the reader is asked", async () => {
      await pass(0);
      expect([now(), shown()]).toEqual(["ATTACK thief", 2]);
      const told = new Set<string | null>();
      for (let time = 0; time < 10_000; time += 100) {
        await pass(100);
        told.add(now());
      }
      expect([...told]).toEqual(["ATTACK thief", null, "BLOW thief"]);
      expect([shown(), link.held.length]).toEqual([7, 0]);
    });

    it("rests before each answer", async () => {
      await pass(1900); // the ribbon
      expect(shown()).toBe(4);
      await pass(landing(attack, ME));
      expect(shown()).toBe(4);
      await pass(300);
      expect(shown()).toBe(5);
    });

    it("hurries when told to, and asks no bot to", async () => {
      herald.hurry();
      expect([now(), flag(), shown(), link.requests]).toEqual([null, "blow thief", 7, []]);
      herald.hurry();
      expect(link.requests).toEqual(["skip"]);
    });

    it("gives way to a question again once all is shown", async () => {
      await pass(10_000);
      hear([ended(ME, "merchant")]);
      hear([revealed(2, "warlord")]);
      hear([began(3)], true);
      expect([now(), link.held.length]).toEqual([null, 0]);
    });
  });

  it("tells the last moments again, large", async () => {
    hear([began(2), ...call]);
    hear([moved(ME, 1, 2, "abbot")]);
    await pass(10_000);
    herald.replay(0);
    expect(now()).toBe("CALL king");
    await pass(1500);
    expect(now()).toBe("GLANCE abbot");
    await pass(1500);
    expect(now()).toBeNull();
  });
});
