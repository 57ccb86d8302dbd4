/**
 * Pack the engine for the page: node pack.mjs FROM WHOLE TO
 *
 * FROM has the package and what it needs, WHOLE the files that are compressed as they are.
 */

import { copyFileSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const CORE = ["pyodide.asm.mjs", "pyodide.asm.wasm"];
const [from, whole, to] = process.argv.slice(2);
const core = dirname(createRequire(import.meta.url).resolve("pyodide"));
for (const file of CORE) copyFileSync(join(core, file), join(whole, file));

const python = await loadPyodide();
for (const [place, folder] of [["/from", from], ["/whole", whole], ["/to", to]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.runPython("import shutil, sys, tarfile; sys.argv = list(sys.modules)");
try {
  python.runPython(readFileSync(join(dirname(fileURLToPath(import.meta.url)), "pack.py"), "utf8"));
} catch (error) {
  console.error(error.message); // without the source of Pyodide, which Node would print
  process.exit(1);
}
