// The rulebooks as pages, and a search through all of them. It all happens in the browser, so it works offline too.
import { answerOf, server } from "./api";
import type { Language } from "./texts.svelte";

export interface Book {
  game: string;
  html: string;
  /** The language it is in: English where nobody has translated it. */
  language: string;
}

/** A rule or a section: what a search finds. */
export interface Passage {
  game: string;
  /** The anchor to go to. */
  anchor: string;
  /** A rule's number, or the heading above the passage. */
  label: string;
  text: string;
}

const books = new Map<string, Promise<Book>>();

export function book(game: string, language: Language): Promise<Book> {
  const key = `${game} ${language}`;
  let found = books.get(key);
  if (!found) {
    found = fetchBook(game, language);
    books.set(key, found);
    found.catch(() => books.delete(key));
  }
  return found;
}

async function fetchBook(game: string, language: Language): Promise<Book> {
  const params = { path: { game }, query: { language } };
  const asked = server.GET("/api/games/{game}/rules.html", { params, parseAs: "text" });
  const html = await answerOf(asked);
  return { game, html, language: (await asked).response.headers.get("content-language") ?? "en" };
}

/** A rulebook in parts: each rule, and each paragraph, table or list with the heading above it. */
export function passages({ game, html }: Book): Passage[] {
  const found: Passage[] = [];
  let anchor = "";
  let heading = "";
  let rule = "";
  for (const part of new DOMParser().parseFromString(html, "text/html").body.children) {
    const text = (part.textContent ?? "").replace(/\s+/g, " ").trim();
    if (/^H[1-6]$/.test(part.tagName)) {
      [anchor, heading, rule] = [part.id, text, ""];
      continue;
    }
    if (part.tagName === "PRE") continue; // nobody searches for words in drawings and notation
    if (part.id) rule = part.id;
    const last = found.at(-1);
    const own = rule || anchor;
    // The table or list of a rule belongs to it.
    if (last && rule && last.anchor === own) last.text += ` ${text}`;
    else if (text) found.push({ game, anchor: own, label: rule || heading, text });
  }
  return found;
}

/** A text without what a search ignores: capitals and accents. Every character keeps its place. */
export function plain(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return bare.length === letter.length ? bare : letter.toLowerCase();
  }).join("");
}

export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean).slice(0, 8);
}

/** The passages that contain all the words; those whose label has them come first. */
export function search(all: Passage[], query: string): Passage[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const has = (text: string, word: string) => plain(text).includes(word);
  const rank = ({ label }: Passage) => {
    if (words.every((word) => plain(label).split(/\s+/).includes(word))) return 0;
    return words.every((word) => has(label, word)) ? 1 : 2;
  };
  return all
    .filter(({ text, label }) => words.every((word) => has(text, word) || has(label, word)))
    .sort((a, b) => rank(a) - rank(b));
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut into the words searched for and what lies between them. */
export function pieces(text: string, words: string[]): Piece[] {
  const bare = plain(text);
  const cut: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    let at = text.length;
    let length = 0;
    for (const word of words) {
      const place = bare.indexOf(word, from);
      if (place >= 0 && (place < at || (place === at && word.length > length))) [at, length] = [place, word.length];
    }
    if (at > from) cut.push({ text: text.slice(from, at), hit: false });
    if (length) cut.push({ text: text.slice(at, at + length), hit: true });
    from = at + length;
    if (!length) break;
  }
  return cut;
}

/** The part of a text around the first word searched for. */
export function excerpt(text: string, words: string[], around = 90): string {
  const places = words.map((word) => plain(text).indexOf(word)).filter((place) => place >= 0);
  const at = places.length ? Math.min(...places) : 0;
  const from = at > around ? text.lastIndexOf(" ", at - around / 2) + 1 : 0;
  const to = from + 3 * around;
  return `${from ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}

/** Mark words in a page on display, after removing the marks of the last search. */
export function mark(page: HTMLElement, words: string[]): void {
  for (const old of page.querySelectorAll("mark")) old.replaceWith(old.textContent ?? "");
  page.normalize();
  if (!words.length) return;
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  for (const node of nodes) {
    const cut = pieces(node.data, words);
    if (!cut.some((piece) => piece.hit)) continue;
    node.replaceWith(
      ...cut.map((piece) => {
        if (!piece.hit) return piece.text;
        const marked = document.createElement("mark");
        marked.textContent = piece.text;
        return marked;
      }),
    );
  }
}
