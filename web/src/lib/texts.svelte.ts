// What people read: the server's Fluent files, in the chosen language. The code holds only keys.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import type { Part, SceneNote } from "./types";

export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  nl: "Nederlands",
};
export type Language = keyof typeof LANGUAGES;

/** A whole number below a thousand looks the same in every language: this spares slow phones the browser's formatter,
 *  which takes a while to set up. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const small = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return (small ? String(this.value) : super.toString(scope)).replace(/^-/, "−");
  }
}

/** The texts of one language. A message is parsed when first said: parsing them all would delay the first page. */
class Book {
  readonly #bundle: FluentBundle;
  readonly #unread = new Map<string, string>();

  constructor(language: Language, source: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    let key = "";
    for (const line of source.split("\n")) {
      // A message begins with its name at the start of a line; the lines after it continue it.
      if (line >= "a" && line < "{") {
        key = line.slice(0, line.indexOf(" "));
        this.#unread.set(key, line);
      } else if (key && !line.startsWith("#")) this.#unread.set(key, `${this.#unread.get(key)}\n${line}`);
    }
  }

  has(key: string): boolean {
    return this.#unread.has(key) || this.#bundle.hasMessage(key);
  }

  say(key: string, args: Record<string, FluentVariable>): string {
    this.#read(key);
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return key;
    const counted = (value: FluentVariable) => (typeof value === "number" ? new Count(value) : value);
    const numbered = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, counted(value)]));
    return this.#bundle.formatPattern(message.value, numbered);
  }

  #read(key: string): void {
    const text = this.#unread.get(key);
    if (text === undefined) return;
    this.#unread.delete(key);
    this.#bundle.addResource(new FluentResource(text));
    for (const [, other] of text.matchAll(/\{\s*([a-z][\w-]*)/g)) this.#read(other as string);
  }
}

class Texts {
  language = $state<Language>("en");
  #book = $state.raw<Book | null>(null);

  get ready(): boolean {
    return this.#book !== null;
  }

  async load(language: Language): Promise<void> {
    const asked = fetch(`/api/texts/${language}`);
    new Intl.PluralRules(language).select(2); // slow to load the first time, so done while the network is awaited
    const answer = await asked;
    if (!answer.ok) throw new Error("texts");
    this.#book = new Book(language, await answer.text());
    this.language = language;
    document.documentElement.lang = language;
  }

  say(key: string, args: Record<string, FluentVariable> = {}): string {
    return this.#book?.say(key, args) ?? key;
  }

  has(key: string): boolean {
    return this.#book?.has(key) ?? false;
  }

  /** A score part as a sentence. */
  part(part: Part): string {
    return this.say(part.key, part.args as Record<string, FluentVariable>);
  }

  /** What a note tells; nothing if there are no words for it. `who` are the blanks about its seat. */
  note({ key, args }: SceneNote, who: Record<string, string>): string {
    return this.has(key) ? this.say(key, { ...(args as Record<string, FluentVariable>), ...who }) : "";
  }

  /** Score parts in one line, as on paper: a comma between parts of one sort, a semicolon between sorts. */
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
