// What this browser remembers: language, light, palette, motion.
import look from "../look.json";
import { LANGUAGES, texts, type Language } from "./texts.svelte";

export type Theme = "auto" | "light" | "dark";
export type PaletteName = keyof typeof look.palettes;
const KEY = "abaculus";

interface Kept {
  language: Language;
  theme: Theme;
  palette: PaletteName;
}

function kept(): Kept {
  const preferred = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in LANGUAGES);
  const plain: Kept = { language: (preferred as Language | undefined) ?? "en", theme: "auto", palette: "mosaic" };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    if (found.language && found.language in LANGUAGES) plain.language = found.language;
    if (found.theme === "light" || found.theme === "dark") plain.theme = found.theme;
    if (found.palette && found.palette in look.palettes) plain.palette = found.palette;
  } catch {
    // A browser that keeps nothing, or keeps rubbish, gets the defaults.
  }
  return plain;
}

class Prefs {
  #night = window.matchMedia("(prefers-color-scheme: dark)");
  theme = $state<Theme>("auto");
  palette = $state<PaletteName>("mosaic");
  #nightNow = $state(this.#night.matches);

  get dark(): boolean {
    return this.theme === "auto" ? this.#nightNow : this.theme === "dark";
  }

  get table() {
    return look.palettes[this.palette][this.dark ? "dark" : "light"];
  }

  async start(): Promise<void> {
    const found = kept();
    this.theme = found.theme;
    this.palette = found.palette;
    this.#night.addEventListener("change", (event) => {
      this.#nightNow = event.matches;
      this.paint();
    });
    this.paint();
    await texts.load(found.language);
  }

  set(change: Partial<Omit<Kept, "language">>): void {
    Object.assign(this, change);
    this.keep();
    this.paint();
  }

  keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ language: texts.language, theme: this.theme, palette: this.palette }));
    } catch {
      // Not kept; everything works all the same.
    }
  }

  /** Put the table's colours where the style sheet finds them. */
  paint(): void {
    const style = document.documentElement.style;
    for (const [name, colour] of Object.entries(this.table)) {
      if (typeof colour === "string") style.setProperty(`--${name.replace("_", "-")}`, colour);
    }
    style.colorScheme = this.dark ? "dark" : "light";
  }
}

export const prefs = new Prefs();
