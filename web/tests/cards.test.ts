import { beforeAll, describe, expect, it, vi } from "vitest";
import { botOf, breakable, cardName, castName, costOf, kindOf, loadCards, plain, scoreItem, unbroken } from "../src/lib/game/cards.svelte";
import { hyphenator } from "../src/lib/text/hyphenation";
import { LANGUAGES } from "../src/lib/text/languages";
import { hasText, loadTexts, say } from "../src/lib/text/texts.svelte";
import { source } from "./texts";

const CATALOGUE = {
  editions: [
    {
      key: "2016",
      name: "2016 edition",
      presets: [{ key: "first_game", name: "First game", characters: ["king"], districts: ["keep"] }],
      characters: [
        { key: "king", name: "King", rank: 4 },
        { key: "emperor", name: "Emperor", rank: 4 },
        { key: "queen", name: "Queen", rank: 9 },
      ],
      districts: [{ key: "keep", name: "Keep", cost: 3, beautified: "beautified Keep" }],
    },
    { key: "2002", characters: [{ key: "king", name: "Old King" }], districts: [] },
  ],
  bots: [{ key: "expert", name: "Master Builder", text: "" }],
};

beforeAll(async () => {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(path.startsWith("/api/texts") ? new Response(source("en")) : Response.json(CATALOGUE)),
  );
  for (const use of await Promise.all([loadTexts("en"), loadCards("en")])) use();
});

describe("the cards of a table", () => {
  const of = (characters: string[], districts: string[], seats: number): string => castName({ edition: "2016", characters, districts }, seats);

  it("are named by their list, whatever comes with the number of seats", () => {
    expect(of(["king"], ["keep"], 4)).toBe("First game (2016 edition)");
    expect(of(["king", "queen"], ["keep"], 8)).toBe("First game (2016 edition)");
    expect(of(["emperor"], ["keep"], 2)).toBe("First game (2016 edition)");
  });

  it("are called chosen where no list has them", () => {
    for (const [characters, districts] of [[["emperor"], ["keep"]], [["king"], []], [["king"], ["park"]]] as const)
      expect(of([...characters], [...districts], 4)).toBe("Hand-picked cards (2016 edition)");
  });
});

describe("cards", () => {
  it("are named as their edition names them", () => {
    expect([cardName("2016", "king"), cardName("2002", "king")]).toEqual(["King", "Old King"]);
    expect([cardName("2016", "keep"), cardName("2016", "keep+")]).toEqual(["Keep", "beautified Keep"]);
    expect(cardName("2016", "unknown")).toBe("unknown");
  });

  it("are of a kind", () => {
    expect([kindOf("2016", "king"), kindOf("2016", "keep+"), kindOf("2002", "keep")]).toEqual([
      "characters", "districts", null,
    ]);
  });

  it("cost one more where they are beautified", () => {
    expect([costOf("2016", "keep"), costOf("2016", "keep+"), costOf("2016", "unknown")]).toEqual([3, 4, 0]);
    expect([plain("keep"), plain("keep+")]).toEqual(["keep", "keep"]);
  });

  it("stand by their name in a score that has no word of its own", () => {
    expect(scoreItem("2016", "keep")).toBe("Keep");
  });
});

describe("bots", () => {
  it("that are not installed any more have their key for a name", () => {
    expect([botOf("expert").name, botOf("gone").name]).toEqual(["Master Builder", "gone"]);
  });
});

describe("long names", () => {
  const shown = (name: string): string => breakable(name).replaceAll("\u00AD", "-");

  it.each([
    ["King", "King"],
    ["Cathedral", "Ca-the-dral"],
    ["Great Wall", "Great Wall"],
  ])("%s may be broken as %s", (name, broken) => expect(shown(name)).toBe(broken));

  it.each([
    ["en", "Lighthouse", "Light-house"],
    ["en", "Battlefield", "Bat-tle-field"],
    ["en", "Framework", "Frame-work"],
    ["fr", "Bibliothèque", "Bi-blio-thè-que"],
    ["it", "Castello", "Ca-stello"],
    ["es", "Castillo", "Cas-tillo"],
    ["pt", "Senhora", "Se-nhora"],
    ["de", "Steuereintreiber", "Steu-er-ein-trei-ber"],
    ["de", "Festung", "Fes-tung"],
    ["de", "Schloss", "Schloss"],
    ["de", "Schmiede", "Schmiede"],
    ["pl", "Szkoła", "Szkoła"],
    ["pl", "Dzwonnica", "Dzwon-nica"],
    ["xx", "Handelsniederlassung", "Handelsniederlassung"],
  ])("are broken as is usual in %s", (language, name, broken) => {
    expect(hyphenator(LANGUAGES.get(language)?.hyphenation ?? null)(name).replaceAll("\u00AD", "-")).toBe(broken);
  });

  it.each([...LANGUAGES])("of %s lose and gain no letter, and never break after one or before one", (_, { hyphenation }) => {
    const hyphenate = hyphenator(hyphenation);
    for (const name of ["Observatory", "Bibliothèque", "Université", "Magistrado", "Alchimista"]) {
      expect(hyphenate(name).replaceAll("\u00AD", "")).toBe(name);
      expect(hyphenate(name)).not.toMatch(/^\p{L}\u00AD|\u00AD\p{L}$/u);
    }
  });
});

describe("texts", () => {
  it("keep a number at the beginning with what it counts", () => {
    expect(unbroken("Names 2 types. 1 gold each: 1 card.")).toBe("Names 2 types. 1\u00A0gold each: 1\u00A0card.");
  });

  it("are said with what they are about; without a text, by their id", () => {
    expect(say("web-answer-gold", { name: "Ada", gold: 2 })).toBe("Ada: 2 gold.");
    expect(say("no-such-text")).toBe("no-such-text");
    expect([hasText("web-answer-gold"), hasText("no-such-text")]).toEqual([true, false]);
  });
});
