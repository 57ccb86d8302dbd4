/** The HTTP part of the interface. */

import type { Catalogue, Course, Join, Lesson, TableLinks, MyTable, Network, NewTable, PushKey, ReplayStep, Seated, Setup, ErrorBody as Told } from "../http";
import type { Json, TableInfo } from "../protocol";
import { reach } from "./reach.svelte";
import { say } from "./texts.svelte";

export class ErrorBody extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly field: string | null,
  ) {
    super(text);
  }
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
    throw new ErrorBody("offline", say("web-offline"), null);
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => null)) as Told | null;
    throw new ErrorBody(told?.code ?? "trouble", told?.text ?? say("error-server"), told?.field ?? null);
  }
  const type = answer.headers.get("content-type") ?? "";
  return (type.includes("json") ? await answer.json() : await answer.text()) as T;
}

/** What the server needs to know about seats, and no more. */
const keys = (seats: Seated[]): Seated[] => seats.map(({ table, seat, token }) => ({ table, seat, token }));

function calls(seats: Seated[], subscription: PushSubscription): unknown {
  const { endpoint, keys: secrets } = subscription.toJSON();
  return { seats: keys(seats), subscription: { endpoint, keys: secrets } };
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  catalogue: (language: string) => call<Catalogue>("GET", `/api/catalogue?language=${language}`),
  texts: (language: string) => call<string>("GET", `/api/texts/${language}`),
  check: (setup: Setup) => call<Json>("POST", "/api/settings", setup),
  introduce: (name: string, language: string) =>
    call<Lesson>("POST", "/api/introduction", { name, language }),
  make: (table: NewTable) => call<TableLinks>("POST", "/api/tables", table),
  open: () => call<TableInfo[]>("GET", "/api/tables"),
  join: (table: string, body: Join) => call<Seated>("POST", `${at(table)}/join`, body),
  invitation: (table: string, invite: string) => call<TableInfo>("POST", `${at(table)}/invitation`, { invite }),
  claim: (table: string, claim: string) => call<Seated>("POST", `${at(table)}/claim`, { claim }),
  mine: (seats: Seated[]) =>
    call<MyTable[]>("POST", "/api/mine", { seats: keys(seats) }),
  pushKey: () => call<PushKey>("GET", "/api/push"),
  beCalled: (seats: Seated[], subscription: PushSubscription) =>
    call<unknown>("POST", "/api/push", calls(seats, subscription)),
  beLeftAlone: (seats: Seated[], subscription: PushSubscription) =>
    call<unknown>("POST", "/api/push/end", calls(seats, subscription)),
  game: (table: string, token: string) => call<unknown>("GET", `${at(table)}/game`, undefined, token),
  replay: (table: string, token: string, step: number, seat: number, language: string) =>
    call<ReplayStep>("GET", `${at(table)}/replay?step=${step}&seat=${seat}&language=${language}`, undefined, token),
  course: (table: string, token: string, seat: number, language: string) =>
    call<Course>("GET", `${at(table)}/course?seat=${seat}&language=${language}`, undefined, token),
  network: () => call<Network>("GET", "/api/network"),
  openNetwork: () => call<Network>("POST", "/api/network"),
  qr: (text: string) => call<string>("POST", "/api/qr", { text }),
};
