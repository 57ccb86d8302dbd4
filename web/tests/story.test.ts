import { brings } from "../src/lib/story/moments";
import type { GameEvent } from "../src/protocol";
import { describe, expect, it } from "vitest";
import { isQuiet, recent, withoutUndone, tell, type Entry } from "../src/lib/story/story";
import { began, built, ended, gained, linesOf, marked, moved, picked, revealed, silence } from "./lines";

const ME = 0;
const reader = { seat: ME, characters: [] };
const told = (...answers: GameEvent[][]): Entry[] => tell(linesOf(...answers), reader);
const short = (entry: Entry): string => [entry.blow?.kind ?? entry.kind, entry.character].filter(Boolean).join(" ");
const signs = (entry: Entry | undefined): string[] =>
  (entry?.signs ?? []).map((sign) => [sign.icon, sign.amount, sign.card, sign.seat].filter((part) => part !== undefined).join(" "));

/** A round in which the reader is this character, up to its first call. */
const draft = (character: string): GameEvent[][] => [
  [began(2), { event: "CharactersDiscarded", faceup: ["bishop"], facedown: 1 }],
  [{ event: "PacketPassed", seat: ME, characters: ["king", character], count: 2 }],
  [picked(ME, character), picked(1, null)],
];

describe("quiet lines", () => {
  it.each([
    [ended(0, "king"), true],
    [{ event: "GoldPaid", seat: 0, gold: 1, source: "build" }, true],
    [{ event: "GoldPaid", seat: 0, gold: 1, source: "bribe" }, false],
    [{ event: "BuildingBegan", seat: 0, district: "manor", origin: 0 }, true],
    [{ event: "BuildingBegan", seat: 0, district: "manor", origin: 2 }, false],
    [{ event: "PacketPassed", seat: 1, characters: null, count: 2 }, true],
    [{ event: "PacketPassed", seat: ME, characters: [], count: 2 }, false],
    [built(0, "manor"), false],
  ] as [GameEvent, boolean][])("%o: %s", (event, quiet) => expect(isQuiet(event, ME)).toBe(quiet));
});

describe("the story", () => {
  it("of a game that began in the middle says so", () => {
    const entries = told([{ event: "PositionOpened", round: 4 }], [gained(1, 2)], [revealed(2, "king")]);
    expect(entries.map(short)).toEqual(["position", "turn king"]);
    expect(signs(entries[0])).toEqual(["coin 2 1"]);
  });

  it("has one entry for each draft, silence and turn", () => {
    const entries = told(...draft("merchant"), [silence("thief"), revealed(1, "king"), { event: "CrownMoved", seat: 1, previous: 0 }], [
      gained(1, 2),
    ], [built(1, "manor")], [ended(1, "king")]);
    expect(entries.map(short)).toEqual(["round", "draft", "silence thief", "turn king"]);
    expect(signs(entries[1])).toEqual(["cross bishop", "check merchant"]);
    expect(signs(entries.at(-1))).toEqual(["crown", "coin 2", "hammer manor"]);
  });

  it("names others where something goes from one to the other", () => {
    const turn = told([began(1), revealed(1, "thief"), marked(1, "robbed", "king")], [
      { event: "DistrictDestroyed", seat: 2, district: "manor", by: 1, source: "warlord" },
      moved(2, 1, 3, "abbot"),
      { event: "HandsSwapped", seat: 1, other: 2, given: null, received: null, source: "magician" },
    ]).at(-1);
    expect(signs(turn)).toEqual(["purse king", "flame manor 2", "coin 3 2", "swap 2"]);
  });

  it("goes on with a turn that was bewitched as another entry", () => {
    const entries = told([began(1), revealed(1, "witch"), marked(1, "bewitched", "king"), { event: "TurnSuspended", seat: 1 }], [
      revealed(2, "king"), gained(2, 2), { event: "TurnResumed", seat: 1, character: "king" }, built(1, "manor"),
    ]);
    expect(entries.map((entry) => [short(entry), entry.seat])).toEqual([["round", -1], ["turn witch", 1], ["turn king", 2], ["turn king", 1]]);
  });

  it("shows a killed character that is revealed at the end of the round without a turn", () => {
    const entries = told([began(1), silence("king")], [revealed(1, "king"), { event: "CrownMoved", seat: 1, previous: 0 }]);
    expect(entries.map(short)).toEqual(["round", "silence king"]);
  });

  it("forgets what was taken back", () => {
    const lines = linesOf([revealed(1, "king")], [gained(1, 2), built(1, "manor")], [{ event: "TakenBack", seat: 1, lines: 2 }], [gained(1, 1)]);
    expect(withoutUndone(lines).map((line) => line.number)).toEqual([0, 4]);
    expect(signs(tell(lines, reader)[0])).toEqual(["coin 1"]);
  });
});

describe("what is done to the reader", () => {
  const blows = (character: string, ...answers: GameEvent[][]): (string | number)[][] =>
    told(...draft(character), ...answers)
      .filter((entry) => entry.blow)
      .map((entry) => [short(entry), entry.seat]);
  const turn = revealed(ME, "merchant");

  it.each<[string, GameEvent[][], string, number]>([
    ["named", [[revealed(1, "assassin"), marked(1, "killed", "merchant")]], "named assassin", 1],
    ["killed", [[revealed(1, "assassin"), marked(1, "killed", "merchant")], [silence("merchant")]], "killed assassin", 1],
    ["robbed", [[revealed(1, "thief"), marked(1, "robbed", "merchant")], [turn, moved(ME, 1, 4, "thief")]], "robbed thief", 1],
    ["bewitched", [[revealed(1, "witch"), marked(1, "bewitched", "merchant")], [turn]], "bewitched witch", 1],
    ["threatened", [[revealed(2, "blackmailer"), marked(2, "threat", "merchant")], [turn]], "threatened blackmailer", 2],
    ["bribed", [[revealed(2, "blackmailer"), marked(2, "threat", "merchant")], [turn], [moved(ME, 2, 1, "blackmailer")]], "touched blackmailer", 2],
    ["unmasked", [
      [revealed(2, "blackmailer"), marked(2, "threat", "merchant")], [turn],
      [{ event: "MarkShown", seat: 2, mark: "threat", character: "merchant", face: true }, moved(ME, 2, 4, "blackmailer")],
    ], "robbed blackmailer", 2],
    ["confiscated", [[revealed(1, "magistrate"), marked(1, "warrant", "merchant")], [turn], [built(1, "manor", ME)]], "struck magistrate", 1],
    ["razed", [[revealed(1, "warlord")], [{ event: "DistrictDestroyed", seat: ME, district: "manor", by: 1, source: "warlord" }]], "struck warlord", 1],
    ["seized", [[revealed(1, "marshal")], [{ event: "DistrictMoved", seat: ME, to: 1, district: "manor", source: "marshal" }]], "struck marshal", 1],
    ["hand swapped", [[{ event: "HandsSwapped", seat: 1, other: ME, given: null, received: null, source: "magician" }]], "struck magician", 1],
    ["hand seen", [[{ event: "HandSeen", seat: 1, other: ME, cards: null, source: "spy" }]], "touched spy", 1],
    ["card taken", [[revealed(1, "wizard")], [{ event: "CardsMoved", seat: ME, to: 1, cards: null, count: 1, source: "wizard" }]], "touched wizard", 1],
    ["taxed", [[turn], [built(ME, "manor"), { event: "GoldPut", seat: ME, gold: 1, card: "tax_collector" }]], "touched tax_collector", -1],
    ["characters swapped", [[{ event: "CharactersSwapped", seat: 1, other: ME, given: "king", received: "merchant" }]], "struck", 1],
    ["crown tribute", [[revealed(1, "emperor")], [moved(ME, 1, 1, "emperor")]], "touched emperor", 1],
  ])("%s", (_, answers, kind, by) => expect(blows("merchant", ...answers)).toEqual([[kind, by]]));

  it("is told once: a robbery in the reader's turn is no part of what they did", () => {
    const robbery = moved(ME, 1, 4, "thief");
    const entries = told(...draft("merchant"), [revealed(1, "thief"), marked(1, "robbed", "merchant")], [turn, robbery, gained(ME, 1)]);
    expect(entries.filter((entry) => entry.lines.some((line) => line.event === robbery)).map(short)).toEqual(["robbed thief"]);
    const own = entries.find((entry) => entry.kind === "turn" && entry.seat === ME);
    expect(own?.signs.map(({ icon, amount }) => [icon, amount])).toEqual([["coin", 1]]);
    expect(brings(own!, ME).map((line) => line.event.event)).toEqual(["GoldGained"]);
  });

  it.each<[string, GameEvent[][]]>([
    ["pays for a district", [[revealed(ME, "marshal")], [moved(ME, 1, 2, "marshal"), { event: "DistrictMoved", seat: 1, to: ME, district: "inn", source: "marshal" }]]],
    ["gives a card back", [[revealed(ME, "marshal")], [{ event: "CardsMoved", seat: ME, to: 1, cards: [], count: 1, source: "marshal" }]]],
    ["names somebody", [[revealed(ME, "marshal"), marked(ME, "robbed", "king")]]],
    ["hears a silence", [[silence("king")]]],
  ])("is nothing if the reader %s", (_, answers) => expect(blows("marshal", ...answers)).toEqual([]));

  it("follows a character that came by a swap", () => {
    const swap: GameEvent = { event: "CharactersSwapped", seat: ME, other: 1, given: "merchant", received: "king" };
    const kills = [revealed(2, "assassin"), marked(2, "killed", "king")];
    expect(blows("merchant", [swap], kills, [silence("king")])).toEqual([["killed assassin", 2]]);
  });

  it("knows the reader's characters where the log begins in the middle of a round", () => {
    const lines = linesOf([revealed(1, "assassin"), marked(1, "killed", "king")]);
    expect(tell(lines, { seat: ME, characters: ["king"] }).map(short)).toEqual(["turn assassin", "named assassin"]);
  });

  it("is nothing to a spectator", () => {
    const lines = linesOf(...draft("merchant"), [revealed(1, "thief"), marked(1, "robbed", "merchant")], [turn, moved(ME, 1, 4, "thief")]);
    expect(tell(lines, { seat: -1, characters: [] }).some((entry) => entry.blow)).toBe(false);
  });
});

describe("the end of the story", () => {
  const mine = [revealed(ME, "king"), gained(ME, 2), ended(ME, "king")];
  const story = (...answers: GameEvent[][]): [string, string[], string[]] => {
    const { title, blows, entries } = recent(told(...answers), ME);
    return [title, blows.map(short), entries.map(short)];
  };

  it("is all that happened since the reader's last turn, also what came with the answer that ended it", () => {
    expect(story([began(1), ...mine, revealed(1, "bishop"), gained(1, 2)], [ended(1, "bishop"), began(2)])).toEqual([
      "since-your-turn", [], ["turn bishop", "round"],
    ]);
  });

  it("keeps what was done to the reader apart, to come first", () => {
    const raze: GameEvent = { event: "DistrictDestroyed", seat: ME, district: "manor", by: 1, source: "warlord" };
    expect(story([began(1), ...mine], [revealed(1, "warlord"), raze])).toEqual(["since-your-turn", ["struck warlord"], ["turn warlord"]]);
  });

  it("goes on during the reader's own turn", () => {
    expect(story([began(1), ...mine, began(2), revealed(1, "thief"), ended(1, "thief")], [revealed(ME, "king"), gained(ME, 2)])[2]).toEqual([
      "round", "turn thief", "turn king",
    ]);
  });

  it("is this round before the reader's first turn, and right after their last", () => {
    expect(story([began(1), revealed(1, "thief")])).toEqual(["this-round", [], ["round", "turn thief"]]);
    expect(story([began(1), ...mine])).toEqual(["this-round", [], ["round", "turn king"]]);
  });

  it("is the last round for a spectator while nobody is called", () => {
    const { title, entries } = recent(tell(linesOf([began(1), revealed(1, "thief"), ended(1, "thief")], [began(2), picked(0, null)]), { seat: -1, characters: [] }), -1);
    expect([title, entries.map(short)]).toEqual(["last-round", ["round", "turn thief", "round", "draft"]]);
  });
});
