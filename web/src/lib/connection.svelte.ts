// Whether the server can be reached, and the service worker that makes the page open without it.
import { session } from "./session.svelte";
import { say, texts } from "./texts.svelte";

const AGAIN = 15_000;

class Connection {
  offline = $state(false);
  #timer = 0;

  /** Watch the connection from now on; `back` is called when it returns. */
  start(back: () => void): void {
    window.addEventListener("offline", () => this.lost(back));
    window.addEventListener("online", () => void this.#look(back));
    if (!navigator.onLine) this.lost(back);
  }

  /** Something could not be fetched: try again from time to time. */
  lost(back: () => void): void {
    this.offline = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#look(back), AGAIN);
  }

  async #look(back: () => void): Promise<void> {
    try {
      if (!(await fetch("/health", { cache: "no-store" })).ok) throw new Error("health");
      this.offline = false;
      clearTimeout(this.#timer);
      back();
    } catch {
      this.lost(back);
    }
  }
}

export const connection = new Connection();

/** In a secure context: install the worker, and have it keep rulebooks and guides once everything else is done. */
export function keepForLater(): void {
  if (!("serviceWorker" in navigator)) return;
  const begin = async (): Promise<void> => {
    try {
      await navigator.serviceWorker.register("/sw.js");
      const ready = await navigator.serviceWorker.ready;
      const language = texts.language;
      const rules = session.games.flatMap((game) =>
        ["rules.html", "guide"].map((page) => `/api/games/${game.id}/${page}?language=${language}`),
      );
      // The worker has not seen what was fetched before it was installed; it picks out what can be kept.
      const fetched = performance.getEntriesByType("resource").map((one) => new URL(one.name));
      const ours = fetched.filter((url) => url.origin === location.origin).map((url) => url.pathname + url.search);
      const keep = [...new Set(["/api/games", `/api/texts/${language}`, ...rules, ...ours])];
      const titles = Object.fromEntries(session.games.map((game) => [game.id, game.title]));
      ready.active?.postMessage({ keep, words: { turn: say("play-turn-you"), games: titles } });
    } catch {
      // A browser that allows no worker shows the page all the same.
    }
  };
  const whenOnline = (): void => {
    if (navigator.onLine) void begin();
    else window.addEventListener("online", () => void begin(), { once: true });
  };
  window.setTimeout(whenOnline, 3000);
}
