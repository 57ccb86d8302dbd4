/** List local tables from the browser's database, before the engine has started. */

import type { MyTable, Seated } from "../http";
import { winnersAt } from "../lib/device/device.svelte";
import { Database } from "./worker/database";

/** The fields used of TableRow in citadels/tables/storage.py. */
interface Row {
  phase: string;
  document: string;
  position: string | null;
}
/** The fields used of a table's document. */
interface Document {
  places: { name: string }[];
  ended?: string;
}
interface Position {
  round?: number;
  /** Pending steps, the next one last. A question begins with its kind and the active seat. */
  pending?: [kind: string, seat: number, ...rest: unknown[]][];
}

/** Return the state of the player's local tables. A missing table has the phase `gone`. */
export async function storedTables(seats: Seated[]): Promise<MyTable[]> {
  const database = await Database.open();
  try {
    return await Promise.all(seats.map(async (seated) => glance(seated, rowOf(await database.read("tables", seated.table)))));
  } finally {
    database.close();
  }
}

const rowOf = (text: string): Row | undefined => (JSON.parse(text) as Row[])[0];

/** Convert a stored row to what a server would answer. */
function glance({ table, seat }: Seated, row: Row | undefined): MyTable {
  if (!row) return { table, seat, phase: "gone", your_turn: false, round: 0, names: [], asked: null, winners: [], ended: "" };
  const position = row.position === null ? {} : (JSON.parse(row.position) as Position);
  const { places, ended = "" } = JSON.parse(row.document) as Document;
  const names = places.map(({ name }) => name || "—");
  const asked = position.pending?.at(-1)?.[1] ?? null;
  return { table, seat, phase: row.phase, your_turn: asked === seat, round: position.round ?? 0, names, asked, winners: row.phase === "over" ? winnersAt(table) : [], ended };
}
