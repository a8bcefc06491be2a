// Whether the server can be reached, and the service worker that makes the page open without it.
import { session } from "./session.svelte";
import { say, texts } from "./texts.svelte";

const AGAIN = 15_000;

class Connection {
  offline = $state(false);
  #timer = 0;

  /** Look after the connection from now on; `back` is called when it has come back. */
  start(back: () => void): void {
    window.addEventListener("offline", () => this.lost(back));
    window.addEventListener("online", () => void this.#look(back));
    if (!navigator.onLine) this.lost(back);
  }

  /** Something could not be fetched: look again from time to time. */
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

/** Where the context is secure: install the worker, and have the rulebooks kept once everything else is done. */
export function keepForLater(): void {
  if (!("serviceWorker" in navigator)) return;
  const begin = async (): Promise<void> => {
    try {
      await navigator.serviceWorker.register("/sw.js");
      const ready = await navigator.serviceWorker.ready;
      const language = texts.language;
      const rules = session.games.map((game) => `/api/games/${game.id}/rules.html?language=${language}`);
      // What was read before the worker was there it has not seen; it picks out what can be kept.
      const read = performance.getEntriesByType("resource").map((one) => new URL(one.name)).filter((url) => url.origin === location.origin);
      const keep = [...new Set(["/api/games", `/api/texts/${language}`, ...rules, ...read.map((url) => url.pathname + url.search)])];
      const words = { turn: say("play-turn-you"), games: Object.fromEntries(session.games.map((game) => [game.id, game.title])) };
      ready.active?.postMessage({ keep, words });
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
