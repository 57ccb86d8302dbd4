/** Where the engine of the page is: Python, the package, and what both need. */

import { ROOT } from "../lib/page/build";

declare const __ENGINE__: { hash: string; bytes: number }; // by vite.config.ts

declare const __WEIGHTS__: { hash: string; bytes: number; expanded: number }; // likewise

/** What is fetched of it; 0 if the page was built without one. */
export const BYTES: number = __ENGINE__.bytes;

export const FOLDER: string = `${ROOT}engine/${__ENGINE__.hash}/`;

/** The cache in which the browser keeps what has been fetched; see worker/serviceWorker.ts. */
export const CACHE = "engine";

const NAMES = ["pyodide.asm.mjs.zst", "pyodide.asm.wasm.zst", "python_stdlib.zip.zst", "citadels.tar.zst"];

/** Their addresses. */
export const FILES: string[] = NAMES.map((name) => FOLDER + name);

/** What a network has learned: fetched only if a bot needs it. */
export const WEIGHTS: string = `${ROOT}engine/${__WEIGHTS__.hash}/weights.bin.zst`;

export const WEIGHTS_BYTES: number = __WEIGHTS__.bytes;

/** How many bytes it has once it is expanded. */
export const WEIGHTS_EXPANDED: number = __WEIGHTS__.expanded;
