import { beforeEach, describe, expect, it } from "vitest";
import { changeKey, keyFor, keys, resetKeys, SHORTCUTS, shortcutOf, DEFAULT_KEYS } from "../src/lib/input/keys.svelte";
import { memory } from "./device";

beforeEach(() => resetKeys());

describe("keys", () => {
  it("are all different", () => expect(new Set(Object.values(DEFAULT_KEYS)).size).toBe(SHORTCUTS.length));

  it("do what they do in either case, unless they are off", () => {
    expect(shortcutOf("g")).toBe("gold");
    expect(shortcutOf("G")).toBe("gold");
    expect(shortcutOf("x")).toBeUndefined();
    keys.on = false;
    expect(shortcutOf("g")).toBeUndefined();
  });

  it("can be changed, and the device remembers", () => {
    expect(changeKey("gold", "X")).toBeNull();
    expect([shortcutOf("x"), shortcutOf("g"), keyFor("gold")]).toEqual(["gold", undefined, "x"]);
    expect(JSON.parse(memory.get("citadels.keys")!)).toEqual({ on: true, changed: { gold: "x" } });
    resetKeys();
    expect(shortcutOf("g")).toBe("gold");
  });

  it("cannot be taken from each other, but a key that was left is free", () => {
    expect(changeKey("gold", "c")).toBe("cards");
    expect(keyFor("gold")).toBe("g");
    expect(changeKey("cards", "x")).toBeNull();
    expect(changeKey("gold", "c")).toBeNull();
    expect(changeKey("gold", "c"), "its own").toBeNull();
  });

  it.each(["1", " ", "Enter", ""])("cannot be %o: digits answer, and the rest is not typed", (key) => {
    expect(changeKey("gold", key)).toBe("unfit");
  });
});
