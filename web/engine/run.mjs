/** Run a Python file in the Python of browsers, with the engine and the network as the page has them: node run.mjs ENGINE ROOT FILE */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";
import { PAGE } from "./network.mjs";

const WEIGHTS = "citadels/bots/learned/weights.bin";

const [engine, root, file] = process.argv.slice(2);
try {
  const python = await loadPyodide({ stdLibURL: join(engine, "python_stdlib.zip") });
  python.unpackArchive(new Uint8Array(readFileSync(join(engine, "citadels.tar.zst"))), "zstdtar", { extractDir: "/citadels" });
  python.FS.writeFile(`/citadels/${WEIGHTS}`, readFileSync(join(root, "src", WEIGHTS)));
  python.FS.mkdirTree("/root");
  python.mountNodeFS("/root", root);
  python.registerJsModule("citadels_page", PAGE);
  python.runPython(`import sys; sys.path[:0] = ["/citadels", "/root"]`);
  await python.runPythonAsync(readFileSync(file, "utf8"));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
