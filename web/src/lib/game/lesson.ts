/** The lessons of the tutorial: what the guide says in a situation, why, and what on the table it means. */

import type { Line, QuestionInfo, View } from "../../protocol";
import { nextSteps, type Lesson } from "../device/device.svelte";
import { withoutUndone } from "../story/story";
import { hasText, listed, say } from "../text/texts.svelte";
import { cardName } from "./cards.svelte";
import { orderOf } from "./stage";

/** The rounds with a lesson: build, be robbed, be killed, rob by deduction. */
export const LESSONS = 4;
const MAX_REASONS = 3;

/** A reason of the guide, and the places on the table that it is about, as `places.ts` finds them. */
export interface Reason {
  text: string;
  around: string[];
}

export interface Step {
  /** by which it is remembered once it was read */
  id: string;
  title: string;
  text: string;
  reasons: Reason[];
  /** whether these are reasons, or things to know */
  because: boolean;
  /** the suggested answer, or null */
  action: string | null;
  /** whether the reader only goes on */
  reads: boolean;
}

/** What the guide looks at: nothing that the reader does not see. */
export interface Seen {
  seat: number;
  view: View;
  question: QuestionInfo | null;
  lines: Line[];
  names: string[];
}

/** Something that happened to the reader and that the guide explains once a round. */
interface Happening {
  kind: "passed" | "robbed" | "killed" | "took";
  round: number;
  /** the seat that had the crown when the round began */
  crown: number;
  /** the other player, or -1 */
  by: number;
  gold: number;
  /** the reader's own character */
  own: string;
  /** the characters that the reader chose from */
  packet: string[];
}

/** What messages may mention: the reader's gold, cards and goal, the next two players and the gold of the first one, who is
 * out, the price of the suggested answer and what it leaves; and what happened, to whom and with which cards, and whether the
 * guide had counted it out. */
const NOTHING = {
  gold: 0, hand: 0, size: 0, first: "", second: "", purse: 0, out: "",
  price: 0, left: 0,
  name: "", card: "", kept: 0, counted: "no", direct: "no", packet: "", passed: "", before: "", next: "", after: 0, ahead: 0,
};
type Arguments = typeof NOTHING;

/** Return what the guide says now; null once it has nothing more to say. */
export function stepOf(lesson: Lesson, seen: Seen): Step | null {
  const { view, question } = seen;
  if (view.result || lesson.over) return null;
  const unread = (step: Step): boolean => !lesson.read.includes(step.id);
  const explained = happenings(seen)
    .filter(({ round }) => round >= view.round - 1)
    .map((happening) => explain(happening, seen, lesson))
    .find(unread);
  if (explained) return explained;
  if (view.round > LESSONS) return saying("over", seen, { reads: true });
  const welcome = saying("welcome", seen, { reads: true, because: false });
  if (lesson.given.length === 0 && unread(welcome)) return welcome;
  if (!question) return saying("wait", seen, {});
  return suggest(lesson, seen) ?? saying("own", seen, {});
}

/** Return the step that leads along the path, if its answer is offered. */
function suggest(lesson: Lesson, seen: Seen): Step | null {
  const options = seen.question?.options ?? [];
  const next = nextSteps(lesson).find(({ answer }) => options.some(({ action }) => action === answer));
  const option = options.find(({ action }) => action === next?.answer);
  if (!next || !option) return null;
  const left = (seen.view.players[seen.seat]?.gold ?? 0) - (option.price ?? 0);
  const args = { price: option.price ?? 0, left };
  return { ...saying(next.topic, seen, { args, around: next.around.map((places) => places.split(" ")) }), title: option.text, action: option.action };
}

interface Said {
  args?: Partial<Arguments>;
  /** for each reason, the places that it is about */
  around?: string[][];
  reads?: boolean;
  because?: boolean;
  id?: string;
}

/** Return the step with the texts of a topic: a title, what to do, and up to three reasons. */
function saying(topic: string, seen: Seen, { args = {}, around = [], reads = false, because = true, id = topic }: Said): Step {
  const all = { ...NOTHING, ...argumentsOf(seen), ...args };
  const reasons = Array.from({ length: MAX_REASONS }, (_, index) => `web-lesson-${topic}-why-${index + 1}`)
    .filter(hasText)
    .map((message, index) => ({ text: say(message, all), around: around[index] ?? [] }));
  const title = hasText(`web-lesson-${topic}-title`) ? say(`web-lesson-${topic}-title`, all) : "";
  return { id, title, text: say(`web-lesson-${topic}`, all), reasons, because, action: null, reads };
}

/** Return what messages may mention of any situation. */
function argumentsOf({ seat, view, names }: Seen): Partial<Arguments> {
  const me = view.players[seat];
  const [first = "", second = ""] = [1, 2].map((place) => names[(seat + place) % names.length]);
  const out = cardNames(view, view.faceup);
  const own = { gold: me?.gold ?? 0, hand: me?.hand_size ?? 0, size: view.complete_size };
  return { ...own, first, second, purse: view.players[(seat + 1) % names.length]?.gold ?? 0, out };
}

/** Return the names of characters by rank. */
const cardNames = (view: View, keys: string[]): string =>
  listed(view.characters.filter((key) => keys.includes(key)).map((key) => cardName(view.edition, key)));
const ranks = (keys: string[]): string[] => keys.map((key) => `rank-${key}`);

// -- what happened -------------------------------------------------------------------------

/** Return what happened to the reader, in order. */
export function happenings({ seat, lines }: Pick<Seen, "seat" | "lines">): Happening[] {
  const found: Happening[] = [];
  let [round, crown, packet, own, killer] = [0, 0, [] as string[], "", -1];
  const note = (kind: Happening["kind"], by: number, gold = 0): void => {
    found.push({ kind, round, crown, by, gold, own, packet });
  };
  for (const { event } of withoutUndone(lines)) {
    if (event.event === "RoundBegan") [round, crown, packet, own, killer] = [event.round, event.crown, [], "", -1];
    else if (event.event === "PacketPassed" && event.seat === seat) packet = event.characters ?? [];
    else if (event.event === "CharacterPicked" && event.seat === seat) {
      own = event.character ?? "";
      note("passed", -1);
    } else if (event.event === "Marked" && event.mark === "killed") killer = event.seat;
    else if (event.event === "Silence" && event.character === own) note("killed", killer);
    else if (event.event === "GoldMoved" && event.seat === seat) note("robbed", event.to, event.gold);
    else if (event.event === "GoldMoved" && event.to === seat) note("took", event.seat, event.gold);
  }
  // In the first round there is enough to learn, and what was passed on does not matter yet.
  return found.filter(({ kind, round: when }) => kind !== "passed" || when > 1);
}

function explain(happening: Happening, seen: Seen, lesson: Lesson): Step {
  const { kind, round, crown, by, gold, own, packet } = happening;
  const id = `${kind}-${round}`;
  const { seat, view, names } = seen;
  if (kind === "passed") return passedOn(happening, seen, id);
  const order = orderOf({ ...view, crown });
  const direct = order.indexOf(by) === order.indexOf(seat) - 1 ? "yes" : "no"; // the packet came from them
  const named = { name: names[by] ?? "", card: cardName(view.edition, own), packet: cardNames(view, packet) };
  const counted = round === LESSONS && !lesson.left ? "yes" : "no";
  const args = { ...named, gold, kept: view.players[seat]?.gold ?? 0, counted, direct };
  const AROUND = {
    robbed: [[`seat-${by}`], [`seat-${seat}`], [`city-${seat}`]],
    killed: [direct === "yes" ? ranks(packet) : ranks([own]), [`seat-${by}`], [`seat-${seat}`]],
    took: [[`seat-${by}`], [`seat-${seat}`]],
  };
  return saying(kind, seen, { args, around: AROUND[kind], reads: true, because: kind !== "took", id });
}

/** What the reader alone knows after choosing: who may still be whom. */
function passedOn({ crown, own, packet }: Happening, seen: Seen, id: string): Step {
  const { view, seat, names } = seen;
  const cards = packet.filter((key) => key !== own);
  const order = orderOf({ ...view, crown });
  const ahead = order.indexOf(seat);
  const after = order.slice(ahead + 1);
  const gone = view.characters.filter((key) => ![...packet, ...view.faceup].includes(key));
  const args = { passed: cardNames(view, cards), before: cardNames(view, gone), next: names[after[0] ?? -1] ?? "", after: after.length, ahead };
  return saying(after.length > 0 ? "passed" : "last", seen, { args, around: [ranks(cards), ranks(gone), ranks(view.faceup)], reads: true, because: false, id });
}
