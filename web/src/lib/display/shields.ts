/** Coats of arms for people, derived from their names. They never look like a character. */

/** Light and dark tinctures. As in heraldry, a shield always combines both. */
const METALS = ["or", "argent"] as const;
const COLORS = ["gules", "azure", "vert", "purpure", "sable", "tenne"] as const;

export const DIVISIONS = ["plain", "pale", "fess", "bend", "chief", "chevron", "quarter", "saltire", "pales"] as const;
export const CHARGES = ["tower", "key", "fish", "moon", "star", "bell", "leaf", "ship", "cat"] as const;

export type Tincture = (typeof METALS)[number] | (typeof COLORS)[number];

export interface Shield {
  division: (typeof DIVISIONS)[number];
  /** of the field and of its division */
  field: Tincture;
  part: Tincture;
  charge: (typeof CHARGES)[number];
  /** of the charge: a metal on a plain color, a color on a divided field */
  tint: Tincture;
}

/** Return the shield of a name. */
export function shieldOf(name: string): Shield {
  const draw = dice(name.trim().toLocaleLowerCase());
  const division = draw(DIVISIONS);
  const metal = draw(METALS);
  const color = draw(COLORS);
  const charge = draw(CHARGES);
  // A plain field has a color and its charge a metal. A divided field has both, and its charge another color.
  if (division === "plain") return { division, field: color, part: color, charge, tint: metal };
  const [field, part] = draw([true, false]) ? [metal, color] : [color, metal];
  return { division, field, part, charge, tint: draw(COLORS.filter((one) => one !== color)) };
}

/** Return a pseudorandom picker from lists, seeded by a text. */
function dice(text: string): <T>(from: readonly T[]) => T {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return (from) => {
    // xorshift32, which needs a nonzero state
    state = Math.imul(state ^ (state >>> 16), 0x45d9f3b) >>> 0 || 1;
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    return from[state % from.length]!;
  };
}
