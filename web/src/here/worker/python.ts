/** Python in a worker: Pyodide and the package, from the folder of the engine. */

import type { PyodideAPI } from "pyodide";
import { FOLDER } from "../folder";
import { PAGE } from "./network";

const PLACE = "/citadels";

/** Fetch and start everything. */
export async function startPython(): Promise<PyodideAPI> {
  const [{ loadPyodide }, archive] = await Promise.all([
    import(/* @vite-ignore */ `${FOLDER}pyodide.mjs`) as Promise<typeof import("pyodide")>,
    fetch(`${FOLDER}citadels.tar.zst`),
  ]);
  const python = await loadPyodide({ indexURL: FOLDER });
  python.unpackArchive(new Uint8Array(await archive.arrayBuffer()), "zstdtar", { extractDir: PLACE });
  python.registerJsModule("citadels_page", PAGE);
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PLACE)})`);
  return python;
}

/** Note how much has come of everything that is fetched from now on. */
export function countFetched(note: (bytes: number) => void): void {
  const plain = self.fetch;
  self.fetch = async (...asked) => {
    const answer = await plain(...asked);
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    const counted = answer.body?.pipeThrough(counting(note));
    return new Response(counted ?? null, { status: answer.status, headers: answer.headers });
  };
}

/** Lets everything through, and notes how much. */
export const counting = (note: (bytes: number) => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> =>
  new TransformStream({
    transform(piece, onward) {
      note(piece.length);
      onward.enqueue(piece);
    },
  });
