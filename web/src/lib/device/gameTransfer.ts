/** Exports all games of this device as one file, and imports such a file or a single game. */

import { api } from "../connection/api";
import { preferences, saved, saveSeat, saveSeats, type SavedSeat, type Person } from "./device.svelte";
import { say } from "../text/texts.svelte";
import { isLocal } from "../../local/tableIds";
import type { ImportResult } from "../../http";
import type { Json } from "../../protocol";

const FORMAT = "citadels-my-games/1";
const OF_A_GAME = "citadels-game/"; // any version: the engine decides which it can read

/** Export the tables of this device with the tokens of its seats. */
interface MyGames {
  format: typeof FORMAT;
  seats: SavedSeat[];
  device: unknown;
}

export async function exportGames(): Promise<MyGames> {
  const device = await api.device();
  return { format: FORMAT, seats: saved.seats.filter((one) => isLocal(one.table)), device };
}

/** Import a file. Return the table of its game, or how many games are new. */
export async function importGames(text: string): Promise<string | ImportResult> {
  const found = read(text);
  if (found.format === FORMAT) return importAll(found as unknown as MyGames);
  if (!String(found.format).startsWith(OF_A_GAME)) throw new Error(say("web-games-unknown"));
  const made = await api.importGame(found, preferences.language);
  saveSeat(made);
  return made.table;
}

async function importAll({ seats, device }: MyGames): Promise<ImportResult> {
  if (!Array.isArray(seats)) throw damaged("seats");
  const read = seats.map(readSeat);
  const taken = await api.importBackup((device ?? null) as Json);
  saveSeats(read);
  return taken;
}

function read(text: string): Record<string, unknown> {
  try {
    const found = JSON.parse(text) as unknown;
    if (typeof found === "object" && found !== null) return found as Record<string, unknown>;
  } catch {
    // Not JSON: treated like any other foreign file.
  }
  throw new Error(say("web-games-unknown"));
}

/** Read one seat of a file: only what opens its table. */
function readSeat(one: unknown, index: number): SavedSeat {
  const place = `seats[${index}]`;
  const found = fields(one);
  const seat: SavedSeat = {
    table: text(found["table"], `${place}.table`),
    seat: whole(found["seat"], `${place}.seat`),
    token: text(found["token"], `${place}.token`),
    at: whole(found["at"], `${place}.at`),
  };
  if (!isLocal(seat.table)) throw damaged(`${place}.table`);
  if ("invite" in found) seat.invite = text(found["invite"], `${place}.invite`);
  if ("watch" in found || "people" in found) seat.watch = text(found["watch"], `${place}.watch`); // Covers need it.
  if ("people" in found) seat.people = readPeople(found["people"], `${place}.people`);
  return seat;
}

function readPeople(people: unknown, place: string): Person[] {
  if (!Array.isArray(people) || people.length === 0) throw damaged(place);
  const read = people.map((one, index) => readPerson(fields(one), `${place}[${index}]`));
  if (new Set(read.map(({ seat }) => seat)).size !== read.length) throw damaged(place);
  return read;
}

const readPerson = ({ seat, token, seen }: Fields, place: string): Person => ({
  seat: whole(seat, `${place}.seat`),
  token: text(token, `${place}.token`),
  seen: whole(seen, `${place}.seen`),
});

type Fields = Record<string, unknown>;

const fields = (one: unknown): Fields => (typeof one === "object" && one !== null ? (one as Fields) : {});

function text(one: unknown, place: string): string {
  if (typeof one !== "string" || one === "") throw damaged(place);
  return one;
}

function whole(one: unknown, place: string): number {
  if (!Number.isSafeInteger(one)) throw damaged(place);
  return one as number;
}

const damaged = (place: string): Error => new Error(say("web-games-damaged", { place }));
