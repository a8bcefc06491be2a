// The service worker: the page itself, texts, rules and lessons are there without a connection. Whatever belongs to a player or a
// table always comes from the server, or not at all.
declare const self: ServiceWorkerGlobalScope;
/** Written in when the page is built: its files, and a name that changes with any of them. */
declare const SHELL: string[];
declare const VERSION: string;

const shell = `abaculus-shell-${VERSION}`;
const reading = "abaculus-reading-1";
const READABLE = [/^\/api\/games$/, /^\/api\/texts\/\w+$/, /^\/api\/games\/\w+\/rules\.html$/, /^\/api\/lessons\/\w+(\/texts\/\w+)?$/];
/** Where the words of notices are kept; no page of the server has this address. */
const WORDS = "/kept/words";
/** Milliseconds: a line that is slower than that is as good as none, if there is a copy. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(shell);
      await cache.addAll(SHELL.map((path) => new Request(path, { cache: "reload" })));
      // Pages are asked for anew whenever there is a connection, so the new worker need not wait for old pages to close.
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith("abaculus-") && name !== shell && name !== reading).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (READABLE.some((path) => path.test(url.pathname))) event.respondWith(read(event.request));
  else if (SHELL.includes(url.pathname)) event.respondWith(part(event.request, url.pathname.startsWith("/assets/")));
});

/** The page says what is worth keeping before it is asked for: the rulebooks in its language, and what a notice says in it. */
self.addEventListener("message", (event) => {
  const said = event.data as { keep?: unknown; words?: unknown } | null;
  if (said?.words) event.waitUntil(caches.open(reading).then((cache) => cache.put(WORDS, Response.json(said.words))));
  const paths: unknown = said?.keep;
  if (!Array.isArray(paths)) return;
  const asked = paths.filter((path): path is string => typeof path === "string" && READABLE.some((known) => known.test(path.split("?")[0] ?? ""))).slice(0, 40);
  event.waitUntil(
    (async () => {
      const cache = await caches.open(reading);
      for (const path of asked) {
        try {
          await cache.add(path);
        } catch {
          return; // Without a connection there is nothing to keep.
        }
      }
    })(),
  );
});

/** Somebody's turn, told by the server: the table and its game, in the words that the page has left here. */
self.addEventListener("push", (event) => {
  const told = (event.data?.json() ?? {}) as { table?: unknown; game?: unknown };
  const table = typeof told.table === "string" && /^\w{1,40}$/.test(told.table) ? told.table : "";
  event.waitUntil(
    (async () => {
      const words = ((await (await copy(reading, WORDS))?.json()) ?? {}) as { turn?: string; games?: Record<string, string> };
      const title = words.games?.[String(told.game)] ?? "Abaculus";
      await self.registration.showNotification(title, {
        body: words.turn ?? "", tag: `turn-${table}`, icon: "/icon-192.png", badge: "/icon-192.png", data: table ? `/table/${table}` : "/",
      });
    })(),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data);
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: "window" });
      const there = open.find((one) => new URL(one.url).pathname === path);
      await (there ? there.focus() : self.clients.openWindow(path));
    })(),
  );
});

async function copy(name: string, request: Request | string): Promise<Response | undefined> {
  return (await caches.open(name)).match(request, { ignoreVary: true });
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (problem) {
    const kept = await copy(shell, "/");
    if (kept) return kept;
    throw problem;
  }
}

async function part(request: Request, forGood: boolean): Promise<Response> {
  if (!forGood) {
    try {
      return await fetch(request);
    } catch {
      // The copy, below.
    }
  }
  return (await copy(shell, new URL(request.url).pathname)) ?? fetch(request);
}

/** What can be read: from the server and kept; the copy where the server does not answer in time. */
async function read(request: Request): Promise<Response> {
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok) await (await caches.open(reading)).put(request, answer.clone());
    return answer;
  });
  const kept = await copy(reading, request);
  if (!kept) return asked;
  const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([asked.catch(() => kept), slow]);
}

export {};
