/** The page's evaluation of the network, for Node.js. */

import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const SOURCE = fileURLToPath(new URL("../src/local/worker/network.ts", import.meta.url));

export const { Network, PAGE } = (await runnerImport(SOURCE, { configFile: false, logLevel: "error" })).module;
