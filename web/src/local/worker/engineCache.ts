/** The files of the engine: from what the browser keeps, or else from the host. */

import { CACHE } from "../engineFiles";
import { unpacking } from "./decompression";

type Bytes = Uint8Array<ArrayBuffer>;

/** Called with the number of bytes, whenever some have come over the network; with 0 once they are asked for. */
export type Note = (bytes: number) => void;

/** What came over the network, to be kept once it has proved to be right. */
const fresh = new Map<string, Response>();

/** A file: its content, expanded, and when the last of its bytes has come. */
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

/** Browsers keep nothing for pages that came by plain http, and may refuse in private windows. */
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

/** Keep everything that was fetched: whoever calls has found that it is what it should be. */
export async function keepFetched(): Promise<void> {
  const found = await cache();
  const all = [...fresh];
  fresh.clear();
  // A full disk is no reason to stop: it is fetched again next time.
  await Promise.allSettled(all.map(([address, answer]) => found?.put(address, answer)));
}

/** What was fetched is of no use. */
export function forgetFetched(address: string): void {
  fresh.delete(address);
}

/** Lets everything through, and notes how much. */
const counting = (note: Note): TransformStream<Bytes, Bytes> =>
  new TransformStream({
    transform(piece, onward) {
      note(piece.length);
      onward.enqueue(piece);
    },
  });
