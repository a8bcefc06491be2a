// Addresses: "/", "/?play=GAME", "/table/ID", "/learn", "/learn/GAME", "/rules", "/rules/GAME",
// "/rules/GAME/exact#R3", "/analysis", "/analysis/GAME", "/companion", "/companion/GAME", "/puzzle", "/puzzle/GAME",
// "/lobby", "/settings", "/class", "/class/CODE", "/class/CODE/teacher", "/teach", "/worksheet".
class Router {
  path = $state(location.pathname);
  /** What the address asks for beyond the page itself, and the place in the page. */
  query = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest?.("a");
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(address: string): void {
    if (address !== location.pathname + location.search + location.hash) history.pushState(null, "", address);
    const before = this.path;
    this.#read();
    if (before !== this.path && !this.hash) window.scrollTo(0, 0);
  }

  /** Another address in place of the present one. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash;
  }
}

export const router = new Router();
