/** Pack the engine for the page: node pack.mjs FROM TO. FROM has the package and what it needs. */

import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const CORE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const [from, to] = process.argv.slice(2);

const python = await loadPyodide();
for (const [place, folder] of [["/from", from], ["/to", to]]) {
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
const core = dirname(createRequire(import.meta.url).resolve("pyodide"));
for (const file of CORE) copyFileSync(join(core, file), join(to, file));
// Nothing but Pyodide itself is installed from its list of packages.
const { info } = JSON.parse(readFileSync(join(core, "pyodide-lock.json"), "utf8"));
writeFileSync(join(to, "pyodide-lock.json"), JSON.stringify({ info, packages: {} }));
