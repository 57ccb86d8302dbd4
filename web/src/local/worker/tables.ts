/** The worker that runs local tables with the server's Python code. */

import { Database } from "./database";
import { keepFetched } from "./engineCache";
import { startPython } from "./python";
import { BotWorker } from "./botWorker";
import { Weights } from "./weights";
import { BUILD } from "../../lib/page/build";
import type { Asked, Told } from "../workerMessages";

/** The interface of citadels/device/tables.py. */
interface Tables {
  request(method: string, address: string, body: string, token: string, language: string): Promise<Answer>;
  open(table: string, tell: (text: string) => void, end: (code: number, reason: string) => void): Socket;
}
interface Socket {
  receive(frame: string): Promise<void>;
  leave(): Promise<void>;
  destroy(): void;
}
interface Answer {
  toJs(): [number, string];
  destroy(): void;
}

const tell = (told: Told): void => postMessage(told);
const sockets = new Map<number, { socket: Socket; last: Promise<void> }>();

async function start(): Promise<Tables> {
  const python = await startPython((bytes) => tell({ tell: "loaded", bytes }));
  const { DeviceTables } = python.pyimport("citadels.device.tables") as { DeviceTables: (...given: unknown[]) => Tables };
  const weights = new Weights(python, tell);
  return DeviceTables(await Database.open(), new BotWorker(weights), weights, BUILD);
}

const started = start();
started.then(
  () => {
    tell({ tell: "ready" });
    void keepFetched().then(() => tell({ tell: "kept" }));
  },
  (error: unknown) => tell({ tell: "failed", why: String(error) }),
);

addEventListener("message", (event: MessageEvent<Asked>) => {
  void started.then((tables) => hear(tables, event.data)).catch(report);
});

/** Report an error to the page, which would otherwise wait forever. */
function report(error: unknown): void {
  reportError(error);
}

function hear(tables: Tables, asked: Asked): Promise<void> | void {
  switch (asked.ask) {
    case "request":
      return answer(tables, asked);
    case "open":
      return open(tables, asked.socket, asked.table);
    case "frame": {
      const found = sockets.get(asked.socket);
      // Handle frames in order.
      if (found) found.last = found.last.then(() => found.socket.receive(asked.text));
      return found?.last;
    }
    case "close":
      return close(asked.socket);
  }
}

async function answer(tables: Tables, asked: Asked & { ask: "request" }): Promise<void> {
  const found = await tables.request(asked.method, asked.address, asked.body, asked.token, asked.language);
  const [status, body] = found.toJs();
  found.destroy();
  tell({ tell: "answer", id: asked.id, status, body });
}

function open(tables: Tables, number: number, table: string): void {
  const socket = tables.open(
    table,
    (text) => tell({ tell: "frame", socket: number, text }),
    (code) => tell({ tell: "closed", socket: number, code }),
  );
  sockets.set(number, { socket, last: Promise.resolve() });
}

async function close(number: number): Promise<void> {
  const found = sockets.get(number);
  sockets.delete(number);
  await found?.last;
  await found?.socket.leave();
  found?.socket.destroy();
}
