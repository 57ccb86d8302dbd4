/** The worker in which the tables of this device are: the same Python as on a server. */

import { Database } from "./store";
import { startPython } from "./python";
import { Neighbour } from "./neighbour";
import type { Asked, Told } from "./words";

/** What citadels/device/tables.py offers. */
interface Tables {
  request(method: string, address: string, body: string, token: string, language: string): Promise<[number, string]>;
  open(table: string, tell: (text: string) => void, end: (code: number, reason: string) => void): Socket;
}
interface Socket {
  hear(frame: string): Promise<void>;
  leave(): Promise<void>;
  destroy(): void;
}

const FOLDER = new URL(self.name || "./engine/", location.href).href;
const tell = (told: Told): void => postMessage(told);

const sockets = new Map<number, { socket: Socket; last: Promise<void> }>();

async function start(): Promise<Tables> {
  const python = await startPython(FOLDER, (bytes) => tell({ tell: "loaded", bytes }));
  const { DeviceTables } = python.pyimport("citadels.device.tables") as { DeviceTables: (...given: unknown[]) => Tables };
  return DeviceTables(await Database.open(), new Neighbour(FOLDER));
}

const started = start();
started.then(
  () => tell({ tell: "ready" }),
  (error: unknown) => tell({ tell: "failed", why: String(error) }),
);

addEventListener("message", (event: MessageEvent<Asked>) => void started.then((tables) => hear(tables, event.data)));

async function hear(tables: Tables, asked: Asked): Promise<void> {
  switch (asked.ask) {
    case "request": {
      const [status, body] = await tables.request(asked.method, asked.address, asked.body, asked.token, asked.language);
      return tell({ tell: "answer", id: asked.id, status, body });
    }
    case "open": {
      const { socket: number, table } = asked;
      const socket = tables.open(
        table,
        (text) => tell({ tell: "frame", socket: number, text }),
        (code) => tell({ tell: "closed", socket: number, code }),
      );
      sockets.set(number, { socket, last: Promise.resolve() });
      return;
    }
    case "frame": {
      const found = sockets.get(asked.socket);
      // One after the other, as they would come over a network.
      if (found) found.last = found.last.then(() => found.socket.hear(asked.text));
      return;
    }
    case "close": {
      const found = sockets.get(asked.socket);
      sockets.delete(asked.socket);
      await found?.last;
      await found?.socket.leave();
      return found?.socket.destroy();
    }
  }
}
