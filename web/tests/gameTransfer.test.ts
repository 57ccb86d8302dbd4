import { beforeEach, describe, expect, it, vi } from "vitest";
import { memory } from "./device";
import { api } from "../src/lib/connection/api";
import { saveSeat, saved } from "../src/lib/device/device.svelte";
import { exportGames, importGames } from "../src/lib/device/gameTransfer";

const links = { table: "here-new", seat: 2, token: "t", invite: "i", watch: "w" };
const device = { format: "citadels-device/1", tables: [] };
const seat = (table: string, at = 5) => ({ table, seat: 0, token: `of ${table}`, at });
const people = [{ seat: 0, token: "of Anna", seen: 3 }, { seat: 2, token: "of Ben", seen: -1 }];
const around = (table: string) => ({ ...seat(table), watch: "w", people });
const file = (more: object = {}) => JSON.stringify({ format: "citadels-my-games/1", seats: [seat("here-a")], device, ...more });

vi.mock("../src/lib/text/texts.svelte", () => ({ say: (key: string, { place }: { place?: string } = {}) => `${key} ${place ?? ""}`.trim() }));

const brought = vi.spyOn(api, "importGame").mockResolvedValue(links);
const taken = vi.spyOn(api, "importBackup").mockResolvedValue({ added: 1, known: 0 });
vi.spyOn(api, "device").mockResolvedValue(device);

beforeEach(() => {
  vi.clearAllMocks();
  saved.seats = [];
});

describe("all games of a device", () => {
  it("go out with the tokens of its own tables, and of no others", async () => {
    saveSeat(seat("here-a"));
    saveSeat(seat("elsewhere"));
    const { format, seats, device: rows } = await exportGames();
    expect([format, seats.map(({ table }) => table), rows]).toEqual(["citadels-my-games/1", ["here-a"], device]);
  });

  it("come in with their seats; what is known stays", async () => {
    saved.seats = [{ ...seat("here-a"), token: "my own" }];
    expect(await importGames(file({ seats: [seat("here-a"), seat("here-b", 9)] }))).toEqual({ added: 1, known: 0 });
    expect(saved.seats.map(({ table, token }) => [table, token])).toEqual([["here-b", "of here-b"], ["here-a", "my own"]]);
    expect(JSON.parse(memory.get("citadels.seats") ?? "")).toEqual(saved.seats);
  });

  it("bring no seats where the device refuses them", async () => {
    taken.mockRejectedValueOnce(new Error("damaged"));
    await expect(importGames(file())).rejects.toThrow("damaged");
    expect(saved.seats).toEqual([]);
  });

  it.each([
    [3, "seats"],
    [[null], "seats[0].table"],
    [[seat("here-a"), { ...seat("here-b"), token: 4 }], "seats[1].token"],
    [[seat("elsewhere")], "seats[0].table"],
    [[{ ...seat("here-a"), at: null }], "seats[0].at"],
    [[{ ...seat("here-a"), invite: {} }], "seats[0].invite"],
    [[{ ...seat("here-a"), watch: "" }], "seats[0].watch"],
    [[{ ...seat("here-a"), people }], "seats[0].watch"],
    [[{ ...around("here-a"), people: "Anna" }], "seats[0].people"],
    [[{ ...around("here-a"), people: [] }], "seats[0].people"],
    [[{ ...around("here-a"), people: [people[0], people[0]] }], "seats[0].people"],
    [[{ ...around("here-a"), people: [people[0], { ...people[1], seen: "0" }] }], "seats[0].people[1].seen"],
    [[{ ...around("here-a"), people: [7] }], "seats[0].people[0].seat"],
  ])("are refused, naming the part at fault: %j", async (seats, place) => {
    await expect(importGames(file({ seats }))).rejects.toThrow(`web-games-damaged ${place}`);
    expect(taken).not.toHaveBeenCalled();
    expect(saved.seats).toEqual([]);
  });

  it("bring the people who pass the device round, and nothing a file adds", async () => {
    await importGames(file({ seats: [{ ...around("here-a"), invite: "i", role: "owner" }] }));
    expect(saved.seats).toEqual([{ ...around("here-a"), invite: "i" }]);
  });

  it("bring these people to a seat that came without them, unless its token is another", async () => {
    saved.seats = [seat("here-a", 8), { ...seat("here-b", 7), token: "my own" }];
    await importGames(file({ seats: [around("here-a"), around("here-b")] }));
    expect(saved.seats).toEqual([{ ...around("here-a"), at: 8 }, { ...seat("here-b", 7), token: "my own" }]);
  });
});

describe("a game file", () => {
  it("becomes a table, whatever its version: the engine knows which it can read", async () => {
    for (const format of ["citadels-game/1", "citadels-game/9"]) {
      expect(await importGames(JSON.stringify({ format }))).toBe("here-new");
      expect(brought).toHaveBeenLastCalledWith({ format }, expect.anything());
      expect(saved.seats.map(({ table }) => table)).toEqual(["here-new"]);
    }
  });
});

it.each(["", "{", "3", "null", "[]", "{}", '{"format": "citadels-position/1"}'])("other files are refused: %s", async (text) => {
  await expect(importGames(text)).rejects.toThrow("web-games-unknown");
  expect(saved.seats).toEqual([]);
});
