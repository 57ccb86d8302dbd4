/** The state of a table, kept up to date over a socket that reconnects by itself. */

import { CLOSE, PROTOCOL } from "../../protocol";
import type {
  Ack, ChatLine, HintGiven, Incoming, Line, LinkMade, Recap, Outgoing, ErrorMessage, QuestionInfo, Situation, TableInfo, TokenMade, Update, View,
} from "../../protocol";
import { LocalSocket, type Socket } from "../../local/local.svelte";
import { isLocal } from "../../local/tableIds";
import { reach } from "./reach.svelte";
import { forgetSeat, saveSeat, saveCommitment, preferences, randomHex, seatAt } from "../device/device.svelte";
import { renewPush } from "./push";

/** The body of a request; its id and type are added on sending. */
type Body = Record<string, unknown>;
type Answer = Ack | LinkMade | TokenMade | HintGiven | ErrorMessage;

/** Receives new lines; `live` is false for those missed while disconnected. */
type Listener = (lines: Line[], live: boolean) => void;

interface Waiting {
  frame: string;
  done: (answer: Answer) => void;
}

const FIRST_RETRY_DELAY = 300;
const RATE_DELAY = 1500; // minimum delay after the server closed for too many messages
const MAX_RETRY_DELAY = 8000;
const REMARK_MILLISECONDS = 4000;
const PING_INTERVAL = 30_000;
const PING_TIMEOUT = 8000;
const CONNECT_TIMEOUT = 20_000; // The server may have to load the table first.
const SLOW = 3000; // Ping after this long without an answer.
const FINAL: Record<number, string> = {
  [CLOSE.protocol]: "protocol",
  [CLOSE.token]: "token",
  [CLOSE.replaced]: "replaced",
  [CLOSE.elsewhere]: "elsewhere",
  [CLOSE.full]: "full",
  [CLOSE.barred]: "barred",
};

function openSocket(table: string): Socket {
  if (isLocal(table)) return new LocalSocket(table);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws/${table}`) as Socket;
}

export class TableConnection {
  info: TableInfo | null = $state.raw(null);
  /** When `info` arrived. */
  toldAt = $state(0);
  situation: Situation | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** The latest line by another player, for a short while and until the chat is in sight. */
  remark: ChatLine | null = $state.raw(null);
  seat = $state(-1);
  version = $state(-1);
  connected = $state(false);
  ended: string | null = $state(null);
  /** Brief notices. `spoken` is false where the log is read out already. */
  notices: { id: number; text: string; spoken: boolean }[] = $state([]);
  movedTo: string | null = $state(null);
  problem: string | null = $state(null);
  /** The hint for the current question. */
  hint: HintGiven | null = $state.raw(null);
  past: number | null = $state(null);
  /** Characters that the player would like this round, best first. They never leave this device. */
  wishes: string[] = $state([]);
  arrivedAt = $state(0);
  /** A recap after a long absence. */
  missed: Recap | null = $state.raw(null);
  /** The build of the server's page. */
  build = $state("");
  /** Seconds left at the last clock warning, or null. */
  warning: number | null = $state(null);

  /** Updates received but not yet shown. */
  #held: Update[] = $state.raw([]);
  /** Called for every held update; it calls `show` for the first one, now or later. */
  #gate: (() => void) | null = null;
  #hearers = new Set<(lines: Line[]) => void>();
  #lastHeard = -1;
  /** The version answered but not yet acknowledged. */
  #answered: number | null = $state(null);
  #socket: Socket | null = null;
  #delay = FIRST_RETRY_DELAY;
  #waiting = new Map<string, Waiting>();
  #closed = false;
  #notice = 0;
  #moments = new Map<number, View>();
  #chatRead = $state(-1);
  #listeners = new Set<Listener>();
  #followers = new Set<(action: string) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #language = ""; // language of everything received so far

  constructor(
    readonly id: string,
    public token: string,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#pulse = setInterval(() => this.#check(), PING_INTERVAL);
  }

  /** The table as it is, or at the past moment being viewed. */
  get view(): View | null {
    const then = this.past === null ? undefined : this.#moments.get(this.past);
    return then ?? this.situation?.view ?? null;
  }

  /** The open question. Null once answered, while viewing the past, and while a stand-in plays. */
  get question(): QuestionInfo | null {
    if (this.past !== null || this.#held.length > 0 || this.info?.seats[this.seat]?.stand_in) return null;
    return this.situation?.question ?? null;
  }

  /** The active seat, including from updates that are not shown yet; the reader is asked once these are shown. */
  get asked(): number | null {
    const coming = this.past === null ? this.#held.at(-1)?.situation.view.asked : undefined;
    return (coming === this.seat ? undefined : coming) ?? this.view?.asked ?? null;
  }

  /** All lines, including those that are not shown yet. */
  get heard(): Line[] {
    return [...this.lines, ...this.#held.flatMap((update) => update.lines)];
  }

  remembers(version: number): boolean {
    return this.#moments.has(version);
  }

  lookAt(version: number | null): void {
    this.past = version !== null && version < this.version && this.remembers(version) ? version : null;
  }

  /** Whether all others are bots. */
  get alone(): boolean {
    return this.seat >= 0 && this.info?.seats.filter((seat) => seat.kind === "player").length === 1;
  }

  /** Whether the player gets hints: against bots only, or in a hot-seat game. */
  get advised(): boolean {
    return this.alone || (this.seat >= 0 && this.info?.one_device === true);
  }

  /** Whether this table has a chat. */
  get talks(): boolean {
    return this.info !== null && this.info.chat && !this.info.one_device;
  }

  /** Whether the table can be reported: it is on a server. */
  get reportable(): boolean {
    return this.info !== null && !this.info.one_device && !isLocal(this.id);
  }

  /** The number of unread chat lines by others. */
  get unread(): number {
    return this.chat.filter((line) => line.number > this.#chatRead && (line.seat !== this.seat || line.seat < 0)).length;
  }

  readChat(): void {
    this.remark = null;
    this.#chatRead = this.chat.at(-1)?.number ?? this.#chatRead;
  }

  names(): string[] {
    return this.info?.seats.map((seat) => seat.name) ?? [];
  }

  /** Subscribe to lines as the table shows them. Return a function that unsubscribes. */
  onLines(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Subscribe to lines as they arrive, before the table shows them. */
  onHeard(listener: (lines: Line[]) => void): () => void {
    this.#hearers.add(listener);
    return () => this.#hearers.delete(listener);
  }

  /** Hold updates until `show` is called for each. Without a gate they are shown at once. */
  setGate(gate: (() => void) | null): void {
    this.#gate = gate;
    if (!gate) while (this.#held.length > 0) this.show();
  }

  /** The held updates, in order. */
  get held(): readonly Update[] {
    return this.#held;
  }

  /** Show the first held update. */
  show(): void {
    const [update, ...later] = this.#held;
    if (!update) return;
    this.#held = later;
    this.#add(update.lines);
    this.#arrive(update.version, update.situation);
  }

  #hold(update: Update): void {
    this.#hear(update.lines);
    this.#held = [...this.#held, update];
    if (this.#gate) this.#gate();
    else this.show();
  }

  #hear(lines: Line[]): void {
    const fresh = lines.filter((line) => line.number > this.#lastHeard);
    this.#lastHeard = fresh.at(-1)?.number ?? this.#lastHeard;
    if (fresh.length > 0) for (const listener of this.#hearers) listener(fresh);
  }

  /** Subscribe to the player's own accepted answers. */
  onAnswer(listener: (action: string) => void): () => void {
    this.#followers.add(listener);
    return () => this.#followers.delete(listener);
  }

  close(): void {
    this.#closed = true;
    this.connected = false;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  // -- sending

  /** Send a request and return its answer. It is sent again after a reconnect. */
  request(type: Incoming["type"], body: Body = {}): Promise<Answer> {
    const id = randomHex(8);
    const frame = JSON.stringify({ type, id, ...body });
    return new Promise((done) => {
      this.#waiting.set(id, { frame, done });
      if (this.connected) this.#socket?.send(frame);
      setTimeout(() => this.#waiting.has(id) && this.#check(), SLOW);
    });
  }

  /** Whether the current question has been answered. */
  get busy(): boolean {
    return this.#answered === this.version;
  }

  /** Whether all answers are acknowledged. The next question may arrive before that. */
  get acknowledged(): boolean {
    return this.#answered === null;
  }

  async act(action: string): Promise<void> {
    if (this.busy) return;
    const { version } = this;
    this.#answered = version;
    this.problem = null;
    const answer = await this.request("act", { version, action });
    if (this.#answered === version) this.#answered = null;
    if (answer.type === "ack") {
      for (const listener of this.#followers) listener(action);
    }
    if (answer.type === "error") this.problem = answer.text;
  }

  async undo(): Promise<void> {
    const answer = await this.request("undo", { version: this.version });
    if (answer.type === "error") this.problem = answer.text;
  }

  /** Request more time for the player to move. The owner may do so for others. */
  async askForTime(): Promise<void> {
    const answer = await this.request("more_time");
    if (answer.type === "error") this.notify(answer.text);
  }

  async askForHint(): Promise<void> {
    const answer = await this.request("hint");
    if (answer.type === "hint" && answer.version === this.version) this.hint = answer;
    if (answer.type === "error") this.problem = answer.text;
  }

  /** Report readiness, contributing random bytes to the shuffle unless `contribute` is false. */
  ready(ready: boolean, contribute = true): Promise<Answer> {
    return this.request("ready", { ready, contribution: ready && contribute ? randomHex(16) : "" });
  }

  /** Switch the language of everything received; while disconnected, from the next hello on. */
  setLanguage(language: string): void {
    if (!this.connected || language === this.#language) return;
    this.#language = language;
    void this.request("language", { language });
  }

  // -- the socket

  #connect(): void {
    const socket = openSocket(this.id);
    this.#socket = socket;
    socket.onopen = () => {
      const language = preferences.language;
      const seen = language === this.#language ? this.version : -1;
      this.#language = language;
      socket.send(JSON.stringify({ type: "hello", token: this.token, protocol: PROTOCOL, seen, language }));
    };
    socket.onmessage = (event) => {
      this.#heardAt = Date.now();
      this.#receive(JSON.parse(String(event.data)) as Outgoing);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
    if (!isLocal(this.id)) setTimeout(() => !this.connected && this.#giveUp(socket), CONNECT_TIMEOUT);
  }

  /** Abandon a socket that does not answer, and reconnect. */
  #giveUp(socket: Socket): void {
    if (this.#socket !== socket || socket.readyState === WebSocket.CLOSED) return;
    socket.onclose = null;
    socket.close();
    this.#lost(0);
  }

  /** Retry at once after sleep or when the network is back. */
  #hurry = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.connected) this.#check();
    else if (this.#socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  /** Report the loss of the network at once instead of waiting for the socket to notice. */
  #cut = (): void => {
    if (isLocal(this.id)) return;
    const socket = this.#socket;
    socket?.close();
    if (this.connected) this.#lost(0);
  };

  /** Ping the server, and give up the socket if no answer comes. */
  #check(): void {
    const socket = this.#socket;
    if (!this.connected || !socket) return;
    const heard = this.#heardAt;
    socket.send(JSON.stringify({ type: "ping", id: randomHex(4) }));
    setTimeout(() => {
      if (this.#heardAt === heard && this.connected) this.#giveUp(socket);
    }, PING_TIMEOUT);
  }

  #lost(code: number): void {
    if (this.#closed) return;
    this.connected = false;
    const final = FINAL[code];
    if (final !== undefined) {
      this.ended = final;
      if (final === "token" || final === "replaced") forgetSeat(this.id);
      return;
    }
    if (!this.info && !isLocal(this.id)) reach.lost = true;
    if (code === CLOSE.rate) this.#delay = Math.max(this.#delay, RATE_DELAY);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#delay * (0.75 + Math.random() / 2));
    this.#delay = Math.min(MAX_RETRY_DELAY, this.#delay * 2);
  }

  #receive(message: Outgoing): void {
    if (this.#closed) return;
    switch (message.type) {
      case "welcome": {
        const again = !this.connected;
        this.connected = true;
        reach.lost = false;
        this.build = message.build;
        if (message.missed) this.missed = message.missed;
        this.#delay = FIRST_RETRY_DELAY;
        this.seat = message.seat;
        this.#hearTable(message.table);
        this.chat = message.chat;
        if (this.version < 0) this.readChat();
        this.#held = [];
        if (message.fresh) {
          this.lines = message.lines;
          this.#lastHeard = message.lines.at(-1)?.number ?? -1;
        } else {
          this.#hear(message.lines);
          this.#add(message.lines, false);
        }
        this.#arrive(message.version, message.situation);
        if (again) for (const waiting of this.#waiting.values()) this.#socket?.send(waiting.frame);
        this.setLanguage(preferences.language);
        break;
      }
      case "table":
        this.#hearTable(message.table);
        break;
      case "update":
        this.#hold(message);
        break;
      case "stale":
        this.#held = [];
        this.#hear(message.lines);
        if (message.fresh) this.lines = message.lines;
        else this.#add(message.lines);
        this.#arrive(message.version, message.situation);
        this.#answer(message.id, { type: "ack", id: message.id, version: message.version });
        break;
      case "ack":
      case "link":
      case "hint":
        this.#answer(message.id, message);
        break;
      case "token":
        this.#keepToken(message.token);
        this.#answer(message.id, message);
        break;
      case "error":
        if (message.id !== null) this.#answer(message.id, message);
        break;
      case "chat":
        this.chat = [...this.chat, message];
        this.#showRemark(message);
        break;
      case "notice":
        this.notify(message.text);
        break;
      case "clock":
        if (message.seat === this.seat) this.warning = message.remaining;
        break;
      case "moved":
        this.movedTo = message.table;
        break;
      case "pong":
        break;
    }
  }

  #showRemark(line: ChatLine): void {
    if (line.seat < 0 || line.seat === this.seat) return;
    this.remark = line;
    setTimeout(() => this.remark === line && (this.remark = null), REMARK_MILLISECONDS);
  }

  #hearTable(info: TableInfo): void {
    this.info = info;
    this.toldAt = Date.now();
    if (info.phase === "lobby") saveCommitment(this.id, info.commitment);
  }

  /** Store a new token. It replaces all earlier ones of the seat. */
  #keepToken(token: string): void {
    this.token = token;
    const own = seatAt(this.id);
    if (own) saveSeat({ ...own, token });
    renewPush();
  }

  #arrive(version: number, situation: Situation | null): void {
    this.version = version;
    this.situation = situation;
    this.hint = null;
    this.warning = null;
    if (situation) this.#moments.set(version, situation.view);
    if (situation?.question) this.past = null;
    this.arrivedAt = Date.now();
  }

  #add(lines: Line[], live = true): void {
    const last = this.lines.at(-1)?.number ?? -1;
    const fresh = lines.filter((line) => line.number > last);
    if (fresh.length === 0) return;
    this.lines = [...this.lines, ...fresh];
    for (const listener of this.#listeners) listener(fresh, live);
  }

  #answer(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.done(answer);
  }

  notify(text: string, spoken = true): void {
    const notice = { id: ++this.#notice, text, spoken };
    this.notices = [...this.notices, notice].slice(-4);
    setTimeout(() => (this.notices = this.notices.filter((one) => one.id !== notice.id)), 6000);
  }
}
