/** Start Pyodide with the package in a worker. */

import { loadPyodide, type PyodideAPI } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { FOLDER } from "../engineFiles";
import { fetchPart, type Note, type Part } from "./engineCache";
import { PAGE } from "./network";

type Core = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"]>;

const PLACE = "/citadels";
const CORE = "pyodide.asm.wasm"; // names used by Pyodide
const STDLIB = "python_stdlib.zip";

/** Load and start everything, reporting download progress to `note`. */
export async function startPython(note: Note = () => undefined): Promise<PyodideAPI> {
  const part = (name: string, type?: string): Part => fetchPart(`${FOLDER}${name}.zst`, note, type);
  const [script, core, stdlib] = [part("pyodide.asm.mjs"), part(CORE, "application/wasm"), part(STDLIB)];
  // Fetch the package last, while Python starts.
  const archive = core.arrived.then(() => part("citadels.tar").content).then((answer) => answer.arrayBuffer());
  archive.catch(() => undefined); // Awaited below, unless Python fails first.
  const python = await start(script, { [CORE]: core, [STDLIB]: stdlib });
  python.unpackArchive(await archive, "tar", { extractDir: PLACE });
  python.registerJsModule("citadels_page", PAGE);
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PLACE)})`);
  return python;
}

/** Start Pyodide from fetched parts instead of letting it fetch them itself. */
async function start(script: Part, parts: Record<string, Part>): Promise<PyodideAPI> {
  const createPyodideModule = await load(await (await script.content).text());
  const plain = self.fetch;
  self.fetch = (...asked) => parts[nameOf(asked[0])]?.content ?? plain(...asked);
  try {
    // Install no packages of Pyodide's own.
    const lockFileContents = JSON.stringify({ info, packages: {} });
    return await loadPyodide({ indexURL: FOLDER, packageBaseUrl: FOLDER, lockFileContents, createPyodideModule });
  } finally {
    self.fetch = plain;
  }
}

const nameOf = (asked: RequestInfo | URL): string => (asked instanceof Request ? asked.url : String(asked)).split("/").at(-1)!;

/** Import the script of Pyodide's core, which arrives compressed. */
async function load(text: string): Promise<Core> {
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: Core }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}
