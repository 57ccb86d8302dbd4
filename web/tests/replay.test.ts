import { beforeEach, expect, it, vi } from "vitest";
import type { ReplayStep } from "../src/http";
import { api } from "../src/lib/connection/api";
import { EVERYONE, Replay } from "../src/lib/game/replay.svelte";
import type { Line, PlayerView, View } from "../src/protocol";

const STEPS = 4;
const table = { id: "t", seat: 0, token: "secret", info: null, names: () => ["Robin", "Sam"] };
const line = (version: number): Line => ({ number: version, version, text: `${version}.`, event: { event: "CityCompleted", seat: 0 } });
const player = (hand: string[] | null): PlayerView => ({ hand }) as Partial<PlayerView> as PlayerView;
const moment = (step: number, seat: number): ReplayStep => ({
  step, steps: STEPS, seat, answer: null, by: null, lines: [line(step)], hands: [player(["manor"]), player(["tavern"])],
  view: { seat, players: [0, 1].map((owner) => player(owner === seat ? ["x"] : null)) } as Partial<View> as View,
});

const fetched = vi.spyOn(api, "replay").mockImplementation((_table, _token, step, seat) => Promise.resolve(moment(step, seat)));
vi.spyOn(api, "course").mockImplementation((_table, _token, seat) =>
  Promise.resolve({ seat, rounds: [], turning: null, lines: [0, 1, 2, 3, 4].map(line) }),
);

beforeEach(() => fetched.mockClear());

async function at(step: number, eyes: number): Promise<Replay> {
  const replay = new Replay(table, step, eyes);
  await replay.load();
  await replay.loadCourse();
  return replay;
}

it("shows a step with all that was told before it", async () => {
  const replay = await at(2, 1);
  expect([replay.seat, replay.steps, replay.sentence]).toEqual([1, STEPS, "2."]);
  expect(replay.lines.map((told) => told.version)).toEqual([0, 1, 2]);
  expect(replay.view?.players.map(({ hand }) => hand)).toEqual([null, ["x"]]);
});

it("lays all hands open", async () => {
  const replay = await at(2, EVERYONE);
  expect(replay.seat).toBe(-1);
  expect(replay.view?.players.map(({ hand }) => hand)).toEqual([["manor"], ["tavern"]]);
});

it("fetches the next step before it is wanted, and each one once", async () => {
  const replay = await at(0, -1);
  replay.next();
  await replay.load();
  replay.go(0);
  await replay.load();
  expect(fetched.mock.calls.map(([, , step]) => step)).toEqual([0, 1, 2]);
});

it("stays within the game, stops at its end and begins anew from there", async () => {
  const replay = await at(3, -1);
  replay.toggle();
  replay.next();
  expect([replay.step, replay.playing]).toEqual([STEPS, false]);
  replay.go(STEPS + 3);
  expect(replay.step).toBe(STEPS);
  replay.toggle();
  expect([replay.step, replay.playing]).toEqual([0, true]);
  replay.go(-1);
  expect(replay.step).toBe(0);
});

it("shows what is wanted last, whatever comes first", async () => {
  const replay = new Replay(table, 1, -1);
  const slow = replay.load();
  replay.go(0);
  await replay.load();
  await slow;
  expect(replay.shown?.moment.step).toBe(0);
});
