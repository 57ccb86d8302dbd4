import type { GameEvent } from "../src/protocol";
import { describe, expect, it } from "vitest";
import { isAimed, isQuiet } from "../src/lib/motion";

const ME = 1;

describe("quiet lines", () => {
  it.each([
    [{ event: "TurnEnded", seat: 0 }, true],
    [{ event: "GoldPaid", seat: 0, source: "build" }, true],
    [{ event: "GoldPaid", seat: 0, source: "bribe" }, false],
    [{ event: "BuildingBegan", seat: 0, origin: 0 }, true],
    [{ event: "BuildingBegan", seat: 0, origin: 2 }, false],
    [{ event: "PacketPassed", seat: 0 }, true],
    [{ event: "PacketPassed", seat: ME }, false],
    [{ event: "DistrictBuilt", seat: 0 }, false],
  ])("%o: %s", (event, quiet) => expect(isQuiet(event as GameEvent, ME)).toBe(quiet));
});

describe("what is done to a player", () => {
  it.each([
    [{ event: "GoldMoved", seat: ME, to: 0 }, true],
    [{ event: "GoldMoved", seat: 0, to: ME }, false],
    [{ event: "DistrictDestroyed", seat: ME, by: 0 }, true],
    [{ event: "DistrictDestroyed", seat: ME, by: ME }, false],
    [{ event: "HandsSwapped", seat: 0, other: ME }, true],
    [{ event: "HandsSwapped", seat: ME, other: 0 }, false],
    [{ event: "GoldGained", seat: ME }, false],
  ])("%o: %s", (event, aimed) => expect(isAimed(event as GameEvent, ME)).toBe(aimed));

  it("is nothing to a spectator", () => expect(isAimed({ event: "GoldMoved", seat: -1, to: 0, gold: 2, source: "thief" }, -1)).toBe(false));
});
