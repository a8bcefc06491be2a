// What people read: the server's Fluent files, in the language that was chosen. Code holds keys.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Part } from "./types";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español", it: "Italiano", nl: "Nederlands" };
export type Language = keyof typeof LANGUAGES;

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async load(language: Language): Promise<void> {
    const answer = await fetch(`/api/texts/${language}`);
    if (!answer.ok) throw new Error("texts");
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    // Numbers and plurals of a language take a browser a while to set up: better now, while the network is awaited.
    setTimeout(() => this.say("play-points", { points: 2 }));
  }

  say(key: string, args: Record<string, FluentVariable> = {}): string {
    const message = this.#bundle?.getMessage(key);
    if (!this.#bundle || !message?.value) return key;
    return this.#bundle.formatPattern(message.value, args);
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** A score part as a sentence. */
  part(part: Part): string {
    return this.say(part.key, part.args as Record<string, FluentVariable>);
  }

  /** Score parts in one line, as one would write them down: a comma between parts of one sort, a semicolon between sorts. */
  working(parts: Part[]): string {
    let line = "";
    let sort = "";
    for (const part of parts) {
      const before = sort;
      sort = part.key.split("-")[1] ?? "";
      if (line) line += sort === before ? ", " : "; ";
      line += this.part(part);
    }
    return line;
  }
}

export const texts = new Texts();
export const say = (key: string, args?: Record<string, FluentVariable>): string => texts.say(key, args);
