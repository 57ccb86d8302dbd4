/** As much of a browser as the modules ask for when they are loaded: a memory, its languages, an address. */

import { beforeEach, vi } from "vitest";

export const memory = new Map<string, string>();

vi.stubGlobal("localStorage", {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
});
vi.stubGlobal("navigator", { languages: ["nl-BE", "fr-CA", "en"] });
vi.stubGlobal("location", { protocol: "http:", host: "table.example", pathname: "/", search: "", hash: "" });
vi.stubGlobal("history", { state: null, pushState: () => undefined, replaceState: () => undefined });
vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal("document", Object.assign(new EventTarget(), { documentElement: { lang: "en" }, visibilityState: "visible" }));

const page = new EventTarget();
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));

beforeEach(() => memory.clear());
