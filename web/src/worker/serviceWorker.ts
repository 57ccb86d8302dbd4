/** The service worker: caches the page for offline use and shows push notifications. */

export {}; // makes this file a module

declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: string;
declare const __SHELL__: string[]; // list of the page's files, inserted by vite.config.ts

interface Call {
  title: string;
  body: string;
  table: string;
}

const SHELL = `shell-${__BUILD__}`;
const WORDS = "words";
const ENGINE = "engine";
const NETWORK_TIMEOUT = 4000;
const ROOT = new URL("./", location.href);

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["./", ...__SHELL__])));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(install()));

async function install(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith("shell-") && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

// -- the page

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const path = url.pathname.slice(ROOT.pathname.length);
  if (request.mode === "navigate" && /^(index\.html|t\/.*)?$/.test(path)) event.respondWith(networkFirst(request, SHELL, ROOT.href));
  else if (isWords(path)) event.respondWith(networkFirst(request, WORDS, request));
  else if (path.startsWith("engine/")) event.respondWith(cacheFirst(request, ENGINE));
  else if (path.startsWith("assets/") || path === "icon.svg") event.respondWith(cacheFirst(request, SHELL));
});

/** Return whether a path is of texts or the catalog, which are the same for everyone. No other API response is cached. */
const isWords = (path: string): boolean => /^(api\/texts\/|api\/catalogue$|words\/)/.test(path);

async function cacheFirst(request: Request, name: string): Promise<Response> {
  const found = await (await caches.open(name)).match(request);
  return found ?? fetch(request);
}

/** Answer from the network if it responds in time, otherwise from the cache. */
async function networkFirst(request: Request, name: string, key: Request | string): Promise<Response> {
  const cache = await caches.open(name);
  const fetched = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  });
  const late = new Promise<undefined>((done) => setTimeout(done, NETWORK_TIMEOUT));
  const soon = await Promise.race([fetched.catch(() => undefined), late]);
  return soon ?? (await cache.match(key)) ?? fetched;
}

/** Cache files named by the page: on a first visit it fetched texts and engine before this worker existed. */
self.addEventListener("message", (event) => {
  const { words, engine, spare } = event.data as { words?: string[]; engine?: string[]; spare?: string };
  if (words) event.waitUntil(caches.open(WORDS).then((cache) => cache.addAll(words)));
  if (engine) event.waitUntil(keepEngine(engine, spare));
});

/** Cache the engine's files and delete those of other versions, except `spare`. */
async function keepEngine(files: string[], spare?: string): Promise<void> {
  const cache = await caches.open(ENGINE);
  const there = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(files.filter((file) => !there.includes(file)));
  await Promise.all(there.filter((url) => url !== spare && !files.includes(url)).map((url) => cache.delete(url)));
}

// -- push notifications

self.addEventListener("push", (event) => {
  const call = event.data?.json() as Call | undefined;
  if (call) event.waitUntil(show(call));
});

const isAt = (client: WindowClient, table: string): boolean => client.url.split("?")[0]!.endsWith(`/t/${table}`);

async function show({ title, body, table }: Call): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  if (pages.some((page) => isAt(page, table) && page.visibilityState === "visible")) return;
  const looks = { icon: "assets/icon-192.png", badge: "assets/badge-96.png" };
  await self.registration.showNotification(title, { body, tag: table, data: { table }, ...looks });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { table: string }).table));
});

async function open(table: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = pages.find((page) => isAt(page, table));
  await (found ? found.focus() : self.clients.openWindow(`t/${table}`));
}
