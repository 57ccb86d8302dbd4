/** Hot-seat play: who holds the device, and what may be shown meanwhile. */

import type { NewTable } from "../../http";
import type { Line } from "../../protocol";
import { hush } from "../text/announce.svelte";
import { api } from "../connection/api";
import { type SavedSeat, saveSeat, saveSeen, type Person, seatAt } from "../device/device.svelte";
import { land } from "../display/motion";
import { type Entry, type Reader, tell, versionOf } from "../story/story";
import { TableConnection } from "../connection/tableConnection.svelte";

/** Milliseconds during which the cover ignores presses, since the last player may press once too often. */
export const PAUSE = 400;

/** Make a table and seat all players. The game begins when the last one sits down. */
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

/** Return what a player missed since a version: attacks on them first, then the others' turns. */
export function missed(lines: Line[], reader: Reader, seen: number): Entry[] {
  const later = tell(lines, reader).filter((entry) => versionOf(entry) > seen);
  const blows = later.filter((entry) => entry.blow !== null);
  return [...blows, ...later.filter((entry) => entry.kind === "turn" && entry.seat !== reader.seat)];
}

/** Return the latest public entries. */
export const publicNews = (lines: Line[], count: number): Entry[] =>
  tell(lines, { seat: -1, characters: [] }).filter((entry) => entry.kind !== "round" && entry.kind !== "deal").slice(-count);

export class HotSeat {
  /** The table as a spectator sees it. */
  readonly table: TableConnection;
  /** The connection of the player who holds the device. It is dropped when the cover returns. */
  own: TableConnection | null = $state.raw(null);
  /** The seat that held the device last; -1 if unknown. */
  last = $state(-1);
  #person: Person | null = null;
  #asked = -1; // version of the player's latest question

  constructor(readonly saved: SavedSeat) {
    this.table = new TableConnection(saved.table, saved.watch ?? "");
  }

  /** The player to move; null while bots play. */
  get next(): Person | null {
    const asked = this.table.situation?.view.asked ?? null;
    return this.saved.people?.find((person) => person.seat === asked) ?? null;
  }

  /** The holder's connection while it is their turn to answer, otherwise null. */
  get shown(): TableConnection | null {
    const { own, next } = this;
    return own?.situation && own.situation.view.asked === own.seat && next?.seat === own.seat ? own : null;
  }

  /** Hand the device to the player to move. */
  take(): void {
    const { next } = this;
    if (!next || this.own) return;
    this.#person = next;
    this.#asked = next.seen;
    this.own = new TableConnection(this.saved.table, next.token);
  }

  /** The version up to which the holder has seen the game. */
  get seen(): number {
    return this.#person?.seen ?? -1;
  }

  /** Show the cover once another player is to move. Call this on every change. */
  look(): void {
    const { own, shown } = this;
    if (shown) this.#asked = shown.version;
    else if (own?.situation || own?.ended) this.cover();
  }

  /** Hide and drop everything of the holder. */
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

  /** Save the seats of the rematch on this device. */
  moveTo(table: string): void {
    if (seatAt(table)) return;
    const { seat, token, watch, people } = this.saved;
    const anew = (people ?? []).map((person) => ({ ...person, seen: -1 }));
    saveSeat({ table, seat, token, ...(watch && { watch }), people: anew });
  }
}
