/** Python in a worker: Pyodide and the package, from the folder of the engine. */

import { loadPyodide, type PyodideAPI } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { FOLDER } from "../engineFiles";
import { fetchPart, type Note, type Part } from "./engineCache";
import { PAGE } from "./network";

type Core = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"]>;

const PLACE = "/citadels";
const CORE = "pyodide.asm.wasm"; // as Pyodide calls them
const STDLIB = "python_stdlib.zip";

/** Fetch and start everything; `note` is told what comes over the network. */
export async function startPython(note: Note = () => undefined): Promise<PyodideAPI> {
  const part = (name: string, type?: string): Part => fetchPart(`${FOLDER}${name}.zst`, note, type);
  const [script, core, stdlib] = [part("pyodide.asm.mjs"), part(CORE, "application/wasm"), part(STDLIB)];
  // The package comes last: Python takes a while to start, and can do so meanwhile.
  const archive = core.arrived.then(() => part("citadels.tar").content).then((answer) => answer.arrayBuffer());
  archive.catch(() => undefined); // reported below, if Python starts at all
  const python = await start(script, { [CORE]: core, [STDLIB]: stdlib });
  python.unpackArchive(await archive, "tar", { extractDir: PLACE });
  python.registerJsModule("citadels_page", PAGE);
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PLACE)})`);
  return python;
}

/** Start Pyodide, which would fetch these parts by itself, from what has been fetched. */
async function start(script: Part, parts: Record<string, Part>): Promise<PyodideAPI> {
  const createPyodideModule = await load(await (await script.content).text());
  const plain = self.fetch;
  self.fetch = (...asked) => parts[nameOf(asked[0])]?.content ?? plain(...asked);
  try {
    // Nothing but Pyodide itself is installed from its list of packages.
    const lockFileContents = JSON.stringify({ info, packages: {} });
    return await loadPyodide({ indexURL: FOLDER, packageBaseUrl: FOLDER, lockFileContents, createPyodideModule });
  } finally {
    self.fetch = plain;
  }
}

const nameOf = (asked: RequestInfo | URL): string => (asked instanceof Request ? asked.url : String(asked)).split("/").at(-1)!;

/** The script of Pyodide's core: a module, but one that came compressed. */
async function load(text: string): Promise<Core> {
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: Core }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}
