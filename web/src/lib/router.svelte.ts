// Addresses: "/", "/table/ID", "/rules/GAME", "/analysis/GAME", "/lobby", "/settings".
class Router {
  path = $state(location.pathname);

  constructor() {
    window.addEventListener("popstate", () => (this.path = location.pathname));
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest?.("a");
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      this.go(link.pathname);
    });
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.path = path;
    window.scrollTo(0, 0);
  }
}

export const router = new Router();
