/** Download of everything that offline play needs: the engine, and the weights, which otherwise load with the strongest bots. */

import { BYTES, CACHE, FILES, WEIGHTS, WEIGHTS_BYTES } from "../../local/engineFiles";
import { keepAll } from "../../local/local.svelte";

/** Bytes still to download (null until known), and the share that has arrived during a download. */
export const offline = $state({
  missing: null as number | null,
  share: null as number | null,
  failed: false,
});

/** Return whether files can be cached: browsers do so only over https and for localhost. */
export const canKeep = (): boolean => BYTES > 0 && "caches" in globalThis && "serviceWorker" in navigator;

export async function lookAtKept(): Promise<void> {
  if (!canKeep()) return;
  const files = await missing();
  offline.missing = (files.some((file) => file !== WEIGHTS) ? BYTES : 0) + (files.includes(WEIGHTS) ? WEIGHTS_BYTES : 0);
}

async function missing(): Promise<string[]> {
  const there = (await (await caches.open(CACHE)).keys()).map(({ url }) => new URL(url).pathname);
  return [...FILES, WEIGHTS].filter((file) => !there.includes(file));
}

/** Download what is missing and ask for persistent storage. */
export async function keepEverything(): Promise<void> {
  Object.assign(offline, { share: 0, failed: false });
  try {
    void navigator.storage?.persist?.();
    await fetchAll(await missing(), offline.missing ?? 0);
    keepAll();
  } catch {
    offline.failed = true;
  }
  offline.share = null;
  await lookAtKept();
}

async function fetchAll(files: string[], bytes: number): Promise<void> {
  const cache = await caches.open(CACHE);
  let come = 0;
  const counting = (): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> =>
    new TransformStream({
      transform(piece, onward) {
        offline.share = Math.min(1, (come += piece.length) / bytes);
        onward.enqueue(piece);
      },
    });
  for (const file of files) {
    const answer = await fetch(file);
    if (!answer.ok || !answer.body) throw new Error(`${file}: ${answer.status}`);
    await cache.put(file, new Response(answer.body.pipeThrough(counting())));
  }
}
