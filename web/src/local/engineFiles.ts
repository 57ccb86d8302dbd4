/** The files of the engine: Pyodide, the package, and the weights. */

import { ROOT } from "../lib/page/build";

declare const __ENGINE__: { hash: string; bytes: number }; // defined in vite.config.ts

declare const __WEIGHTS__: { hash: string; bytes: number; expanded: number }; // defined in vite.config.ts

/** Download size in bytes; 0 if the page was built without an engine. */
export const BYTES: number = __ENGINE__.bytes;

export const FOLDER: string = `${ROOT}engine/${__ENGINE__.hash}/`;

/** Name of the cache; worker/serviceWorker.ts uses the same. */
export const CACHE = "engine";

const NAMES = ["pyodide.asm.mjs.zst", "pyodide.asm.wasm.zst", "python_stdlib.zip.zst", "citadels.tar.zst"];

/** URLs of the engine's files. */
export const FILES: string[] = NAMES.map((name) => FOLDER + name);

/** URL of the weights, fetched when a bot first needs them. */
export const WEIGHTS: string = `${ROOT}engine/${__WEIGHTS__.hash}/weights.bin.zst`;

export const WEIGHTS_BYTES: number = __WEIGHTS__.bytes;

/** Size of the weights in bytes after decompression. */
export const WEIGHTS_EXPANDED: number = __WEIGHTS__.expanded;
