// The service worker: the page itself, texts, rules and lessons are available without a connection. Whatever belongs
// to a player or a table always comes from the server, or not at all.
declare const self: ServiceWorkerGlobalScope;
/** Filled in when the page is built: its files, and a name that changes whenever any of them does. */
declare const SHELL: string[];
declare const VERSION: string;

const shell = `abaculus-shell-${VERSION}`;
const reading = "abaculus-reading-1";
const READABLE = [
  /^\/api\/games$/,
  /^\/api\/texts\/\w+$/,
  /^\/api\/games\/\w+\/(rules\.html|guide)$/,
  /^\/api\/lessons\/\w+(\/texts\/\w+)?$/,
];
const readable = (path: string): boolean => READABLE.some((known) => known.test(path));
/** Where the words of notices are kept; no page of the server has this address. */
const WORDS = "/kept/words";
interface NoticeWords {
  turn?: string;
  games?: Record<string, string>;
}
/** Milliseconds: a connection slower than that counts as none, if there is a copy. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(shell);
      await cache.addAll(SHELL.map((path) => new Request(path, { cache: "reload" })));
      // Pages are fetched afresh whenever there is a connection: the new worker need not wait for old ones to close.
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const ours = (await caches.keys()).filter((name) => name.startsWith("abaculus-"));
      const stale = ours.filter((name) => name !== shell && name !== reading);
      await Promise.all(stale.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (readable(url.pathname)) event.respondWith(read(event.request));
  else if (SHELL.includes(url.pathname)) event.respondWith(part(event.request, url.pathname.startsWith("/assets/")));
});

/** The page says what is worth keeping in advance: the rulebooks in its language, and the words of notices. */
self.addEventListener("message", (event) => {
  const said = event.data as { keep?: unknown; words?: unknown } | null;
  if (said?.words) event.waitUntil(caches.open(reading).then((cache) => cache.put(WORDS, Response.json(said.words))));
  const paths: unknown = said?.keep;
  if (!Array.isArray(paths)) return;
  const named = paths.filter((path): path is string => typeof path === "string");
  const asked = named.filter((path) => readable(path.split("?")[0] ?? "")).slice(0, 40);
  event.waitUntil(
    (async () => {
      const cache = await caches.open(reading);
      for (const path of asked) {
        try {
          await cache.add(path);
        } catch {
          continue; // Without a connection there is nothing to keep, and not every game has a guide.
        }
      }
    })(),
  );
});

/** The server says whose turn it is: the table and its game, in the words that the page has left here. */
self.addEventListener("push", (event) => {
  const told = (event.data?.json() ?? {}) as { table?: unknown; game?: unknown };
  const table = typeof told.table === "string" && /^\w{1,40}$/.test(told.table) ? told.table : "";
  event.waitUntil(
    (async () => {
      const words = ((await (await copy(reading, WORDS))?.json()) ?? {}) as NoticeWords;
      const title = words.games?.[String(told.game)] ?? "Abaculus";
      await self.registration.showNotification(title, {
        body: words.turn ?? "",
        tag: `turn-${table}`,
        icon: "/icon-192.png",
        badge: "/icon-192.png",
        data: table ? `/table/${table}` : "/",
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
      // The copy will do.
    }
  }
  return (await copy(shell, new URL(request.url).pathname)) ?? fetch(request);
}

/** Something to read: from the server, and kept; or the copy, if the server does not answer in time. */
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
