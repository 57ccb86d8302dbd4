/** Alerts the player to their turn: title, icon, notification, and repeated nudges. */

import { ROOT } from "../page/build";
import { preferences } from "../device/device.svelte";
import { clearNotifications, mayNotify, notify } from "../connection/push";
import { play } from "./sound";
import type { TableConnection } from "../connection/tableConnection.svelte";
import { say } from "../text/texts.svelte";

const NUDGES = [60_000, 180_000, 480_000]; // ms after the question
const BLINKS = 8;
const BLINK = 700;

const calling = $state({ dark: false });

/** Return whether the title shows that it is the player's turn. */
export const marksTitle = (): boolean => preferences.callTitle && !calling.dark;

export class TurnAlert {
  #link: TableConnection;
  #version = -1;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #blinking: ReturnType<typeof setInterval> | undefined;

  constructor(link: TableConnection) {
    this.#link = link;
    addEventListener("pointerdown", this.#calm);
    addEventListener("keydown", this.#calm);
    document.addEventListener("visibilitychange", this.#seen);
  }

  /** Update the alerts. Call this whenever the question may have changed. */
  look(): void {
    const asked = this.#link.situation?.question != null;
    mark(asked && preferences.callIcon);
    if (!asked) this.#rest();
    else if (this.#link.version !== this.#version) this.#call();
  }

  end(): void {
    removeEventListener("pointerdown", this.#calm);
    removeEventListener("keydown", this.#calm);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#rest();
    mark(false);
  }

  #call(): void {
    this.#calm();
    this.#version = this.#link.version;
    if (notifies()) this.#notify();
    this.#timers = NUDGES.map((after) => setTimeout(() => this.#nudge(), after));
  }

  #rest(): void {
    this.#calm();
    if (this.#version >= 0) void clearNotifications(this.#link.id);
    this.#version = -1;
  }

  #notify(): void {
    const others = this.#link.info?.seats.filter((_, seat) => seat !== this.#link.seat) ?? [];
    const people = others.filter((seat) => seat.kind === "player");
    const names = (people.length > 0 ? people : others).map((seat) => seat.name);
    const listed = new Intl.ListFormat(preferences.language).format(names);
    const round = this.#link.view?.round ?? 0;
    const body = say("call-text", { names: listed, count: names.length, round });
    void notify(say("call-title"), body, this.#link.id).catch(() => undefined);
  }

  #nudge(): void {
    if (!preferences.callNudge || notifies()) return;
    play("turn");
    let left = BLINKS;
    clearInterval(this.#blinking);
    this.#blinking = setInterval(() => {
      calling.dark = !calling.dark;
      left -= 1;
      if (left === 0) clearInterval(this.#blinking);
    }, BLINK);
  }

  /** Stop the alerts: any input shows that the player has noticed. */
  #calm = (): void => {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    clearInterval(this.#blinking);
    calling.dark = false;
  };

  #seen = (): void => {
    if (document.visibilityState === "visible") void clearNotifications(this.#link.id);
  };
}

/** Return whether to show a notification: the page is out of sight and the player wants them. */
function notifies(): boolean {
  return document.visibilityState === "hidden" && preferences.notify && mayNotify();
}

function mark(asked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = ROOT + (asked ? "assets/icon-turn.svg" : "icon.svg");
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}
