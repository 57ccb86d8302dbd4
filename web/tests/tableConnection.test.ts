import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { saveSeat, seatAt } from "../src/lib/device/device.svelte";
import { TableConnection } from "../src/lib/connection/tableConnection.svelte";
import type { Line, Outgoing, QuestionInfo, SeatInfo, Situation, TableInfo, View, Welcome } from "../src/protocol";

/** A socket whose other end is the test. */
class Socket {
  static readonly CLOSED = 3;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Record<string, unknown>);
  }

  close(code = 1006): void {
    this.readyState = Socket.CLOSED;
    this.onclose?.({ code });
  }

  tell(message: Outgoing): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const socket = (): Socket => Socket.all.at(-1)!;
const line = (number: number, event: Line["event"] = { event: "CityCompleted", seat: 0 }): Line => ({ number, version: number + 1, event, text: `${number}.` });
const info = (phase: TableInfo["phase"]): TableInfo =>
  ({ phase, commitment: "promise", seats: [{ kind: "player", name: "Robin" } as SeatInfo] }) as Partial<TableInfo> as TableInfo;
const situation = (question: QuestionInfo | null = null): Situation =>
  ({ view: { round: 1 }, question }) as Partial<Situation> as Situation;

function welcome(link: TableConnection, fields: Partial<Welcome> = {}): void {
  socket().onopen();
  const usual = { build: "", seat: 0, version: 3, lines: [line(0), line(1)], fresh: true, chat: [] };
  socket().tell({ type: "welcome", table: info("playing"), situation: situation(), ...usual, ...fields } as Welcome);
  expect(link.connected).toBe(true);
}

let link: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  link = new TableConnection("abc", "token");
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

describe("a table", () => {
  it("is greeted with what was seen of it", () => {
    expect(socket().url).toBe("ws://table.example/ws/abc");
    welcome(link);
    expect(socket().sent[0]).toMatchObject({ type: "hello", token: "token", seen: -1 });
    socket().close();
    vi.advanceTimersByTime(1000);
    welcome(link, { fresh: false, lines: [line(2)], version: 4 });
    expect(socket().sent[0]).toMatchObject({ seen: 3 });
    expect(link.lines.map((one) => one.number)).toEqual([0, 1, 2]);
  });

  it("shows every line once, and tells of new ones", () => {
    welcome(link);
    const heard: number[] = [];
    link.onLines((lines) => heard.push(...lines.map((one) => one.number)));
    for (const lines of [[line(1), line(2)], [line(2)], [line(3)]])
      socket().tell({ type: "update", version: 4, lines, situation: situation() });
    expect(heard).toEqual([2, 3]);
    expect(link.lines.map((one) => one.number)).toEqual([0, 1, 2, 3]);
  });

  it("holds updates back if somebody keeps the gate, and then asks nothing that was answered", () => {
    welcome(link, { situation: situation({} as QuestionInfo) });
    const [heard, shown]: number[][] = [[], []];
    link.onHeard((lines) => heard!.push(...lines.map((one) => one.number)));
    link.onLines((lines) => shown!.push(...lines.map((one) => one.number)));
    link.setGate(() => undefined);
    for (const number of [2, 3]) socket().tell({ type: "update", version: number + 2, lines: [line(number)], situation: situation() });
    expect([heard, shown, link.version, link.question]).toEqual([[2, 3], [], 3, null]);
    link.show();
    expect([shown, link.version, link.held.length]).toEqual([[2], 4, 1]);
    link.setGate(null);
    expect([shown, link.version, link.held.length]).toEqual([[2, 3], 5, 0]);
  });

  it("forgets what it holds back when the server tells everything anew", () => {
    welcome(link);
    const heard: number[] = [];
    link.onHeard((lines) => heard.push(...lines.map((one) => one.number)));
    link.setGate(() => undefined);
    socket().tell({ type: "update", version: 4, lines: [line(2)], situation: situation() });
    socket().close();
    vi.advanceTimersByTime(1000);
    welcome(link, { fresh: false, lines: [line(2), line(3)], version: 5 });
    expect([link.held.length, link.version, link.lines.length, heard]).toEqual([0, 5, 4, [2, 3]]);
  });

  it("answers the next question as soon as it is here, and each only once", async () => {
    welcome(link);
    const first = link.act("end");
    socket().tell({ type: "update", version: 4, lines: [], situation: situation() });
    expect([link.busy, link.acknowledged]).toEqual([false, false]);
    void link.act("pick king");
    void link.act("pick king");
    const acts = socket().sent.filter((one) => one.type === "act");
    expect(acts).toMatchObject([{ version: 3 }, { version: 4, action: "pick king" }]);
    socket().tell({ type: "ack", id: String(acts[0]!.id), version: 4 });
    await first;
    expect(link.busy).toBe(true);
  });

  it("hears an answer that was sent while the connection was gone", async () => {
    welcome(link);
    const done = link.act("end");
    const [, request] = socket().sent;
    socket().close();
    expect([link.connected, link.busy]).toEqual([false, true]);
    vi.advanceTimersByTime(1000);
    welcome(link);
    expect(socket().sent[1]).toEqual(request);
    socket().tell({ type: "ack", id: String(request!["id"]), version: 4 });
    await done;
    expect([link.busy, link.acknowledged]).toEqual([false, true]);
    socket().close();
    vi.advanceTimersByTime(1000);
    welcome(link);
    expect(socket().sent, "only hello: nothing is waiting any more").toHaveLength(1);
  });

  it("sends one answer at a time, and tells of a refusal", async () => {
    welcome(link);
    const done = link.act("build manor");
    await link.act("end");
    expect(socket().sent).toHaveLength(2);
    const id = String(socket().sent[1]!["id"]);
    socket().tell({ type: "error", id, code: "illegal", text: "No.", field: null } as Outgoing);
    await done;
    expect([link.problem, link.busy]).toEqual(["No.", false]);
  });

  it("counts an answer that came too late as heard", async () => {
    welcome(link);
    const done = link.act("end");
    const id = String(socket().sent[1]!["id"]);
    socket().tell({ type: "stale", id, version: 9, lines: [line(5)], fresh: true, situation: situation() });
    await done;
    expect([link.version, link.problem, link.lines.length]).toEqual([9, null, 1]);
  });

  it("waits longer from try to try, but no longer than ten seconds", () => {
    const waits: number[] = [];
    for (let trial = 0; trial < 8; trial += 1) {
      const tried = Socket.all.length;
      const began = Date.now();
      socket().close();
      while (Socket.all.length === tried) vi.advanceTimersByTime(50);
      waits.push(Date.now() - began);
    }
    expect(waits[0]).toBeLessThanOrEqual(400);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(6000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
  });

  it("takes a connection that does not answer for dead", () => {
    welcome(link);
    vi.advanceTimersByTime(30_000);
    expect(socket().sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(8000);
    expect(link.connected).toBe(false);
  });

  it("does not wait for ever at a server that lets nobody in", () => {
    welcome(link);
    socket().close(1012);
    vi.advanceTimersByTime(1000);
    const [silent, tried] = [socket(), Socket.all.length];
    silent.onopen();
    vi.advanceTimersByTime(30_000);
    expect(Socket.all.length).toBe(tried + 1);
    expect(silent.readyState).toBe(Socket.CLOSED);
    welcome(link);
    const welcomed = Socket.all.length;
    vi.advanceTimersByTime(25_000);
    expect([link.connected, Socket.all.length]).toEqual([true, welcomed]);
  });

  it.each([
    [4001, "token", false],
    [4002, "replaced", false],
    [4000, "protocol", true],
  ])("is over when it is closed with %d", (code, ended, kept) => {
    saveSeat({ table: "abc", seat: 0, token: "token" });
    welcome(link);
    socket().close(code);
    vi.advanceTimersByTime(60_000);
    expect([link.ended, Socket.all.length, seatAt("abc") !== undefined]).toEqual([ended, 1, kept]);
  });

  it("keeps the only token that still opens the seat, and comes back by it", () => {
    saveSeat({ table: "abc", seat: 0, token: "token" });
    welcome(link);
    void link.request("revoke_links");
    socket().tell({ type: "token", id: String(socket().sent.at(-1)?.["id"]), token: "fresh" });
    expect(seatAt("abc")?.token).toBe("fresh");
    socket().close();
    vi.advanceTimersByTime(1000);
    socket().onopen();
    expect(socket().sent[0]).toMatchObject({ type: "hello", token: "fresh" });
  });

  it("asks nothing while a bot plays for the reader because all others want it", () => {
    const question = { prompt: "turn", options: [] } as Partial<QuestionInfo> as QuestionInfo;
    welcome(link, { situation: situation(question) });
    expect(link.question).toEqual(question);
    const table = info("playing");
    socket().tell({ type: "table", table: { ...table, seats: [{ ...table.seats[0]!, stand_in: true }] } });
    expect(link.question).toBeNull();
  });

  it("can be looked at as it was, until one is asked", () => {
    welcome(link);
    socket().tell({ type: "update", version: 4, lines: [], situation: { ...situation(), view: { round: 2 } as View } });
    link.lookAt(3);
    expect([link.past, link.view]).toEqual([3, { round: 1 }]);
    link.lookAt(99);
    expect([link.past, link.view]).toEqual([null, { round: 2 }]);
    link.lookAt(3);
    const question = { prompt: "turn", options: [] } as Partial<QuestionInfo> as QuestionInfo;
    socket().tell({ type: "update", version: 5, lines: [], situation: situation(question) });
    expect([link.past, link.question]).toEqual([null, question]);
  });

  it("shows the last four notices for six seconds", () => {
    welcome(link);
    for (const text of ["1", "2", "3", "4", "5"]) link.notify(text);
    expect(link.notices.map((notice) => notice.text)).toEqual(["2", "3", "4", "5"]);
    vi.advanceTimersByTime(6000);
    expect(link.notices).toEqual([]);
  });
});
