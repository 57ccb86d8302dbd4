/** Typed questions about the table, for screen-reader users. Answers come from the view alone. */

import type { View } from "../../protocol";
import { joinTexts } from "../text/join";

/** The data that commands can use. */
export interface World {
  view: View;
  /** The reader's seat; -1 for a spectator. */
  seat: number;
  names: string[];
  /** The log, sentence by sentence. */
  lines: string[];
  say: (id: string, args?: Record<string, string | number>) => string;
  /** A district with its type and cost. */
  district: (name: string) => string;
  /** A character with its rank. */
  character: (key: string) => string;
}

export const COMMANDS = ["hand", "city", "gold", "score", "who", "last", "help"] as const;
export type Command = (typeof COMMANDS)[number];

const USUAL_LINES = 5;
const MAX_LINES = 50;

const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l") // which no normalization takes apart
    .trim();

/** Answer a command in sentences. Commands may be in English or in the reader's language. */
export function answer(typed: string, world: World): string[] {
  const [word = "", ...rest] = fold(typed).split(/\s+/);
  const command = COMMANDS.find((one) => one === word || fold(world.say(`web-command-${one}`)) === word);
  if (!command) return [world.say("web-answer-unknown", { word: typed.trim() }), ...help(world)];
  return ANSWERS[command](world, rest.join(" "));
}

const ANSWERS: Record<Command, (world: World, about: string) => string[]> = { hand, city, gold, score, who, last, help };

/** Join items that may contain commas. */
const row = (say: World["say"], items: string[]): string => joinTexts(say, "list-row", items);

const listed = (say: World["say"], items: string[]): string => joinTexts(say, "list-more", items);

function hand({ view, seat, say, district }: World): string[] {
  const cards = view.players[seat]?.hand;
  if (!cards) return [say("web-answer-no-seat")];
  if (cards.length === 0) return [say("web-hand-empty")];
  return [say("web-answer-hand", { count: cards.length, cards: row(say, cards.map(district)) })];
}

function city(world: World, about: string): string[] {
  const { view, seat, names, say, district } = world;
  const found = about === "" ? seat : seatOf(world, about);
  const player = view.players[found];
  if (!player) return [say("web-answer-nobody", { names: numbered(world) })];
  const name = names[found] ?? "";
  if (player.city.length === 0) return [say("web-answer-no-city", { name })];
  const cards = row(say, player.city.map(district));
  return [say("web-answer-city", { name, size: player.city_size, goal: view.complete_size, cards })];
}

/** Return the seat for a number from 1 or a prefix of a name; -1 if none or several match. */
function seatOf({ names }: World, about: string): number {
  if (/^\d+$/.test(about)) return Number(about) - 1;
  const folded = names.map(fold);
  const exact = folded.indexOf(about);
  const meant = folded.flatMap((name, seat) => (name.startsWith(about) ? [seat] : []));
  return exact >= 0 ? exact : meant.length === 1 ? meant[0]! : -1;
}

const numbered = ({ names, say }: World): string => listed(say, names.map((name, seat) => say("web-numbered", { number: seat + 1, name })));

function gold({ view, names, say }: World): string[] {
  return view.players.map((player, seat) => say("web-answer-gold", { name: names[seat] ?? "", gold: player.gold }));
}

function score({ view, names, say }: World): string[] {
  const totals = view.points.map((points, seat) => view.result?.scores.find((one) => one.seat === seat)?.total ?? points);
  return totals.map((points, seat) => say("web-answer-score", { name: names[seat] ?? "", points }));
}

function who({ view, seat, names, say, character }: World): string[] {
  const own = view.players[seat]?.characters ?? [];
  const told = own.length ? [say("web-answer-you-are", { characters: listed(say, own.map(character)) })] : [];
  view.players.forEach((player, other) => {
    if (player.revealed.length && other !== seat)
      told.push(say("web-answer-is", { name: names[other] ?? "", characters: listed(say, player.revealed.map(character)) }));
  });
  for (const mark of view.marks)
    told.push(say("web-answer-is", { name: character(mark.character), characters: say(`web-mark-${mark.mark}`) }));
  told.push(say("web-answer-crown", { name: names[view.crown] ?? "" }));
  if (view.asked !== null)
    told.push(view.asked === seat ? say("web-your-turn") : say("web-waiting-for", { name: names[view.asked] ?? "" }));
  return told;
}

function last({ lines, say }: World, about: string): string[] {
  const wanted = /^\d+$/.test(about) ? Math.min(MAX_LINES, Math.max(1, Number(about))) : USUAL_LINES;
  return lines.length ? lines.slice(-wanted) : [say("web-answer-nothing")];
}

function help({ say }: World): string[] {
  return COMMANDS.map((command) => say("web-answer-help", { word: say(`web-command-${command}`), text: say(`web-about-${command}`) }));
}
