/** The tables of this device as the browser has stored them: listed without the engine, which takes a while to start. */

import type { MyTable, Seated } from "../http";
import { winnersAt } from "../lib/device/device.svelte";
import { Database } from "./worker/database";

/** What is read of a row; see TableRow in citadels/tables/storage.py. */
interface Row {
  phase: string;
  document: string;
  position: string | null;
}
/** What is read of a document and of a position. */
interface Document {
  places: { name: string }[];
  ended?: string;
}
interface Position {
  round?: number;
  /** What happens next is last; a question begins with its kind and the seat that is asked. */
  pending?: [kind: string, seat: number, ...rest: unknown[]][];
}

/** The state of one's tables on this device; the phase of those that are not there is gone. */
export async function storedTables(seats: Seated[]): Promise<MyTable[]> {
  const database = await Database.open();
  try {
    return await Promise.all(seats.map(async (seated) => glance(seated, rowOf(await database.read("tables", seated.table)))));
  } finally {
    database.close();
  }
}

const rowOf = (text: string): Row | undefined => (JSON.parse(text) as Row[])[0];

/** A table as it was stored last, as a server would tell it. */
function glance({ table, seat }: Seated, row: Row | undefined): MyTable {
  if (!row) return { table, seat, phase: "gone", your_turn: false, round: 0, names: [], asked: null, winners: [], ended: "" };
  const position = row.position === null ? {} : (JSON.parse(row.position) as Position);
  const { places, ended = "" } = JSON.parse(row.document) as Document;
  const names = places.map(({ name }) => name || "—");
  const asked = position.pending?.at(-1)?.[1] ?? null;
  return { table, seat, phase: row.phase, your_turn: asked === seat, round: position.round ?? 0, names, asked, winners: row.phase === "over" ? winnersAt(table) : [], ended };
}
