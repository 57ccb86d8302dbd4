/** HTTP requests to the server, or to the tables on this device. */

import type {
  Catalog,
  GameTimeline,
  Join,
  Tutorial,
  PositionLink,
  MyTable,
  Network,
  NewTable,
  PositionPreview,
  PushKey,
  ReplayStep,
  Seated,
  Setup,
  SharedPosition,
  TableLinks,
  ImportResult,
  ErrorBody as Told,
} from "../../http";
import type { Json, TableInfo } from "../../protocol";
import { place, request } from "../../local/local.svelte";
import { isLocal } from "../../local/tableIds";
import { preferences } from "../device/device.svelte";
import { textOf } from "./packed";
import { catalogUrl, textsUrl } from "./textUrls";
import { reach } from "./reach.svelte";
import { say } from "../text/texts.svelte";

export class ErrorBody extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly field: string | null,
  ) {
    super(text);
  }
}

/** Send a request to the server, or to the worker with the local tables. */
function call<T>(method: string, path: string, body?: unknown, token?: string, local = place.local): Promise<T> {
  return local ? callLocal<T>(method, path, body, token) : callServer<T>(method, path, body, token);
}

async function callLocal<T>(method: string, path: string, body?: unknown, token = ""): Promise<T> {
  const text = body === undefined ? "" : JSON.stringify(body);
  const answer = await request(method, path, text, token, preferences.language).catch(() => {
    throw new ErrorBody("engine", say("web-engine-failed"), null);
  });
  const told = JSON.parse(answer.body) as unknown;
  if (answer.status >= 400) throw refusal(told as Told);
  return told as T;
}

const refusal = (told: Told | null): ErrorBody =>
  new ErrorBody(told?.code ?? "trouble", told?.text ?? say("error-server"), told?.field ?? null);

async function callServer<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
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
  if (!answer.ok) throw refusal((await answer.json().catch(() => null)) as Told | null);
  if (path.endsWith(".json.gz")) return JSON.parse(await textOf(answer)) as T;
  if (path.endsWith(".gz")) return (await textOf(answer)) as T;
  const type = answer.headers.get("content-type") ?? "";
  return (type.includes("json") ? await answer.json() : await answer.text()) as T;
}

/** Strip seats down to the fields that the server needs. */
const keys = (seats: Seated[]): Seated[] => seats.map(({ table, seat, token }) => ({ table, seat, token }));

function calls(seats: Seated[], subscription: PushSubscription): unknown {
  const { endpoint, keys: secrets } = subscription.toJSON();
  return { seats: keys(seats), subscription: { endpoint, keys: secrets } };
}

const callAt = <T>(table: string, method: string, path: string, body?: unknown, token?: string): Promise<T> =>
  call<T>(method, `/api/tables/${encodeURIComponent(table)}${path}`, body, token, isLocal(table));

export const api = {
  catalog: (language: string) => callServer<Catalog>("GET", catalogUrl(language)),
  texts: (language: string) => callServer<string>("GET", textsUrl(language)),
  check: (setup: Setup, local?: boolean) => call<Json>("POST", "/api/settings", setup, undefined, local),
  startTutorial: (name: string, language: string, local?: boolean) =>
    call<Tutorial>("POST", "/api/introduction", { name, language }, undefined, local),
  make: (table: NewTable, local?: boolean) => call<TableLinks>("POST", "/api/tables", table, undefined, local),
  open: () => callServer<TableInfo[]>("GET", "/api/tables"),
  join: (table: string, body: Join) => callAt<Seated>(table, "POST", "/join", body),
  invitation: (table: string, invite: string) => callAt<TableInfo>(table, "POST", "/invitation", { invite }),
  claim: (table: string, claim: string) => callAt<Seated>(table, "POST", "/claim", { claim }),
  mine: (seats: Seated[], local?: boolean) =>
    call<MyTable[]>("POST", "/api/mine", { seats: keys(seats) }, undefined, local),
  pushKey: () => callServer<PushKey>("GET", "/api/push"),
  subscribePush: (seats: Seated[], subscription: PushSubscription) =>
    callServer<unknown>("POST", "/api/push", calls(seats, subscription)),
  unsubscribePush: (seats: Seated[], subscription: PushSubscription) =>
    callServer<unknown>("POST", "/api/push/end", calls(seats, subscription)),
  game: (table: string, token: string) => callAt<unknown>(table, "GET", "/game", undefined, token),
  replay: (table: string, token: string, step: number, seat: number, language: string) =>
    callAt<ReplayStep>(table, "GET", `/replay?step=${step}&seat=${seat}&language=${language}`, undefined, token),
  course: (table: string, token: string, seat: number, language: string) =>
    callAt<GameTimeline>(table, "GET", `/course?seat=${seat}&language=${language}`, undefined, token),
  report: (table: string, token: string, reason: string) => callAt<unknown>(table, "POST", "/report", { reason }, token),
  position: (table: string, token: string) => callAt<PositionLink>(table, "GET", "/position", undefined, token),
  // Handled on this device only; nothing is sent.
  previewPosition: (position: string, language: string) => callLocal<PositionPreview>("POST", "/api/positions/look", { position, language }),
  openPosition: (shared: SharedPosition) => callLocal<TableLinks>("POST", "/api/positions", shared),
  importGame: (game: Json, language: string) => callLocal<TableLinks>("POST", "/api/games", { game, language }),
  device: () => callLocal<unknown>("GET", "/api/device"),
  importBackup: (device: unknown) => callLocal<ImportResult>("POST", "/api/device", device),
  network: () => callServer<Network>("GET", "/api/network"),
  openNetwork: () => callServer<Network>("POST", "/api/network"),
  qr: (text: string) => callServer<string>("POST", "/api/qr", { text }),
};
