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

  const step = (answer: string) => ({ answer, topic: "t", around: [] });

  it("notices when a player leaves the guide's way, and remembers it after a reload", () => {
    device.beginTutorial("t", [step("pick king"), step("gather gold")]);
    expect(device.adviceAt("t")).toBe("pick king");
    device.markTutorial("t", "pick king");
    expect(device.tutorialAt("t")).toMatchObject({ given: ["pick king"], left: false });
    device.markTutorial("t", "gather cards");
    expect(device.tutorialAt("t")).toMatchObject({ given: ["pick king", "gather cards"], left: true });
    expect(device.adviceAt("t")).toBeNull();
    device.readTutorial("t", "welcome");
    expect(JSON.parse(memory.get("citadels.lesson")!)).toMatchObject({ left: true, read: ["welcome"] });
    expect(device.tutorialAt("u")).toBeNull();
  });

  it("takes the answers of a turn in any order, but not its end before them", () => {
    const steps = ["pick king", "gather gold", "build x", "end", "pick king", "end"].map(step);
    const follow = (...answers: string[]): { left: boolean | undefined; next: string | null } => {
      device.beginTutorial("t", steps);
      for (const answer of answers) device.markTutorial("t", answer);
      return { left: device.tutorialAt("t")?.left, next: device.adviceAt("t") };
    };
    expect(follow("pick king", "build x")).toEqual({ left: false, next: "gather gold" });
    expect(follow("pick king", "build x", "gather gold", "end")).toEqual({ left: false, next: "pick king" });
    expect(follow("pick king", "build x", "gather gold", "end", "pick king", "end")).toEqual({ left: false, next: null });
    expect(follow("pick king", "gather gold", "end")).toEqual({ left: true, next: null });
    expect(follow("pick king", "gather gold", "gather gold")).toEqual({ left: true, next: null });
    expect(follow("build x")).toEqual({ left: true, next: null });
    device.beginTutorial("t", steps);
    device.markTutorial("t", "pick king");
    expect(device.adviceAt("t", (answer) => answer === "build x")).toBe("build x");
  });

  it("can resume a lesson until the guide has left", () => {
    device.beginTutorial("t", [step("pick king")]);
    expect(device.openTutorial()).toBe("t");
    device.leavePath("t");
    expect(device.adviceAt("t")).toBeNull();
    device.endTutorial("t");
    expect([device.openTutorial(), device.tutorialAt("t")?.over]).toEqual([null, true]);
  });

  it("makes random bytes", () => {
    expect(device.randomHex(16)).toMatch(/^[0-9a-f]{32}$/);
    expect(device.randomHex(16)).not.toBe(device.randomHex(16));
  });
});
