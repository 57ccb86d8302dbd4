/** What the page and the worker with its tables say to each other. */

/** From the page: a request as over HTTP, or what is done with a socket. */
export type Asked =
  | { ask: "request"; id: number; method: string; address: string; body: string; token: string; language: string }
  | { ask: "open"; socket: number; table: string }
  | { ask: "frame"; socket: number; text: string }
  | { ask: "close"; socket: number };

/** From the worker. */
export type Told =
  | { tell: "loaded"; bytes: number } // more over the network; 0 when it is asked for
  | { tell: "ready" }
  | { tell: "kept" } // the browser has the engine now
  | { tell: "weights"; share: number }
  | { tell: "fetched"; there: boolean }
  | { tell: "failed"; why: string }
  | { tell: "answer"; id: number; status: number; body: string }
  | { tell: "frame"; socket: number; text: string }
  | { tell: "closed"; socket: number; code: number };
