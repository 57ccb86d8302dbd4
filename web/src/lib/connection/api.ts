/** HTTP requests to the server, or to the tables on this device. */

import type {
  Calls,
  Catalog,
  ErrorBody as Told,
  Join,
  NewTable,
  Routes,
  Seated,
  Setup,
  SharedPosition,
} from "../../http";
import type { Json } from "../../protocol";
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

type Route = keyof Routes;
type TableRoute = Extract<Route, `${string}{table_id}${string}`>;
type Body<R extends Route> = Routes[R]["body"];
type Answer<R extends Route> = Promise<Routes[R]["answer"]>;

/** Send a request to the server, or to the worker with the local tables. */
function call<R extends Route>(route: R, body: Body<R>, local = place.local): Answer<R> {
  return send(route, body, undefined, local);
}

/** Send a request about a table, to where the table is. */
function callAt<R extends TableRoute>(table: string, route: R, body: Body<R>, token?: string, query = ""): Answer<R> {
  return send(route, body, token, isLocal(table), table, query);
}

const onServer = <R extends Route>(route: R, body: Body<R>): Answer<R> => send(route, body, undefined, false);
const onDevice = <R extends Route>(route: R, body: Body<R>): Answer<R> => send(route, body, undefined, true);

function send<R extends Route>(route: R, body: Body<R>, token: string | undefined, local: boolean, table = "", query = ""): Answer<R> {
  const [method, template] = route.split(" ") as [string, string];
  const path = template.replace("{table_id}", encodeURIComponent(table)) + query;
  return local ? callLocal(method, path, body, token) : callServer(method, path, body, token);
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

function calls(seats: Seated[], subscription: PushSubscription): Calls {
  const { endpoint, keys: secrets } = subscription.toJSON() as unknown as Calls["subscription"];
  return { seats: keys(seats), subscription: { endpoint, keys: secrets } };
}

export const api = {
  catalog: (language: string) => callServer<Catalog>("GET", catalogUrl(language)),
  texts: (language: string) => callServer<string>("GET", textsUrl(language)),
  check: (setup: Setup, local?: boolean) => call("POST /api/settings", setup, local),
  startTutorial: (name: string, language: string, local?: boolean) =>
    call("POST /api/introduction", { name, language }, local),
  make: (table: NewTable, local?: boolean) => call("POST /api/tables", table, local),
  open: () => onServer("GET /api/tables", undefined),
  join: (table: string, body: Join) => callAt(table, "POST /api/tables/{table_id}/join", body),
  invitation: (table: string, invite: string) => callAt(table, "POST /api/tables/{table_id}/invitation", { invite }),
  claim: (table: string, claim: string) => callAt(table, "POST /api/tables/{table_id}/claim", { claim }),
  mine: (seats: Seated[], local?: boolean) => call("POST /api/mine", { seats: keys(seats) }, local),
  pushKey: () => onServer("GET /api/push", undefined),
  subscribePush: (seats: Seated[], subscription: PushSubscription) =>
    onServer("POST /api/push", calls(seats, subscription)),
  unsubscribePush: (seats: Seated[], subscription: PushSubscription) =>
    onServer("POST /api/push/end", calls(seats, subscription)),
  game: (table: string, token: string) => callAt(table, "GET /api/tables/{table_id}/game", undefined, token),
  replay: (table: string, token: string, step: number, seat: number, language: string) =>
    callAt(table, "GET /api/tables/{table_id}/replay", undefined, token, `?step=${step}&seat=${seat}&language=${language}`),
  course: (table: string, token: string, seat: number, language: string) =>
    callAt(table, "GET /api/tables/{table_id}/course", undefined, token, `?seat=${seat}&language=${language}`),
  report: (table: string, token: string, reason: string) =>
    callAt(table, "POST /api/tables/{table_id}/report", { reason }, token),
  position: (table: string, token: string) => callAt(table, "GET /api/tables/{table_id}/position", undefined, token),
  previewPosition: (position: string, language: string) => onDevice("POST /api/positions/look", { position, language }),
  openPosition: (shared: SharedPosition) => onDevice("POST /api/positions", shared),
  importGame: (game: Json, language: string) => onDevice("POST /api/games", { game, language }),
  device: () => onDevice("GET /api/device", undefined),
  importBackup: (device: Json) => onDevice("POST /api/device", device),
  network: () => onServer("GET /api/network", undefined),
  openNetwork: () => onServer("POST /api/network", undefined),
  qr: (text: string) => onServer("POST /api/qr", { text }),
};
