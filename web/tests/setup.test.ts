import { beforeAll, describe, expect, it, vi } from "vitest";
import { memory } from "./device";
import { loadCards } from "../src/lib/game/cards.svelte";
import { NewGame } from "../src/lib/game/setup.svelte";

const character = (key: string, rank: number) => ({ key, rank });
const EDITION = {
  key: "2016",
  seats: [2, 3, 4],
  sizes: { 2: [8], 4: [7, 8] },
  casts: { 2: [8], 4: [8, 9] },
  variants: ["late"],
  presets: [{ key: "first_game", characters: ["a1", "a2"], ninth: "a9", districts: ["d1"] }],
  characters: [character("a1", 1), character("b1", 1), character("a2", 2), character("a9", 9)],
  districts: [],
};

beforeAll(async () => {
  const catalog = { editions: [EDITION, { ...EDITION, key: "old", seats: [3], presets: [] }], bots: [{ key: "greedy" }, { key: "expert" }] };
  const answer = { ok: true, headers: new Headers({ "content-type": "application/json" }), json: async () => catalog };
  vi.stubGlobal("fetch", async () => answer);
  (await loadCards("en"))();
});

describe("a new table", () => {
  it("against bots has no open seat", () => {
    const game = new NewGame();
    game.chosen.company = 3;
    game.chosen.level = "expert";
    expect(game.wanted("now", "Robin")).toMatchObject({ name: "Robin", settings: { seats: 3 }, bots: ["expert", "expert"] });
  });

  it("around one device has a seat for each person, and bots in the others as far as there is room", () => {
    const game = new NewGame();
    game.chosen.people = ["Anna", ""];
    game.chosen.helpers = 1;
    expect(game.wanted("pass", "Anna")).toMatchObject({ settings: { seats: 3 }, bots: [null, "greedy"], options: { one_device: true } });
    game.chosen.helpers = 6;
    expect([game.mostHelpers, game.wanted("pass", "Anna").bots]).toEqual([2, [null, "greedy", "greedy"]]);
  });

  it("with friends has open seats first, and at least one", () => {
    const game = new NewGame();
    game.chosen.filled = 1;
    expect(game.wanted("friends", "Robin").bots).toEqual([null, null, "greedy"]);
    game.chosen.filled = 7;
    expect(game.wanted("friends", "Robin").bots).toEqual([null, "greedy", "greedy"]);
  });

  it("of one's own has a character for each rank, and the ninth only if wanted", () => {
    const game = new NewGame();
    game.chosen.own = true;
    game.beginOwn();
    expect(game.asked()).toMatchObject({ characters: ["a1", "a2"], districts: ["d1"] });
    game.pick("b1", 1);
    game.pick("a9", 9);
    expect(game.asked().characters).toEqual(["a2", "b1", "a9"]);
    game.pick("a9", 9);
    game.toggle("d1");
    game.toggle("d2");
    expect(game.asked()).toMatchObject({ characters: ["a2", "b1"], districts: ["d2"] });
  });

  it("gives up what another edition does not have", () => {
    const game = new NewGame();
    Object.assign(game.chosen, { edition: "old", size: 8, variants: ["late", "gone"] });
    game.settle();
    expect(game.asked()).toEqual({ edition: "old", seats: 3, size: null, preset: "random", variants: [] });
  });

  it("gives up bots that are not offered any more", () => {
    const game = new NewGame();
    Object.assign(game.chosen, { seats: 4, level: "gone", bots: [null, "gone", "expert"] });
    game.settle();
    expect([game.chosen.level, game.bots()]).toEqual(["greedy", [null, "greedy", "expert"]]);
  });

  it("is remembered, and begins where the last one ended", () => {
    memory.set("citadels.setup", JSON.stringify({ seats: 2, bots: [null] }));
    const game = new NewGame();
    expect(game.bots()).toEqual([null]);
    game.chosen.level = "expert";
    game.remember();
    expect(new NewGame().chosen.level).toBe("expert");
  });
});
