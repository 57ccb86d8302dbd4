import { describe, expect, it } from "vitest";
import * as device from "../src/lib/device/device.svelte";
import { memory } from "./device";

const seat = (table: string) => ({ table, seat: 0, token: "t" });

describe("a device", () => {
  it("speaks the first of the browser's languages that is one of ours", () => {
    expect(device.preferences.language).toBe("fr");
  });

  it("remembers a hundred seats, the last one first, each table once", () => {
    for (let number = 0; number < 110; number += 1) device.saveSeat(seat(`t${number}`));
    device.saveSeat(seat("t30"));
    const tables = device.saved.seats.map((one) => one.table);
    expect([tables.length, tables[0], tables[1], new Set(tables).size]).toEqual([100, "t30", "t109", 100]);
    device.forgetSeat("t30");
    expect(device.seatAt("t30")).toBeUndefined();
    expect(JSON.parse(memory.get("citadels.seats")!)).toHaveLength(99);
  });

  it("keeps the dealer's first promise", () => {
    device.saveCommitment("t", "first");
    device.saveCommitment("t", "second");
    expect(device.commitmentAt("t")).toBe("first");
  });

  it("remembers who won, and who had won before", () => {
    device.saveWinners([{ table: "here-1", winners: [2] }, { table: "here-2", winners: [] }]);
    device.saveWinners([{ table: "here-3", winners: [0, 1] }]);
    expect(["here-1", "here-2", "here-3"].map(device.winnersAt)).toEqual([[2], [], [0, 1]]);
  });

  it("goes on without a memory, and with one that holds nonsense", () => {
    memory.set("citadels.name", "{");
    expect(device.myName()).toBe("");
    device.saveName("Robin");
    expect(device.myName()).toBe("Robin");
    expect(device.lastSetup({ seats: 4, bots: 3 })).toEqual({ seats: 4, bots: 3 });
    device.saveSetup({ seats: 6 });
    expect(device.lastSetup({ seats: 4, bots: 3 })).toEqual({ seats: 6, bots: 3 });
  });

  it("notices when a player leaves the guide's way", () => {
    device.beginTutorial("t", ["pick king", "gather gold"]);
    device.markTutorial("t", "pick king");
    expect(device.tutorialAt("t")).toMatchObject({ done: 1, left: false });
    device.markTutorial("t", "gather cards");
    device.markTutorial("t", "end");
    expect(device.tutorialAt("t")).toMatchObject({ done: 3, left: true });
    expect(device.tutorialAt("u")).toBeNull();
    device.endTutorial("t");
    expect(device.tutorialAt("t")).toBeNull();
  });

  it("makes random bytes", () => {
    expect(device.randomHex(16)).toMatch(/^[0-9a-f]{32}$/);
    expect(device.randomHex(16)).not.toBe(device.randomHex(16));
  });
});
