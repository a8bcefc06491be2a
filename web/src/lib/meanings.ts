// Words as a search compares them: without capitals, accents and endings, with one sign for each operation, and with
// others that mean the same.
import type { Language } from "./texts.svelte";

/** A word, a number or a sign in a text. */
export interface Token {
  /** As it is written, but without capitals and accents. */
  plain: string;
  /** Without its ending, so that one and several are the same. */
  stem: string;
  from: number;
  to: number;
}

/** A part of a text: from one character up to another. */
export interface Span {
  from: number;
  to: number;
}

/** Ways to say the same thing; each is a row of stems. */
export type Meaning = string[][];

/** A word searched for, or several that mean one thing together. */
interface Unit {
  typed: Token[];
  others: string[][];
}
export type Asked = Unit[];

/** How well something was found: by meaning, by its beginning or another ending, or as it was typed. */
export const [NOT, MEANT, LIKE, TYPED] = [0, 1, 2, 3];

/** A text without what a search ignores: capitals and accents. Every character keeps its place. */
export function plain(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return bare.length === letter.length ? bare : letter.toLowerCase();
  }).join("");
}

/** The endings that are cut off, one after the other, as long as three letters are left. */
const ENDINGS: Record<Language, (readonly [RegExp, string])[]> = {
  en: [[/ies$/, "y"], [/(?<=ch|sh|x|ss)es$/, ""], [/(?<!s)s$/, ""], [/(ed|ing|e)$/, ""]],
  de: [[/(en|er|em|es|e|n|s)$/, ""]],
  fr: [[/eaux$/, "eau"], [/aux$/, "al"], [/[sx]$/, ""], [/e$/, ""]],
  es: [[/s$/, ""], [/[oae]$/, ""]],
  it: [[/[oae]$/, ""], [/i$/, ""]],
  nl: [[/(en|s|e)$/, ""], [/([b-df-hj-np-tv-z])\1$/, "$1"], [/v$/, "f"], [/z$/, "s"], [/([aeou])\1/, "$1"]],
};
const SIGNS: Record<string, string> = { x: "×", "*": "×", "·": "×", "/": "÷", ":": "÷", "-": "−" };

function stemOf(word: string, language: Language): string {
  if (!/^\p{L}+$/u.test(word)) return SIGNS[word] ?? word;
  if (word === "x") return "×";
  return ENDINGS[language].reduce((stem, [ending, better]) => {
    const shorter = stem.replace(ending, better);
    return shorter.length >= 3 ? shorter : stem;
  }, word);
}

// "x2" and "2x" are a sign and a number; "R10" is a word. A colon divides only between numbers, a hyphen joins words.
const WORDS = new RegExp(
  [
    /x(?=\d)|\d+(?=x(?:\b|\d))|[\p{L}\p{N}]+/u,
    /(?<=\d\s?):(?=\s?\d)|^\s*[:/-]\s*$|[×÷−+*·/]|(?<![\p{L}\p{N}])-(?!\p{L})/u,
  ].map((one) => one.source).join("|"),
  "gu",
);

/** The words, numbers and signs of a text. */
export function tokensOf(text: string, language: Language): Token[] {
  return Array.from(plain(text).matchAll(WORDS), (found) => {
    const word = found[0].trim();
    const from = found.index + found[0].indexOf(word);
    return { plain: word, stem: stemOf(word, language), from, to: from + word.length };
  });
}

/** Meanings, from lines with commas between ways to say the same. */
export function meaningsOf(lines: readonly string[], language: Language): Meaning[] {
  return lines.map((line) =>
    line.split(",").map((way) => tokensOf(way, language).map((token) => token.stem)).filter((way) => way.length),
  );
}

const startsAt = (stems: readonly string[], way: readonly string[], at: number): boolean =>
  way.every((stem, place) => stems[at + place] === stem);

/** A query in parts that are looked for one by one: eight words at most. */
export function askedFor(query: string, language: Language, meanings: readonly Meaning[]): Asked {
  const tokens = tokensOf(query, language).slice(0, 8);
  const stems = tokens.map((token) => token.stem);
  const units: Asked = [];
  for (let at = 0; at < tokens.length; ) {
    const said = meanings.flat().filter((way) => startsAt(stems, way, at));
    const length = Math.max(1, ...said.map((way) => way.length));
    const own = stems.slice(at, at + length);
    const same = (way: readonly string[]): boolean => way.length === length && startsAt(own, way, 0);
    const others = meanings.filter((ways) => ways.some(same)).flat();
    units.push({ typed: tokens.slice(at, at + length), others });
    at += length;
  }
  return units;
}

/** How well a unit stands at a place of a text, and how many words of it. */
function at(tokens: readonly Token[], place: number, { typed, others }: Unit): { how: number; length: number } {
  const here = tokens.slice(place, place + typed.length);
  if (here.length === typed.length) {
    const pairs = here.map((token, number) => [token, typed[number] as Token] as const);
    if (pairs.every(([token, word]) => token.plain === word.plain)) return { how: TYPED, length: typed.length };
    const last = pairs.length - 1;
    const like = pairs.every(
      ([token, word], number) =>
        token.stem === word.stem || (number === last && /^\p{L}{2}|^\p{L}\d/u.test(word.plain) &&
          (token.plain.startsWith(word.plain) || (word.plain.length > 3 && token.plain.includes(word.plain)))),
    );
    if (like) return { how: LIKE, length: typed.length };
  }
  const stems = tokens.slice(place, place + 4).map((token) => token.stem);
  const length = Math.max(0, ...others.filter((way) => startsAt(stems, way, 0)).map((way) => way.length));
  return length ? { how: MEANT, length } : { how: NOT, length: 0 };
}

/** How well all that was asked for is found in a text: as well as the part that is found worst. */
export function foundIn(tokens: readonly Token[], asked: Asked): number {
  return Math.min(...asked.map((unit) => Math.max(NOT, ...tokens.map((_, place) => at(tokens, place, unit).how))));
}

/** Where parts of what was asked for stand in a text. */
export function hitsIn(text: string, language: Language, asked: Asked): Span[] {
  const tokens = tokensOf(text, language);
  const hits: Span[] = [];
  for (let place = 0; place < tokens.length; ) {
    const length = Math.max(0, ...asked.map((unit) => at(tokens, place, unit).length));
    const [first, last] = [tokens[place], tokens[place + length - 1]];
    if (length && first && last) hits.push({ from: first.from, to: last.to });
    place += Math.max(1, length);
  }
  return hits;
}
