/** Why a first game was won or lost: what each of the four lessons came to. Everything is counted from the log. */

import type { Line, Result } from "../../protocol";
import { withoutUndone } from "../story/story";
import { say } from "../text/texts.svelte";
import { happenings } from "./lesson";
import { standings } from "./result";

/** What one lesson came to in the whole game. */
export interface Outcome {
  lesson: "build" | "robbed" | "killed" | "took";
  title: string;
  text: string;
  /** what the seal says: points, gold or turns, won or lost */
  amount: number;
  unit: "laurel" | "coin" | "dagger";
  /** the cards that it is about */
  characters: string[];
  districts: string[];
}

interface Game {
  lines: Line[];
  result: Result;
  seat: number;
  names: string[];
  city: string[];
}

/** Return the outcomes of the four lessons. */
export function outcomes(game: Game): Outcome[] {
  return [built(game), robbed(game), killed(game), took(game)];
}

/** Return the best of the other players. */
export const rivalOf = (result: Result, seat: number): number => standings(result).find((one) => one.seat !== seat)?.seat ?? -1;

export const totalOf = (result: Result, seat: number): number => result.scores.find((score) => score.seat === seat)?.total ?? 0;

const districtPoints = (result: Result, seat: number): number =>
  standings(result).find((one) => one.seat === seat)?.items.find(({ item }) => item === "districts")?.points ?? 0;

function built({ result, seat, names, city }: Game): Outcome {
  const rival = rivalOf(result, seat);
  const [mine, theirs] = [districtPoints(result, seat), districtPoints(result, rival)];
  const score = { count: city.length, mine, theirs, name: names[rival] ?? "", more: mine > theirs ? "yes" : "no" };
  return {
    lesson: "build",
    title: say("web-lesson-end-build", score),
    text: say("web-lesson-end-build-text", score),
    amount: mine,
    unit: "laurel",
    characters: [],
    districts: [...city].slice(0, 2),
  };
}

const LESSON = { robbed: 2, killed: 3, took: 4 };

/** Return what happened of a kind, and how often it happened again after its lesson. */
function counted({ seat, lines }: Game, kind: keyof typeof LESSON): { times: number; gold: number; later: number } {
  const found = happenings({ seat, lines }).filter((one) => one.kind === kind);
  const gold = found.reduce((sum, one) => sum + one.gold, 0);
  return { times: found.length, gold, later: found.filter(({ round }) => round > LESSON[kind]).length };
}

function robbed(game: Game): Outcome {
  const { times, gold, later } = counted(game, "robbed");
  const losses = { times, gold, later };
  return {
    lesson: "robbed",
    title: say("web-lesson-end-robbed", losses),
    text: say("web-lesson-end-robbed-text", losses),
    amount: -gold,
    unit: "coin",
    characters: sources(game, ({ seat }) => seat === game.seat),
    districts: [],
  };
}

function killed(game: Game): Outcome {
  const { times, later } = counted(game, "killed");
  const turns = { times, later };
  const own = happenings(game).filter((one) => one.kind === "killed").map((one) => one.own);
  return {
    lesson: "killed",
    title: say("web-lesson-end-killed", turns),
    text: say("web-lesson-end-killed-text", turns),
    amount: -times,
    unit: "dagger",
    characters: [...new Set(own)].slice(0, 2),
    districts: [],
  };
}

function took(game: Game): Outcome {
  const { gold } = counted(game, "took");
  const [first] = happenings(game).filter((one) => one.kind === "took");
  const gains = { gold, name: game.names[first?.by ?? -1] ?? "" };
  return {
    lesson: "took",
    title: say("web-lesson-end-took", gains),
    text: say("web-lesson-end-took-text", gains),
    amount: gold,
    unit: "coin",
    characters: sources(game, ({ to }) => to === game.seat),
    districts: [],
  };
}

/** Return the characters that moved gold between players. */
function sources({ lines }: Game, fits: (moved: { seat: number; to: number }) => boolean): string[] {
  const events = withoutUndone(lines).map(({ event }) => event);
  const found = events.flatMap((event) => (event.event === "GoldMoved" && fits(event) ? [event.source] : []));
  return [...new Set(found)].slice(0, 1);
}
