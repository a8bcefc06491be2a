// The rulebooks and guides as pages, and a search through all of them. It all happens in the browser, so it works
// offline too.
import { answerOf, Refused, server } from "./api";
import { askedFor, foundIn, meaningsOf, NOT, tokensOf, TYPED, type Asked, type Meaning, type Span } from "./meanings";
import { LANGUAGES, say, texts, type Language } from "./texts.svelte";
import type { GuideShown } from "./types";

export interface Book {
  game: string;
  html: string;
  /** The language it is in: English where nobody has translated it. */
  language: Language;
}

/** A rule or a section: what a search finds. */
export interface Passage {
  game: string;
  /** Where to go: the anchor, and whether it is in the guide or in the exact rules. */
  anchor: string;
  exact: boolean;
  language: Language;
  /** A rule's number, or the heading above the passage. */
  label: string;
  text: string;
}

/** What was fetched once is kept; what could not be fetched is not. */
function keeping<Value>(fetch: (game: string, language: Language) => Promise<Value>) {
  const kept = new Map<string, Promise<Value>>();
  return (game: string, language: Language): Promise<Value> => {
    const key = `${game} ${language}`;
    let found = kept.get(key);
    if (!found) {
      found = fetch(game, language);
      kept.set(key, found);
      found.catch(() => kept.delete(key));
    }
    return found;
  };
}

const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);

export const book = keeping(fetchBook);
/** A game's guide; null where it has none. */
export const guide = keeping(fetchGuide);

async function fetchBook(game: string, language: Language): Promise<Book> {
  const params = { path: { game }, query: { language } };
  const asked = server.GET("/api/games/{game}/rules.html", { params, parseAs: "text" });
  const html = await answerOf(asked);
  const told = (await asked).response.headers.get("content-language") ?? "en";
  return { game, html, language: isLanguage(told) ? told : "en" };
}

async function fetchGuide(game: string, language: Language): Promise<GuideShown | null> {
  try {
    return await answerOf(server.GET("/api/games/{game}/guide", { params: { path: { game }, query: { language } } }));
  } catch (no) {
    if (no instanceof Refused && no.reason === "no-game") return null;
    throw no;
  }
}

/** The anchors of a guide begin like this; every other is one of the exact rules. */
const GUIDE = "see-";
export const inGuide = (hash: string): boolean => !hash || hash.startsWith(`#${GUIDE}`);
export const anchorOf = (name: string): string => `${GUIDE}${name}`;

/** A rulebook in parts: each rule, and each paragraph, table or list with the heading above it. */
export function passages({ game, html, language }: Book): Passage[] {
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
    else if (text) found.push({ game, anchor: own, exact: true, language, label: rule || heading, text });
  }
  return found;
}

/** A guide in parts. */
export function guidePassages(shown: GuideShown): Passage[] {
  const parts = [
    ["turn", say("rules-turn"), [shown.goal, ...shown.turn]],
    ...shown.pictures.map((one) => [one.name, one.title, [one.text, texts.working(one.parts)]] as const),
    ["end", say("rules-end"), [shown.end]],
    ["variants", say("rules-variants"), shown.variants],
  ] as const;
  const language = isLanguage(shown.language) ? shown.language : "en";
  return parts.map(([name, label, said]) => {
    return { game: shown.game, anchor: anchorOf(name), exact: false, language, label, text: said.join(" ") };
  });
}

/** What means the same, in a language: what all games share, and what games say themselves. */
export class Meanings {
  readonly #shared: readonly string[];
  readonly #own = new Map<string, readonly string[]>();
  readonly #known = new Map<string, Meaning[]>();

  constructor(shared: string, guides: readonly GuideShown[] = []) {
    this.#shared = shared.split("\n");
    for (const one of guides) this.#own.set(one.game, one.synonyms);
  }

  of(game: string, language: Language): Meaning[] {
    const key = `${game} ${language}`;
    let found = this.#known.get(key);
    if (!found) {
      found = meaningsOf([...this.#shared, ...(this.#own.get(game) ?? [])], language);
      this.#known.set(key, found);
    }
    return found;
  }
}

/** The passages that have all that is asked for: those whose label has it first, then those that have it as it was
 *  typed, with another ending, and in other words. */
export function search(all: Passage[], query: string, meanings: Meanings): Passage[] {
  const asked = new Map<string, Asked>();
  const ranked = all.map((passage) => {
    const { game, language, label, text } = passage;
    const key = `${game} ${language}`;
    const wanted = asked.get(key) ?? askedFor(query, language, meanings.of(game, language));
    asked.set(key, wanted);
    if (!wanted.length) return { passage, rank: NOT };
    const labelled = foundIn(tokensOf(label, language), wanted);
    const here = foundIn(tokensOf(`${label} ${text}`, language), wanted);
    return { passage, rank: labelled ? TYPED + labelled : here };
  });
  return ranked.filter(({ rank }) => rank > NOT).sort((a, b) => b.rank - a.rank).map(({ passage }) => passage);
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut into what was found and what lies between. */
export function pieces(text: string, hits: readonly Span[]): Piece[] {
  const cut: Piece[] = [];
  let done = 0;
  for (const { from, to } of hits) {
    if (from > done) cut.push({ text: text.slice(done, from), hit: false });
    cut.push({ text: text.slice(from, to), hit: true });
    done = to;
  }
  if (done < text.length) cut.push({ text: text.slice(done), hit: false });
  return cut;
}

/** The part of a text around the first place that was found. */
export function excerpt(text: string, hits: readonly Span[], around = 90): string {
  const at = hits[0]?.from ?? 0;
  const from = at > around ? text.lastIndexOf(" ", at - around / 2) + 1 : 0;
  const to = from + 3 * around;
  return `${from ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}

/** Mark what is found in a page on display, after removing the marks of the last search. */
export function mark(page: HTMLElement, find: (text: string) => readonly Span[]): void {
  for (const old of page.querySelectorAll("mark")) old.replaceWith(old.textContent ?? "");
  page.normalize();
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  for (const node of nodes) {
    const cut = pieces(node.data, find(node.data));
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
