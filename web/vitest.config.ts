import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** What can be tested without a page; tests/browser of the repository has the rest. */
export default defineConfig({
  plugins: [svelte()],
  define: { __BUILD__: JSON.stringify("") },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/device.ts"] },
});
