/** Messages between the page and the worker with the local tables. */

/** From the page: an HTTP-like request, or a socket operation. */
export type Asked =
  | { ask: "request"; id: number; method: string; address: string; body: string; token: string; language: string }
  | { ask: "open"; socket: number; table: string }
  | { ask: "frame"; socket: number; text: string }
  | { ask: "close"; socket: number };

/** From the worker. */
export type Told =
  | { tell: "loaded"; bytes: number } // bytes downloaded since the last message; 0 when a download begins
  | { tell: "ready" }
  | { tell: "kept" } // the engine is cached
  | { tell: "weights"; share: number }
  | { tell: "fetched"; there: boolean }
  | { tell: "failed"; why: string }
  | { tell: "answer"; id: number; status: number; body: string }
  | { tell: "frame"; socket: number; text: string }
  | { tell: "closed"; socket: number; code: number };
