// What this browser remembers: language, light, palette, sound, how fast bots move.
import type { Paints } from "../board/stone";
import look from "../look.json";
import { LANGUAGES, texts, type Language } from "./texts.svelte";

export type Theme = "auto" | "light" | "dark";
export type PaletteName = keyof typeof look.palettes;
export type Pace = "slow" | "normal" | "quick";
export const PACES: Pace[] = ["slow", "normal", "quick"];
const KEY = "abaculus";

interface Kept {
  language: Language;
  theme: Theme;
  palette: PaletteName;
  sound: boolean;
  pace: Pace;
}

function kept(): Kept {
  const preferred = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in LANGUAGES);
  const language = (preferred as Language | undefined) ?? "en";
  const plain: Kept = { language, theme: "auto", palette: "mosaic", sound: false, pace: "normal" };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    if (found.language && found.language in LANGUAGES) plain.language = found.language;
    if (found.theme === "light" || found.theme === "dark") plain.theme = found.theme;
    if (found.palette && found.palette in look.palettes) plain.palette = found.palette;
    if (found.sound === true) plain.sound = true;
    if (found.pace && PACES.includes(found.pace)) plain.pace = found.pace;
  } catch {
    // A browser that keeps nothing, or keeps rubbish, gets the defaults.
  }
  return plain;
}

class Prefs {
  #night = window.matchMedia("(prefers-color-scheme: dark)");
  theme = $state<Theme>("auto");
  palette = $state<PaletteName>("mosaic");
  sound = $state(false);
  pace = $state<Pace>("normal");
  #nightNow = $state(this.#night.matches);

  get dark(): boolean {
    return this.theme === "auto" ? this.#nightNow : this.theme === "dark";
  }

  get table() {
    return look.palettes[this.palette][this.dark ? "dark" : "light"];
  }

  /** What a game is played on: where the light falls, and where it does not. */
  groundOf(name: string): string[] {
    const grounds: Record<string, string[]> = this.table.grounds;
    return grounds[name] ?? Object.values(grounds)[0] ?? [this.table.page, this.table.page];
  }

  /** What stones are drawn with. */
  paints = $derived.by((): Paints => {
    const { pattern, patterns } = look.palettes[this.palette];
    return { table: this.table, patterns, patterned: pattern !== "" };
  });

  async start(): Promise<void> {
    const found = kept();
    this.theme = found.theme;
    this.palette = found.palette;
    this.sound = found.sound;
    this.pace = found.pace;
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
      const { theme, palette, sound, pace } = this;
      localStorage.setItem(KEY, JSON.stringify({ language: texts.language, theme, palette, sound, pace }));
    } catch {
      // Not kept; everything still works.
    }
  }

  /** Put the table's colours where the style sheet finds them. */
  paint(): void {
    const style = document.documentElement.style;
    for (const [name, colour] of Object.entries(this.table)) {
      if (typeof colour === "string") style.setProperty(`--${name.replaceAll("_", "-")}`, colour);
    }
    style.colorScheme = this.dark ? "dark" : "light";
    document.documentElement.dataset["dark"] = String(this.dark);
  }
}

export const prefs = new Prefs();
