/** Local tables: a worker that starts on demand and speaks the server's protocol. */

import type { Asked, Told } from "./workerMessages";
import { isSite } from "../lib/page/site";
import { BYTES, FILES, WEIGHTS } from "./engineFiles";

/** Where new tables are made: on this device or on the server. */
export const place = $state({ local: isSite });

/** State of the engine. `share` is the downloaded share, or null if everything comes from the cache. */
export const engine = $state({
  state: (isSite ? "loading" : "off") as "off" | "loading" | "ready" | "failed", // A static site always needs it.
  share: null as number | null,
  why: "",
  /** Whether the downloaded files are in the cache. */
  kept: false,
});

/** Downloaded share of the weights; null unless a download is running. */
export const weights = $state({ share: null as number | null });

/** Return whether this browser can run the engine. */
export const canPlayLocally = (): boolean =>
  BYTES > 0 && typeof WebAssembly === "object" && typeof Worker === "function" && typeof indexedDB === "object";

let settle: () => void;
/** Resolves once the engine is started and cached, or has failed. Other downloads wait for it. */
export const engineSettled = new Promise<void>((done) => (settle = done));

interface Answer {
  status: number;
  body: string;
}

let worker: Worker | null = null;
let loaded = 0;
let number = 0;
const waiting = new Map<number, { done: (answer: Answer) => void; failed: (why: Error) => void }>();
const sockets = new Map<number, LocalSocket>();

/** Start the engine unless it is running. */
export function startEngine(): void {
  if (worker) return;
  loaded = 0;
  Object.assign(engine, { state: "loading", share: null, why: "" });
  if (!canPlayLocally()) return fail("unsupported");
  worker = new Worker(new URL("./worker/tables.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  worker.onerror = (event) => fail(event.message || "the worker has ended");
}

/** Discard the worker and fail all pending requests. The next request starts a new one. */
function fail(why: string): void {
  worker?.terminate();
  worker = null;
  Object.assign(engine, { state: "failed", why });
  settle();
  weights.share = null;
  for (const { failed } of waiting.values()) failed(new Error(why));
  waiting.clear();
  for (const socket of [...sockets.values()]) socket.end(1006);
}

function hear(told: Told): void {
  switch (told.tell) {
    case "loaded":
      loaded += told.bytes;
      engine.share = Math.min(1, loaded / BYTES);
      break;
    case "ready":
      Object.assign(engine, { state: "ready", share: null });
      break;
    case "kept":
      engine.kept = true;
      settle();
      keepEngine();
      break;
    case "weights":
      weights.share = Math.min(1, told.share);
      break;
    case "fetched":
      weights.share = null;
      if (told.there) keepAll();
      break;
    case "failed":
      fail(told.why);
      break;
    case "answer":
      waiting.get(told.id)?.done(told);
      waiting.delete(told.id);
      break;
    case "frame":
      sockets.get(told.socket)?.onmessage?.({ data: told.text });
      break;
    case "closed":
      sockets.get(told.socket)?.end(told.code);
      break;
  }
}

function ask(asked: Asked): void {
  startEngine();
  worker?.postMessage(asked);
}

/** Have the service worker cache the engine. */
export const keepEngine = (): void => keep(FILES);

/** Have the service worker cache the engine and the weights. */
export const keepAll = (): void => keep([...FILES, WEIGHTS]);

/** Cache these files. Cached weights stay unless there are newer ones. */
function keep(engine: string[]): void {
  if (BYTES === 0) return;
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ engine, spare: WEIGHTS }));
}

/** Send an HTTP-like request to the local tables. */
export function request(method: string, address: string, body: string, token: string, language: string): Promise<Answer> {
  const id = ++number;
  return new Promise((done, failed) => {
    waiting.set(id, { done, failed });
    ask({ ask: "request", id, method, address, body, token, language });
    if (engine.state === "failed") failed(new Error(engine.why));
  });
}

/** The part of WebSocket that a table connection uses. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(frame: string): void;
  close(): void;
}

/** A socket to a local table. */
export class LocalSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #number = ++number;

  constructor(table: string) {
    sockets.set(this.#number, this);
    queueMicrotask(() => {
      ask({ ask: "open", socket: this.#number, table });
      if (engine.state === "failed") return this.end(1006);
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(frame: string): void {
    if (this.readyState === WebSocket.OPEN) ask({ ask: "frame", socket: this.#number, text: frame });
  }

  close(): void {
    if (sockets.has(this.#number)) ask({ ask: "close", socket: this.#number });
    this.end(1000);
  }

  /** Handle a close by either side. */
  end(code: number): void {
    if (!sockets.delete(this.#number)) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}
