/** One device that several people pass round: who has it in hand, and what everybody may know meanwhile. */

import type { NewTable } from "../../http";
import type { Line } from "../../protocol";
import { hush } from "../text/announce.svelte";
import { api } from "../connection/api";
import { type SavedSeat, saveSeat, saveSeen, type Person, seatAt } from "../device/device.svelte";
import { land } from "../display/motion";
import { type Entry, type Reader, tell, versionOf } from "../story/story";
import { TableConnection } from "../connection/tableConnection.svelte";

/** So long nothing takes the device: whoever has just answered may press once too often. */
export const PAUSE = 400;

/** Make a table and seat everybody at it; the game begins when the last one sits. */
export async function gather(wanted: NewTable, names: string[]): Promise<string> {
  const { table, seat, token, invite, watch } = await api.make(wanted);
  const people: Person[] = [{ seat, token, seen: -1 }];
  for (const name of names) {
    const joined = await api.join(table, { name, invite, language: wanted.language ?? "en" });
    people.push({ seat: joined.seat, token: joined.token, seen: -1 });
  }
  saveSeat({ table, seat, token, watch, people });
  return table;
}

/** What somebody has missed since a version: what was done to them first, then the turns of the others. */
export function missed(lines: Line[], reader: Reader, seen: number): Entry[] {
  const later = tell(lines, reader).filter((entry) => versionOf(entry) > seen);
  const blows = later.filter((entry) => entry.blow !== null);
  return [...blows, ...later.filter((entry) => entry.kind === "turn" && entry.seat !== reader.seat)];
}

/** The last things that everybody saw. */
export const publicNews = (lines: Line[], count: number): Entry[] =>
  tell(lines, { seat: -1, characters: [] }).filter((entry) => entry.kind !== "round" && entry.kind !== "deal").slice(-count);

export class HotSeat {
  /** The table as a spectator sees it. */
  readonly table: TableConnection;
  /** The table of the person who has the device in hand; nothing of it is kept once the cover is back. */
  own: TableConnection | null = $state.raw(null);
  /** Who had the device last, -1 if nobody knows. */
  last = $state(-1);
  #person: Person | null = null;
  #asked = -1; // the version at which the person was asked last

  constructor(readonly saved: SavedSeat) {
    this.table = new TableConnection(saved.table, saved.watch ?? "");
  }

  /** The person who is asked; null while bots play. */
  get next(): Person | null {
    const asked = this.table.situation?.view.asked ?? null;
    return this.saved.people?.find((person) => person.seat === asked) ?? null;
  }

  /** What may be shown: the table of the person in hand, as long as they are the one who is asked. */
  get shown(): TableConnection | null {
    const { own, next } = this;
    return own?.situation && own.situation.view.asked === own.seat && next?.seat === own.seat ? own : null;
  }

  /** The person who is asked has the device in hand. */
  take(): void {
    const { next } = this;
    if (!next || this.own) return;
    this.#person = next;
    this.#asked = next.seen;
    this.own = new TableConnection(this.saved.table, next.token);
  }

  /** How far the person in hand had seen the game. */
  get seen(): number {
    return this.#person?.seen ?? -1;
  }

  /** To be called whenever anything may have changed: the cover comes as soon as somebody else is asked. */
  look(): void {
    const { own, shown } = this;
    if (shown) this.#asked = shown.version;
    else if (own?.situation || own?.ended) this.cover();
  }

  /** Hide everything that belongs to the person in hand, and forget it. */
  cover(): void {
    const { own } = this;
    if (!own) return;
    own.close();
    this.own = null;
    this.last = this.#person?.seat ?? -1;
    if (this.#person) saveSeen(this.saved.table, this.#person.seat, this.#asked);
    this.#person = null;
    hush();
    land();
  }

  close(): void {
    this.cover();
    this.table.close();
  }

  /** Play again with the same people and bots. */
  async rematch(): Promise<void> {
    const { table, saved } = this;
    if (table.info?.rematch) return;
    const link = new TableConnection(saved.table, saved.token);
    await link.request("rematch");
    link.close();
  }

  /** The table at which the same people play again, kept on this device. */
  moveTo(table: string): void {
    if (seatAt(table)) return;
    const { seat, token, watch, people } = this.saved;
    const anew = (people ?? []).map((person) => ({ ...person, seen: -1 }));
    saveSeat({ table, seat, token, ...(watch && { watch }), people: anew });
  }
}
