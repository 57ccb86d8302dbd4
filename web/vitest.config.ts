import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** What can be tested without a page; tests/browser of the repository has the rest. */
export default defineConfig({
  plugins: [svelte()],
  define: { __BUILD__: JSON.stringify(""), __ENGINE__: JSON.stringify({ hash: "", bytes: 0 }), __WEIGHTS__: JSON.stringify({ hash: "", bytes: 0, expanded: 0 }) },
  // A machine that is busy is no reason to fail.
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/device.ts"], testTimeout: 60_000 },
});
