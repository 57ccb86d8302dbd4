import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const ART = "assets/art.svg.gz";
const DRAWINGS = "../src/citadels/drawings"; // the Python package also draws with them
const WORKER = "worker.js";
// Those of web/public that a system may ask for at any time.
const ICONS = ["icon.svg", ...["icon-turn.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png", "apple-touch-icon.png", "badge-96.png"].map((file) => `assets/${file}`)];
// Districts are cut so that they stand on their street.
const BOXES: Record<string, string> = { characters: "0 0 96 96", districts: "4 2 88 88", types: "0 0 96 96" };

/** All drawings as symbols in one file, which the page fetches once. */
function drawings(): Plugin {
  const symbol = (folder: string, file: string): string => {
    const text = readFileSync(join(DRAWINGS, folder, file), "utf8");
    const [, attributes = ""] = /<svg([^>]*)>/.exec(text) ?? [];
    const box = BOXES[folder] ?? /viewBox="([^"]*)"/.exec(attributes)?.[1];
    const strokes = attributes.replace(/\s(xmlns|viewBox)="[^"]*"/g, "");
    const inner = text.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
    const id = `${folder}-${file.replace(".svg", "")}`;
    return `<symbol id="${id}" viewBox="${box}" overflow="visible"${strokes}>${inner.replace(/\s*\n\s*/g, " ")}</symbol>`;
  };
  return {
    name: "drawings",
    generateBundle() {
      const folders = ["characters", "districts", "icons", "people", "types"];
      const symbols = folders.flatMap((folder) =>
        readdirSync(join(DRAWINGS, folder))
          .filter((file) => file.endsWith(".svg"))
          .sort()
          .map((file) => symbol(folder, file)),
      );
      const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>\n`;
      this.emitFile({ type: "asset", fileName: ART, source: gzipSync(source, { level: 9 }) });
    },
  };
}

const BUILD = process.env["CITADELS_BUILD"] ?? "";
/** What scripts/bundle_engine.py has made: its hash and how many bytes it has. */
const ENGINE = { hash: process.env["CITADELS_ENGINE"] ?? "", bytes: Number(process.env["CITADELS_ENGINE_BYTES"] ?? 0) };
/** What a network has learned, likewise. */
const WEIGHTS = {
  hash: process.env["CITADELS_WEIGHTS"] ?? "",
  bytes: Number(process.env["CITADELS_WEIGHTS_BYTES"] ?? 0),
  expanded: Number(process.env["CITADELS_WEIGHTS_EXPANDED"] ?? 0),
};
const define = { __BUILD__: JSON.stringify(BUILD), __ENGINE__: JSON.stringify(ENGINE), __WEIGHTS__: JSON.stringify(WEIGHTS) };

/** Fonts with the letters that few languages have: `cabin.latin-ext-….woff2`. */
const LETTERS = /\/[\w-]+\.[\w-]+\.woff2$/;

/** Tells the service worker the files that the page is made of. */
function shell(): Plugin {
  return {
    name: "shell",
    generateBundle(_, bundle) {
      const assets = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
      // Letters of other languages are kept once a page has shown them.
      const files = [...ICONS, ...assets.filter((file) => file !== ART && !LETTERS.test(file)), `${ART}?${BUILD}`];
      const list = JSON.stringify(files);
      const worker = bundle[WORKER];
      if (worker?.type === "chunk") worker.code = worker.code.replace("__SHELL__", list);
    },
  };
}

/** Has the fonts of the home page fetched beside its scripts: nothing moves when they come. */
function fonts(): Plugin {
  return {
    name: "fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /\/(cabin|grenze-gotisch)-[\w-]+\.woff2$/.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `./${file}` },
            injectTo: "head",
          })),
    },
  };
}

export default defineConfig({
  plugins: [svelte(), drawings(), shell(), fonts()],
  define,
  base: "./", // a site may be below any path
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/[name]-[hash].js" } } },
  build: {
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker/serviceWorker.ts" },
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
    },
    outDir: "../src/citadels/server/built",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
