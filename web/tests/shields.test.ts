import { describe, expect, it } from "vitest";
import { CHARGES, DIVISIONS, shieldOf } from "../src/lib/display/shields";

const METALS = ["or", "argent"];
const NAMES = Array.from({ length: 3000 }, (_, number) => `Player ${number}`);

describe("a shield", () => {
  it("is always the same for a name, whatever its case, and another for another", () => {
    expect(shieldOf("Robin")).toEqual(shieldOf(" robin "));
    expect(shieldOf("Robin")).not.toEqual(shieldOf("Sam"));
    expect(new Set(NAMES.map((name) => JSON.stringify(shieldOf(name)))).size).toBeGreaterThan(1000);
  });

  it("never puts a metal beside a metal, nor a color beside a color", () => {
    for (const { division, field, part, tint } of NAMES.map(shieldOf)) {
      const metals = [field, part].filter((one) => METALS.includes(one)).length;
      expect(metals).toBe(division === "plain" ? 0 : 1);
      expect(METALS.includes(tint)).toBe(division === "plain");
      expect([field, part]).not.toContain(tint);
    }
  });

  it("has nine divisions and nine charges, and all of them occur about equally often", () => {
    const shields = NAMES.map(shieldOf);
    for (const [all, key] of [[DIVISIONS, "division"], [CHARGES, "charge"]] as const) {
      expect(all).toHaveLength(9);
      for (const one of all) expect(shields.filter((shield) => shield[key] === one).length).toBeGreaterThan(NAMES.length / 20);
    }
  });

  it("exists for a name of any script, and for none", () => {
    for (const name of ["", "Ž", "李", "🏰", "a".repeat(400)]) expect(shieldOf(name).division).toBeTruthy();
  });
});
