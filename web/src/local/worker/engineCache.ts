/** Load the engine's files from the cache, or else from the host. */

import { CACHE } from "../engineFiles";
import { unpacking } from "./decompression";

type Bytes = Uint8Array<ArrayBuffer>;

/** Progress callback: bytes received from the network since the last call; 0 when a download begins. */
export type Note = (bytes: number) => void;

/** Responses from the network, cached once they have proved valid. */
const fresh = new Map<string, Response>();

/** A file: its decompressed content, and a promise for its last byte. */
export interface Part {
  content: Promise<Response>;
  arrived: Promise<void>;
}

export function fetchPart(address: string, note: Note, type = "application/octet-stream"): Part {
  let resolve = (): void => undefined;
  const arrived = new Promise<void>((done) => (resolve = done));
  return { content: fetchUnpacked(address, note, resolve, type), arrived };
}

async function fetchUnpacked(address: string, note: Note, arrived: () => void, type: string): Promise<Response> {
  const body = (await kept(address)) ?? (await fetched(address, note));
  const whole = body.pipeThrough(new TransformStream({ flush: arrived })).pipeThrough(unpacking());
  return new Response(whole, { headers: { "content-type": type } });
}

/** Open the cache. Browsers have none over plain http, and may refuse in private windows. */
const cache = async (): Promise<Cache | undefined> => self.caches?.open(CACHE).catch(() => undefined);

async function kept(address: string): Promise<ReadableStream<Bytes> | null | undefined> {
  return (await (await cache())?.match(address))?.body;
}

async function fetched(address: string, note: Note): Promise<ReadableStream<Bytes>> {
  note(0);
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  fresh.set(address, answer.clone());
  return answer.body.pipeThrough(counting(note));
}

/** Cache everything that was fetched. Call this once it has proved valid. */
export async function keepFetched(): Promise<void> {
  const found = await cache();
  const all = [...fresh];
  fresh.clear();
  // Ignore a full disk: the files are fetched again next time.
  await Promise.allSettled(all.map(([address, answer]) => found?.put(address, answer)));
}

/** Drop a fetched file that is invalid. */
export function forgetFetched(address: string): void {
  fresh.delete(address);
}

/** Return a pass-through stream that reports progress. */
const counting = (note: Note): TransformStream<Bytes, Bytes> =>
  new TransformStream({
    transform(piece, onward) {
      note(piece.length);
      onward.enqueue(piece);
    },
  });
