import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** All drawings as symbols in one file, which the page fetches once. */
function drawings(): Plugin {
  const symbol = (folder: string, file: string): string => {
    const text = readFileSync(join("art", folder, file), "utf8");
    const inner = text.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
    const id = `${folder}-${file.replace(".svg", "")}`;
    return `<symbol id="${id}" viewBox="0 0 96 96">${inner.replace(/\s*\n\s*/g, " ")}</symbol>`;
  };
  return {
    name: "drawings",
    generateBundle() {
      const folders = ["characters", "districts", "types"];
      const symbols = folders.flatMap((folder) =>
        readdirSync(join("art", folder))
          .filter((file) => file.endsWith(".svg"))
          .sort()
          .map((file) => symbol(folder, file)),
      );
      const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>\n`;
      this.emitFile({ type: "asset", fileName: "assets/art.svg", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), drawings()],
  build: {
    outDir: "../src/citadels/server/built",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
