/** Python in a worker: Pyodide and the package, from the folder in which they are. */

import type { PyodideAPI } from "pyodide";

const ARCHIVE = "citadels.zip";
const PLACE = "/citadels";

/** Fetch everything, noting how much has come, and start it. */
export async function startPython(folder: string, loaded: (bytes: number) => void): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
  const [python, archive] = await Promise.all([loadPyodide({ indexURL: folder }), fetched(folder + ARCHIVE, loaded)]);
  python.unpackArchive(archive, "zip", { extractDir: PLACE });
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PLACE)})`);
  return python;
}

async function fetched(address: string, loaded: (bytes: number) => void): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const pieces: Uint8Array[] = [];
  for await (const piece of answer.body) {
    pieces.push(piece);
    loaded(piece.length);
  }
  return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
}
