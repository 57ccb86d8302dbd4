/** The tables of this device: started when they are first needed, and talked to like a server. */

import type { Asked, Told } from "./workerMessages";
import { isSite } from "../lib/page/site";
import { BYTES, FILES, WEIGHTS } from "./engineFiles";

/** Whether new tables are made on this device. */
export const place = $state({ local: isSite });

/** How far the engine is: not wanted yet, loading, ready, or why it cannot be had. A share of it has come over the
 * network; null if the browser has it all. */
export const engine = $state({
  state: (isSite ? "loading" : "off") as "off" | "loading" | "ready" | "failed", // a site cannot do without it
  share: null as number | null,
  why: "",
  /** Whether the browser has stored what came, if it does so at all. */
  kept: false,
});

/** How much has come of what a network has learned; null unless it is being fetched. */
export const weights = $state({ share: null as number | null });

/** Whether this page can have an engine at all. */
export const canPlayLocally = (): boolean =>
  BYTES > 0 && typeof WebAssembly === "object" && typeof Worker === "function" && typeof indexedDB === "object";

let settle: () => void;
/** When the engine has started and is kept, or cannot be had: nothing else should compete with it before. */
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

/** Have the engine started. */
export function startEngine(): void {
  if (worker) return;
  loaded = 0;
  Object.assign(engine, { state: "loading", share: null, why: "" });
  if (!canPlayLocally()) return fail("unsupported");
  worker = new Worker(new URL("./worker/tables.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  worker.onerror = (event) => fail(event.message || "the worker has ended");
}

/** The worker is of no use any more: whoever waits is told, and the next who needs one starts another. */
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

/** Have the service worker keep the engine for when there is no connection. */
export const keepEngine = (): void => keep(FILES);

/** The same, with what a network has learned. */
export const keepAll = (): void => keep([...FILES, WEIGHTS]);

/** Weights that were kept before stay, unless there are newer ones. */
function keep(engine: string[]): void {
  if (BYTES === 0) return;
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ engine, spare: WEIGHTS }));
}

/** A request to the tables of this device, as it would go to a server. */
export function request(method: string, address: string, body: string, token: string, language: string): Promise<Answer> {
  const id = ++number;
  return new Promise((done, failed) => {
    waiting.set(id, { done, failed });
    ask({ ask: "request", id, method, address, body, token, language });
    if (engine.state === "failed") failed(new Error(engine.why));
  });
}

/** What a table needs of a socket, whether it goes to a server or to this device. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(frame: string): void;
  close(): void;
}

/** A socket to a table of this device. */
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

  /** It was closed from the other side, or by us. */
  end(code: number): void {
    if (!sockets.delete(this.#number)) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}
