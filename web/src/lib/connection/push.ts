/** Notifications, and Web Push while no page is open. Both need the player's permission. */

import { isLocal } from "../../local/tableIds";
import { api } from "./api";
import { ROOT } from "../page/build";
import { isSite } from "../page/site";
import { preferences, saved } from "../device/device.svelte";

export const canNotify = (): boolean => isSecureContext && "Notification" in window;

/** Return whether this browser can receive Web Push; a static site has no server to send it. */
export const canPush = (): boolean => !isSite && canNotify() && "serviceWorker" in navigator && "PushManager" in window;

export const mayNotify = (): boolean => canNotify() && Notification.permission === "granted";

/** Ask for permission with the browser's prompt. Call this only from a click handler. */
export async function askLeave(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

// -- Web Push

const SEATS = 50;
const seats = () => saved.seats.filter((one) => one.seat >= 0 && !isLocal(one.table)).slice(0, SEATS);

/** Subscribe this device for all its tables. Throw if the browser's push service cannot be reached. */
export async function beginPush(): Promise<void> {
  const { key } = await api.pushKey();
  const manager = (await registration())?.pushManager;
  if (!manager) throw new Error("no service worker");
  const old = await manager.getSubscription();
  if (old && !isFor(old, key)) await old.unsubscribe();
  const fresh = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await api.subscribePush(seats(), fresh);
}

export async function endPush(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return;
  await api.unsubscribePush(seats(), subscription);
  await subscription.unsubscribe();
}

/** Renew the subscription: its endpoint or the list of tables may have changed. */
export function renewPush(): void {
  if (preferences.push && canPush() && mayNotify() && seats().length > 0) void beginPush().catch(() => undefined);
}

function isFor(subscription: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}

// -- notifications

export async function notify(title: string, body: string, table: string): Promise<void> {
  const looks = { icon: `${ROOT}assets/icon-192.png`, badge: `${ROOT}assets/badge-96.png` };
  const options = { body, tag: table, data: { table }, ...looks };
  const worker = await registration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}

/** Close the notifications of a table. */
export async function clearNotifications(table: string): Promise<void> {
  const shown = (await (await registration())?.getNotifications({ tag: table })) ?? [];
  for (const one of shown) one.close();
}
