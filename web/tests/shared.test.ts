import { describe, expect, it } from "vitest";
import { faultOf } from "../src/lib/game/shared";

/** As in tests/tables/test_shared.py. */
const LINK =
  "1g1M-lO2XvXKDMBCEX8gFCIHRO6RKT8Gf0oUyVd49hKC9lYQF2OOkybjBN0K6W4nbT5Gwq2iQkdV7nbqleFax-QvtQh8SLXPRkuw" +
  "ZniTWiIhzTUT4PWegcCg8CF3QeHZMjHQu57x3hYvAbJEHHNXjFGKAAHNgos7FUSMibsgWT3kpe_AHDAMcgm-QI3OMhwvMFxidwkU" +
  "MgubBHGDVQDgnK96Dkv63w2wVawVCclqtgfT3mCpoS-x1672dlYNENYr2EXViE24wu3c8mp2eQc3oULsoy7bX5VAba4csG82Qt6M" +
  "t5l-ty6sujTLd2Od9NRRKX21nqjaztuhrXfVa5Sb7nuh9-phbxNu4mEHovqHd8tdPLSTiPmkl1DpCWHWNB1U3l8jOyb_nv89PYFl" +
  "R_P-5y10YQKRjkhOn2el_t35zt44ofkocl2G6kEeyP3ZKRKm70j-6I48V4k17P7JEoHID78_wvJKoYspHdHl8mWYC35_qzNVALgb" +
  "Nxr0ABCW05Fs1IObnDrfNh3trkIu7ZWDehAzxEumJQ0pjsglNeDkcifuK-vwC";

describe("the link of a position", () => {
  it("is whole as it was written", () => expect(faultOf(LINK)).toBeNull());

  it("is damaged wherever it was cut", () => {
    for (let length = 1; length < LINK.length; length++) expect(faultOf(LINK.slice(0, length))).toBe("error-link-damaged");
  });

  it.each(["", LINK.replace("M", "N"), `${LINK}%20`, `${LINK}.`, LINK.toLowerCase(), "1", "1AAAA", "1\n"])("is damaged (%#)", (link) => {
    expect(faultOf(link)).toBe("error-link-damaged");
  });

  it("may be of another version, or much too long", () => {
    expect(faultOf(`2${LINK.slice(1)}`)).toBe("error-link-version");
    expect(faultOf(LINK + "A".repeat(8000))).toBe("error-link-too-long");
  });
});
