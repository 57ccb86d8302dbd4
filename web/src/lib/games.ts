/** Files of games: all that are on this device go out in one, and such a file or a single game comes in. */

import { api } from "./api";
import { keepSeat, keepSeats, kept, preferences, type KeptSeat } from "./device.svelte";
import { say } from "./texts.svelte";
import { isHere } from "../here/tables";
import type { TakenIn } from "../http";

const FORMAT = "citadels-my-games/1";
const OF_A_GAME = "citadels-game/"; // any version: the engine says which it can read

/** The tables of this device, and the tokens that open its seats. */
interface MyGames {
  format: typeof FORMAT;
  seats: KeptSeat[];
  device: unknown;
}

export async function myGames(): Promise<MyGames> {
  const device = await api.device();
  return { format: FORMAT, seats: kept.seats.filter((one) => isHere(one.table)), device };
}

/** Take a file in: the table of its game, or how many games are new here. */
export async function takeIn(text: string): Promise<string | TakenIn> {
  const found = read(text);
  if (found.format === FORMAT) return takeInAll(found as unknown as MyGames);
  if (!String(found.format).startsWith(OF_A_GAME)) throw new Error(say("web-games-unknown"));
  const made = await api.bring(found, preferences.language);
  keepSeat(made);
  return made.table;
}

async function takeInAll({ seats, device }: MyGames): Promise<TakenIn> {
  if (!Array.isArray(seats) || !seats.every(isSeat)) throw new Error(say("error-backup", { detail: "seats" }));
  const taken = await api.takeIn(device ?? null);
  keepSeats(seats.map(({ table, seat, token, at }) => ({ table, seat, token, at })));
  return taken;
}

function read(text: string): Record<string, unknown> {
  try {
    const found = JSON.parse(text) as unknown;
    if (typeof found === "object" && found !== null) return found as Record<string, unknown>;
  } catch {
    // Not JSON: the same as any other file that is not ours.
  }
  throw new Error(say("web-games-unknown"));
}

function isSeat(one: unknown): one is KeptSeat {
  const { table, seat, token, at } = (one ?? {}) as Record<string, unknown>;
  const isOurs = typeof table === "string" && isHere(table);
  return isOurs && Number.isInteger(seat) && typeof token === "string" && typeof at === "number";
}
