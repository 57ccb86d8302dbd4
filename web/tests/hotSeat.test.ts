import { beforeEach, describe, expect, it, vi } from "vitest";
import { memory } from "./device";
import { announce, spoken } from "../src/lib/text/announce.svelte";
import { saveSeat, seatAt } from "../src/lib/device/device.svelte";
import { gather, missed, HotSeat } from "../src/lib/game/hotSeat.svelte";
import type { Line, Outgoing, Situation, TableInfo, Welcome } from "../src/protocol";

/** A socket whose other end is the test. */
class Socket {
  static readonly CLOSED = 3;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor() {
    Socket.all.push(this);
  }
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = Socket.CLOSED;
  }
  tell(message: Outgoing): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  /** Who greets. */
  get token(): unknown {
    if (this.sent.length === 0) this.onopen();
    return this.sent[0]?.["token"];
  }
}

const situation = (asked: number | null): Situation => ({ view: { asked }, question: null }) as Partial<Situation> as Situation;
const info = { phase: "playing", seats: [] } as Partial<TableInfo> as TableInfo;

function greet(socket: Socket, seat: number, asked: number): void {
  expect(socket.token).toBeDefined();
  const told = { build: "", seat, version: 1, lines: [], fresh: true, chat: [], table: info, situation: situation(asked) };
  socket.tell({ type: "welcome", ...told } as unknown as Welcome);
}

const update = (version: number, asked: number | null): Outgoing => ({ type: "update", version, lines: [], situation: situation(asked) });

let passing: HotSeat;
const open = (): unknown[] => Socket.all.filter((socket) => socket.readyState !== Socket.CLOSED).map((socket) => socket.token);

beforeEach(() => {
  vi.stubGlobal("WebSocket", Socket);
  Object.assign(document, { querySelectorAll: () => [] });
  Socket.all = [];
  const people = [0, 1].map((seat) => ({ seat, token: `person ${seat}`, seen: -1 }));
  saveSeat({ table: "abc", seat: 0, token: "person 0", watch: "all", people });
  passing = new HotSeat(seatAt("abc")!);
  greet(Socket.all[0]!, -1, 2);
});

describe("a device that is passed round", () => {
  it("opens nobody's seat until the one who is asked takes it", () => {
    passing.take();
    expect([passing.next, open()]).toEqual([null, ["all"]]);
    Socket.all[0]!.tell(update(2, 1));
    expect([passing.next?.seat, open()]).toEqual([1, ["all"]]);
    passing.take();
    expect([passing.shown, open()]).toEqual([null, ["all", "person 1"]]);
    greet(Socket.all[1]!, 1, 1);
    expect(passing.shown?.token).toBe("person 1");
  });

  it("is covered as soon as either link says that somebody else is asked", () => {
    for (const [index, first] of [0, 1].entries()) {
      const version = 2 + 2 * index;
      Socket.all[0]!.tell(update(version, 1));
      passing.take();
      const own = Socket.all.at(-1)!;
      greet(own, 1, 1);
      passing.look();
      expect(passing.shown).not.toBeNull();
      [Socket.all[0]!, own][first]!.tell(update(version + 1, 0));
      expect(passing.shown, "before anything is told to forget").toBeNull();
      passing.look();
      expect([passing.own, open()]).toEqual([null, ["all"]]);
    }
  });

  it("forgets what was said, and hears nothing more from a seat that is covered", () => {
    Socket.all[0]!.tell(update(2, 1));
    passing.take();
    const own = Socket.all.at(-1)!;
    greet(own, 1, 1);
    const { shown } = passing;
    passing.look();
    announce("You take the Thief.");
    passing.cover();
    expect(spoken.polite.text).toBe("");
    own.tell(update(9, 1));
    expect(shown?.version).toBe(1);
    expect(JSON.parse(memory.get("citadels.seats")!)).toMatchObject([{ people: [{ seen: -1 }, { seen: 1 }] }]);
  });

  it("keeps everybody's seat at the next table", () => {
    passing.moveTo("next");
    expect(seatAt("next")).toMatchObject({ token: "person 0", watch: "all", people: [{ token: "person 0" }, { token: "person 1" }] });
  });
});

describe("a table around one device", () => {
  it("has a seat for everybody, one after the other", async () => {
    const asked: string[] = [];
    let seat = 0;
    vi.stubGlobal("fetch", async (path: string, init: { body: string }) => {
      asked.push(`${path} ${(JSON.parse(init.body) as { name: string }).name}`);
      const made = { table: "new", seat: seat++, token: `t${seat}`, invite: "i", watch: "w" };
      return { ok: true, headers: new Headers({ "content-type": "application/json" }), json: async () => made };
    });
    expect(await gather({ name: "Anna", bots: [null, null] }, ["Ben", "Cleo"])).toBe("new");
    expect(asked).toEqual(["/api/tables Anna", "/api/tables/new/join Ben", "/api/tables/new/join Cleo"]);
    expect(seatAt("new")).toMatchObject({ seat: 0, watch: "w", people: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] });
  });
});

describe("what somebody has missed", () => {
  const line = (number: number, event: Line["event"]): Line => ({ number, version: number, event, text: `${number}.` });
  const lines = [
    line(1, { event: "RoundBegan", round: 1, crown: 0 }),
    line(2, { event: "Revealed", seat: 0, character: "thief" } as Line["event"]),
    line(3, { event: "Revealed", seat: 1, character: "king" } as Line["event"]),
    line(4, { event: "Revealed", seat: 2, character: "warlord" } as Line["event"]),
    line(5, { event: "DistrictDestroyed", seat: 0, district: "tavern", by: 2, source: "warlord" } as Line["event"]),
  ];
  const kinds = (seen: number): string[] => missed(lines, { seat: 0, characters: [] }, seen).map((entry) => `${entry.kind} ${entry.seat}`);

  it("begins with what was done to them, and leaves out their own turn", () => {
    expect(kinds(1)).toEqual(["blow 2", "turn 1", "turn 2"]);
    expect(kinds(3)).toEqual(["blow 2", "turn 2"]);
    expect(kinds(5)).toEqual([]);
  });
});
