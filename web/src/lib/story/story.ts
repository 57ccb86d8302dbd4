/** The story of a game, turn by turn, as one reader may know it. */

import type { GameEvent, Line, View } from "../../protocol";

/** The reader: a seat, or -1 for a spectator, and their present characters. */
export interface Reader {
  seat: number;
  characters: string[];
}

/** A small symbol for an action: icon, amount, card, and other player. */
export interface Sign {
  icon: string;
  amount?: number;
  card?: string;
  seat?: number;
  text: string;
}

/** An attack on the reader, with the character of the attacker. */
export interface Blow {
  kind: "killed" | "bewitched" | "threatened" | "named" | "robbed" | "struck" | "touched";
  by: number;
  as: string;
  /** the earlier line that named the reader's character */
  naming: Line | null;
}

export interface Entry {
  kind: "deal" | "position" | "round" | "draft" | "turn" | "silence" | "blow" | "end";
  /** the seat of the player it is about; -1 for none */
  seat: number;
  character: string;
  /** the seat that had the crown and called the character */
  crown: number;
  round: number;
  signs: Sign[];
  lines: Line[];
  blow: Blow | null;
  /** Whether a known attack caused this silence. */
  victim?: boolean;
}

export const keyOf = (entry: Entry): string => `${entry.kind}-${entry.lines[0]?.number ?? -1}`;
export const versionOf = (entry: Entry): number => entry.lines.at(-1)?.version ?? -1;

/** The icon of each mark on a character, and when it takes effect on the player with that character. */
const MARKS: Record<string, { icon: string; when: "silent" | "revealed" | "later"; kind: Blow["kind"]; verbs?: string[] }> = {
  killed: { icon: "dagger", when: "silent", kind: "killed" },
  bewitched: { icon: "spell", when: "revealed", kind: "bewitched" },
  threat: { icon: "flower", when: "revealed", kind: "threatened", verbs: ["threaten", "flower"] },
  robbed: { icon: "purse", when: "later", kind: "robbed" },
  warrant: { icon: "scroll", when: "later", kind: "struck", verbs: ["warrant", "sign"] },
};
/** Return the mark that an answer places, if it is one of several that lie on the table as tokens. */
export const tokenOf = (verb: string): string | undefined => Object.keys(MARKS).find((mark) => MARKS[mark]?.verbs?.includes(verb));
export const markIcon = (mark: string): string => MARKS[mark]?.icon ?? "flag";

const DRAFT = new Set<GameEvent["event"]>([
  "CharactersDiscarded", "PacketPassed", "CharacterPicked", "CharacterDiscarded", "DiscardRecovered", "CharactersSwapped",
]);

/** Return whether the log omits a line because the next one says more. */
export function isQuiet(event: GameEvent, me: number): boolean {
  switch (event.event) {
    case "BuildingBegan": // The result has its own line, without naming the owner of the card.
      return event.origin === event.seat;
    case "TurnEnded":
      return true;
    case "GoldPaid":
      return event.source === "build";
    case "PacketPassed":
      return event.seat !== me;
    default:
      return false;
  }
}

/** Return the lines without those of undone answers. */
export function withoutUndone(lines: Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    if (line.event.event === "TakenBack") kept.splice(Math.max(0, kept.length - line.event.lines));
    else kept.push(line);
  }
  return kept;
}

type Bare = Omit<Sign, "text">;

/** Return the signs of an event in a player's entry. Other players are named. */
function signsOf(event: GameEvent, actor: number): Bare[] {
  const other = (seat: number): { seat?: number } => (seat === actor ? {} : { seat });
  const between = (icon: string, amount: number, from: number, to: number): Bare =>
    to === actor ? { icon, amount, seat: from } : { icon, amount: -amount, seat: to };
  switch (event.event) {
    case "GoldGained":
      return event.source === "deal" ? [] : [{ icon: "coin", amount: event.gold, ...other(event.seat) }];
    case "GoldCollected":
      return [{ icon: "coin", amount: event.gold, ...other(event.seat) }];
    case "GoldPaid":
      return event.source === "build" ? [] : [{ icon: "coin", amount: -event.gold, ...other(event.seat) }];
    case "GoldPut":
      return [{ icon: "coin", amount: -event.gold, card: event.card, ...other(event.seat) }];
    case "GoldMoved":
      return [between("coin", event.gold, event.seat, event.to)];
    case "CardsDrawn":
      return event.kept && event.source !== "deal" ? [{ icon: "card", amount: event.count, ...other(event.seat) }] : [];
    case "CardsKept":
      return [{ icon: "card", amount: event.count, ...other(event.seat) }];
    case "CardsDiscarded":
      return event.drawn ? [] : [{ icon: "card", amount: -event.count, ...other(event.seat) }];
    case "CardsMoved":
      return [between("card", event.count, event.seat, event.to)];
    case "CardStored":
      return [{ icon: "card", amount: -1, card: event.under }];
    case "HandsSwapped":
    case "CharactersSwapped":
      return [{ icon: "swap", ...other(event.other) }];
    case "HandSeen":
      return [{ icon: "eye", ...other(event.other) }];
    case "CharactersDiscarded":
      return event.faceup.map((card) => ({ icon: "cross", card }));
    case "CharacterPicked":
      return event.character ? [{ icon: "check", card: event.character }] : [];
    case "CrownMoved":
      return [{ icon: "crown", ...other(event.seat) }];
    case "CityCompleted":
      return [{ icon: "flag", ...other(event.seat) }];
    case "CompleteSizeSet":
      return [{ icon: "flag", amount: event.size }];
    case "DistrictBuilt":
      return [{ icon: event.seat === event.builder ? "hammer" : "scroll", card: event.district, ...other(event.seat) }];
    case "DistrictDestroyed":
    case "DistrictSaved":
      return [{ icon: "flame", card: event.district, seat: event.seat }];
    case "DistrictMoved":
      return [{ icon: event.to === actor ? "hand" : "swap", card: event.district, seat: event.to === actor ? event.seat : event.to }];
    case "DistrictBeautified":
      return [{ icon: "brush", card: event.district }];
    case "Marked":
    case "MarkShown":
      return [{ icon: markIcon(event.mark), card: event.character }];
    default:
      return [];
  }
}

interface Mark {
  mark: string;
  character: string;
  by: number;
  as: string;
  line: Line;
  shown: boolean;
  entry: Entry | null;
}

/** Builds the entries from the lines, in order. */
class Teller {
  readonly entries: Entry[] = [];
  #round = 0;
  #crown = -1;
  #own: Set<string>;
  #silent = new Set<string>();
  #marks: Mark[] = [];
  #now: Entry | null = null;

  constructor(
    readonly me: number,
    characters: string[],
  ) {
    this.#own = new Set(characters);
  }

  hear(line: Line): void {
    const { event } = line;
    this.#note(event);
    const entry = this.#entryFor(event);
    if (this.me >= 0) this.#feel(line);
    if (!this.#isRobbery(line)) {
      entry.lines.push(line);
      entry.signs.push(...signsOf(event, entry.seat).map((sign) => ({ ...sign, text: line.text })));
    }
    if (event.event === "Marked") this.#mark(event, line, entry);
    if (event.event === "MarkShown") this.#show(event.mark, event.character);
    if (event.event === "Silence") this.#silent.add(event.character);
  }

  /** Track the public state, and what this reader knows. */
  #note(event: GameEvent): void {
    switch (event.event) {
      case "RoundBegan":
        [this.#round, this.#crown] = [event.round, event.crown];
        this.#own.clear();
        this.#silent.clear();
        this.#marks = [];
        break;
      case "CrownMoved":
        this.#crown = event.seat;
        break;
      case "CharacterPicked":
        if (event.seat === this.me && event.character) this.#own.add(event.character);
        break;
      case "CharactersSwapped":
        this.#swap(event.seat === this.me ? [event.given, event.received] : [event.received, event.given], event.seat, event.other);
    }
  }

  #swap([lost, got]: (string | null)[], seat: number, other: number): void {
    if (this.me !== seat && this.me !== other) return;
    if (lost) this.#own.delete(lost);
    if (got) this.#own.add(got);
  }

  #begin(kind: Entry["kind"], seat = -1, character = ""): Entry {
    const entry: Entry = { kind, seat, character, crown: this.#crown, round: this.#round, signs: [], lines: [], blow: null };
    this.entries.push(entry);
    return (this.#now = entry);
  }

  #entryFor(event: GameEvent): Entry {
    switch (event.event) {
      case "RoundBegan":
        return this.#begin("round");
      case "PositionOpened":
        return this.#begin("position");
      case "Silence":
        return Object.assign(this.#begin("silence", -1, event.character), { victim: this.#isVictim(event.character) });
      case "Revealed":
        if (!this.#silent.has(event.character)) return this.#begin("turn", event.seat, event.character);
        break; // shown at the end of the round
      case "TurnResumed":
        return this.#begin("turn", event.seat, event.character);
      case "GameEnded":
        return this.#begin("end");
      default:
        if (DRAFT.has(event.event) && this.#now?.kind !== "draft") return this.#begin("draft");
    }
    return this.#now ?? this.#begin("deal");
  }

  // -- attacks on the reader

  #mark(event: Extract<GameEvent, { event: "Marked" }>, line: Line, entry: Entry): void {
    const mark: Mark = { mark: event.mark, character: event.character, by: event.seat, as: entry.character, line, shown: false, entry: null };
    this.#marks.push(mark);
    if (event.seat !== this.me && this.#own.has(event.character)) this.#strike(line, "named", mark.by, mark.as, mark);
  }

  #show(kind: string, character: string): void {
    for (const mark of this.#marks) mark.shown ||= mark.mark === kind && mark.character === character;
  }

  #markOf(character: string, by?: number, when?: string): Mark | null {
    const fits = (mark: Mark): boolean => (by === undefined || mark.by === by) && (when === undefined || MARKS[mark.mark]?.when === when);
    return this.#marks.find((mark) => mark.character === character && mark.by !== this.me && fits(mark)) ?? null;
  }

  /** Return whether an attack has silenced this character, if it is in play. */
  #isVictim(character: string): boolean {
    return this.#marks.some((mark) => mark.character === character && MARKS[mark.mark]?.when === "silent");
  }

  /** Add an entry for an attack. It replaces the entry of the mark that led to it. */
  #strike(line: Line, kind: Blow["kind"], by: number, as: string, mark: Mark | null = null): void {
    if (mark?.entry) this.entries.splice(this.entries.indexOf(mark.entry), 1);
    const signs = signsOf(line.event, by).map((sign) => ({ ...sign, text: line.text }));
    const blow = { kind, by, as, naming: kind === "named" ? null : (mark?.line ?? null) };
    const entry: Entry = { kind: "blow", seat: by, character: as, crown: this.#crown, round: this.#round, signs, lines: [line], blow };
    this.entries.push(entry);
    if (mark) mark.entry = entry;
  }

  /** Record a loss of cards or gold by the reader: through another player, or in their own turn as this character. */
  #lose(line: Line, source: string, by: number, kind: Blow["kind"]): void {
    const turn = this.#now;
    if (turn?.seat === this.me && turn.character === source) return;
    const mark = this.#markOf(turn?.seat === this.me ? turn.character : "", by);
    const robbed = mark !== null && (mark.shown || MARKS[mark.mark]?.when === "later"); // Paying a bribe was the reader's choice.
    this.#strike(line, robbed ? "robbed" : kind, by, source, mark);
  }

  #feel(line: Line): void {
    const { event } = line;
    const me = this.me;
    switch (event.event) {
      case "Silence": {
        const mark = this.#own.has(event.character) ? this.#markOf(event.character, undefined, "silent") : null;
        if (mark) this.#strike(line, "killed", mark.by, mark.as, mark);
        break;
      }
      case "Revealed": {
        const mark = event.seat === me ? this.#markOf(event.character, undefined, "revealed") : null;
        if (mark && this.#now?.seat === me) this.#strike(line, MARKS[mark.mark]!.kind, mark.by, mark.as, mark);
        break;
      }
      case "GoldMoved":
      case "CardsMoved":
        if (event.seat === me) this.#lose(line, event.source, event.to, "touched");
        break;
      case "DistrictMoved":
        if (event.seat === me) this.#lose(line, event.source, event.to, "struck");
        break;
      case "DistrictDestroyed":
      case "DistrictSaved":
        if (event.seat === me && event.by !== me) this.#strike(line, "struck", event.by, event.source);
        break;
      case "DistrictBuilt":
        if (event.builder === me && event.seat !== me) this.#confiscated(line, event.seat);
        break;
      case "GoldPut":
        if (event.seat === me) this.#strike(line, "touched", -1, event.card);
        break;
      case "HandsSwapped":
        if (event.other === me) this.#strike(line, "struck", event.seat, event.source);
        break;
      case "HandSeen":
        if (event.other === me) this.#strike(line, "touched", event.seat, event.source);
        break;
      case "CharactersSwapped":
        if (event.other === me) this.#strike(line, "struck", event.seat, "");
    }
  }

  /** Return whether the line is about the reader being robbed in their own turn, which has its own entry. */
  #isRobbery(line: Line): boolean {
    const last = this.entries.at(-1);
    return last?.blow?.kind === "robbed" && last.lines[0] === line && this.#now?.seat === this.me;
  }

  #confiscated(line: Line, by: number): void {
    const mark = this.#markOf(this.#now?.character ?? "", by);
    this.#strike(line, "struck", by, mark?.as ?? "", mark);
  }
}

/** Return all entries, in order. */
export function tell(lines: Line[], reader: Reader): Entry[] {
  const held = withoutUndone(lines);
  const whole = held.some((line) => line.event.event === "RoundBegan");
  const teller = new Teller(reader.seat, whole ? [] : reader.characters);
  for (const line of held) teller.hear(line);
  return teller.entries;
}

export interface Story {
  title: "since-your-turn" | "this-round" | "last-round";
  /** attacks on the reader */
  blows: Entry[];
  entries: Entry[];
}

const isOver = (entry: Entry): boolean =>
  entry.lines.some((line) => line.event.event === "TurnEnded" || line.event.event === "TurnSuspended");

/** Return the end of the story: since the reader's last turn, else this round, or the last one before the first call. */
export function recent(entries: Entry[], seat: number): Story {
  const mine = entries.findLastIndex((entry) => entry.kind === "turn" && entry.seat === seat && isOver(entry));
  const since = entries.slice(mine + 1);
  if (mine >= 0 && since.some((entry) => entry.kind !== "round")) return part("since-your-turn", since);
  const round = Math.max(0, entries.findLastIndex((entry) => entry.kind === "round")); // Some logs begin later.
  const called = entries.slice(round).some((entry) => entry.kind === "turn" || entry.kind === "silence");
  if (called) return part("this-round", entries.slice(round));
  const last = entries.findLastIndex((entry, index) => entry.kind === "round" && index < round);
  return last < 0 ? part("this-round", entries) : part("last-round", entries.slice(last));
}

export const TITLES: Record<Story["title"], string> = {
  "since-your-turn": "web-since-your-turn",
  "this-round": "web-this-round",
  "last-round": "web-last-round",
};

/** Return the end of a table's story, as its reader may know it. */
export function recentOf(link: { seat: number; view: View | null; lines: Line[] }): Story {
  const characters = link.view?.players[link.seat]?.characters ?? [];
  return recent(tell(link.lines, { seat: link.seat, characters }), link.seat);
}

const part = (title: Story["title"], all: Entry[]): Story => ({
  title,
  blows: all.filter((entry) => entry.kind === "blow"),
  entries: all.filter((entry) => entry.kind !== "blow"),
});
