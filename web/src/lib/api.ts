/** The HTTP part of the interface. */

import type { Setup } from "../protocol";
import { reach } from "./reach.svelte";
import { say } from "./texts.svelte";

export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly field: string | null,
  ) {
    super(text);
  }
}

export interface SeatKey {
  table: string;
  seat: number;
  token: string;
}

export interface Made extends SeatKey {
  invite: string;
  watch: string;
}

export interface MyTable {
  table: string;
  seat: number;
  phase: string;
  your_turn: boolean;
  round: number;
  names: string[];
}

export interface CardEntry {
  key: string;
  name: string;
  text: string;
  rulings: string;
}

export interface CharacterEntry extends CardEntry {
  rank: number;
  least_seats: number;
}

export interface DistrictEntry extends CardEntry {
  type: string;
  cost: number;
  copies: number;
  unique: boolean;
  usual: boolean;
  never_with: string[];
  beautified: string;
}

export interface PresetEntry {
  key: string;
  name: string;
  text: string;
  characters: string[];
  ninth: string;
  districts: string[];
}

export interface EditionEntry {
  key: string;
  name: string;
  text: string;
  seats: number[];
  casts: Record<string, number[]>;
  sizes: Record<string, number[]>;
  unique_count: number | null;
  variants: string[];
  presets: PresetEntry[];
  characters: CharacterEntry[];
  districts: DistrictEntry[];
}

export interface BotEntry {
  key: string;
  name: string;
  text: string;
}

export interface Catalogue {
  language: string;
  editions: EditionEntry[];
  bots: BotEntry[];
  paces: string[];
}

export interface Network {
  open: boolean;
  can_open: boolean;
  address: string | null;
}

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { "accept-language": document.documentElement.lang };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, init);
    reach.lost = false;
  } catch {
    reach.lost = true;
    throw new Trouble("offline", say("web-offline"), null);
  }
  if (!answer.ok) {
    const trouble = (await answer.json().catch(() => null)) as Trouble | { code: string; text: string } | null;
    const text = trouble && "text" in trouble ? trouble.text : say("error-server");
    throw new Trouble(trouble?.code ?? "trouble", text, (trouble as { field?: string } | null)?.field ?? null);
  }
  const type = answer.headers.get("content-type") ?? "";
  return (type.includes("json") ? await answer.json() : await answer.text()) as T;
}

/** What the server needs to know of seats, and no more. */
const keys = (seats: SeatKey[]): SeatKey[] => seats.map(({ table, seat, token }) => ({ table, seat, token }));

function calls(seats: SeatKey[], subscription: PushSubscription): unknown {
  const { endpoint, keys: secrets } = subscription.toJSON();
  return { seats: keys(seats), subscription: { endpoint, keys: secrets } };
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  catalogue: (language: string) => call<Catalogue>("GET", `/api/catalogue?language=${language}`),
  texts: (language: string) => call<string>("GET", `/api/texts/${language}`),
  check: (setup: Setup) => call<Record<string, unknown>>("POST", "/api/settings", setup),
  introduce: (name: string, language: string) =>
    call<{ made: Made; answers: string[] }>("POST", "/api/introduction", { name, language }),
  make: (table: unknown) => call<Made>("POST", "/api/tables", table),
  open: () => call<import("../protocol").TableInfo[]>("GET", "/api/tables"),
  join: (table: string, body: unknown) => call<SeatKey>("POST", `${at(table)}/join`, body),
  claim: (table: string, claim: string) => call<SeatKey>("POST", `${at(table)}/claim`, { claim }),
  mine: (seats: SeatKey[]) =>
    call<MyTable[]>("POST", "/api/mine", { seats: keys(seats) }),
  pushKey: () => call<{ key: string }>("GET", "/api/push"),
  beCalled: (seats: SeatKey[], subscription: PushSubscription) =>
    call<unknown>("POST", "/api/push", calls(seats, subscription)),
  beLeftAlone: (seats: SeatKey[], subscription: PushSubscription) =>
    call<unknown>("POST", "/api/push/end", calls(seats, subscription)),
  game: (table: string, token: string) => call<unknown>("GET", `${at(table)}/game`, undefined, token),
  replay: <T>(table: string, token: string, step: number, seat: number, language: string) =>
    call<T>("GET", `${at(table)}/replay?step=${step}&seat=${seat}&language=${language}`, undefined, token),
  network: () => call<Network>("GET", "/api/network"),
  openNetwork: () => call<Network>("POST", "/api/network"),
  qr: (text: string) => call<string>("POST", "/api/qr", { text }),
};
