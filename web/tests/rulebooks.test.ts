import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { askedFor, hitsIn, meaningsOf, plain, tokensOf } from "../src/lib/meanings";
import { excerpt, mark, Meanings, passages, pieces, search } from "../src/lib/rulebooks";
import { LANGUAGES, type Language } from "../src/lib/texts.svelte";

const html = `
  <h2 id="box">What is in the box</h2>
  <p>Fifty   tiles, see R1.</p>
  <pre>tiles as a drawing</pre>
  <h2 id="play">How to play</h2>
  <p id="R1">R1. Whoever starts lays a tile.</p>
  <ul><li>Anywhere.</li></ul>
  <p id="R10">R10. A tile scores its edges.</p>`;
const all = passages({ game: "dominoes", html, language: "en" });

describe("a rulebook in parts", () => {
  it("has each rule with its list, each paragraph under its heading, and no drawings", () => {
    expect(all.map(({ anchor, label, text }) => [anchor, label, text])).toEqual([
      ["box", "What is in the box", "Fifty tiles, see R1."],
      ["R1", "R1", "R1. Whoever starts lays a tile. Anywhere."],
      ["R10", "R10", "R10. A tile scores its edges."],
    ]);
  });
});

const none = new Meanings("");
const hits = (text: string, query: string) => hitsIn(text, "en", askedFor(query, "en", []));

describe("a search", () => {
  const found = (query: string): string[] => search(all, query, none).map((one) => one.anchor);

  it("finds what holds all words, in any order, capitals or not", () => {
    expect(found("TILE lays")).toEqual(["R1"]);
    expect(found("tile").sort()).toEqual(["R1", "R10", "box"]);
    expect(found("tile nowhere")).toEqual([]);
    expect(found("  ")).toEqual([]);
  });

  it("puts the rule of that number first, then those that begin like it, then the rest", () => {
    expect(found("r1")).toEqual(["R1", "R10", "box"]);
    expect(found("r10")).toEqual(["R10"]);
  });

  it("puts what is spelled like the query before other endings", () => {
    expect(found("tiles")[0]).toBe("box");
    expect(found("lays")).toEqual(["R1"]);
    expect(found("laying")).toEqual(["R1"]);
    expect(found("edge")).toEqual(["R10"]);
  });

  it("does not mind accents, and keeps every character in its place", () => {
    expect(plain("Élève größte")).toBe("eleve großte");
    for (const text of ["Straße", "ﬁn", "İstanbul", "a\u0301b"]) expect(plain(text)).toHaveLength(text.length);
  });

  it("looks at eight words at most", () => {
    expect(askedFor("a b c d e f g h i j", "en", [])).toHaveLength(8);
  });
});

/** The shared words of a language, as the server's files have them. */
function shared(language: Language): string {
  const file = join(import.meta.dirname, `../../src/abaculus/texts/${language}/reading.ftl`);
  const words = new FluentBundle(language, { useIsolating: false });
  words.addResource(new FluentResource(readFileSync(file, "utf8")));
  const said = words.getMessage("rules-synonyms")?.value;
  return said ? words.formatPattern(said) : "";
}

describe("a search for meanings", () => {
  /** In each language: a rule, several ways to ask for it, and something else. */
  const asked: Record<Language, { rule: string; ways: string[]; other: string }> = {
    en: {
      rule: "Both alike: twice the sum of the two numbers. Edges that do not match bring nothing.",
      ways: ["double", "doubled", "x 2", "x2", "2×", "* 2", "× 2", "times two", "TWICE", "add side", "matches"],
      other: "A player draws one tile.",
    },
    de: {
      rule: "Beides gleich: das Doppelte der Summe beider Zahlen. Kanten, die nicht passen, bringen nichts.",
      ways: ["doppelt", "verdoppeln", "x 2", "mal zwei", "zweimal", "·2", "zusammenzählen", "Seiten", "Kante", "zahl"],
      other: "Ein Spieler zieht einen Stein.",
    },
    fr: {
      rule: "Les deux pareils : deux fois la somme des deux nombres. Les bords différents ne comptent pas.",
      ways: ["double", "doubler", "x 2", "fois deux", "× 2", "additionner", "côté", "cotes", "nombre", "différent"],
      other: "Un joueur pioche une tuile.",
    },
    es: {
      rule: "Iguales los dos: dos veces la suma de los dos números. Los lados que no coinciden no dan nada.",
      ways: ["doble", "duplicar", "x 2", "por dos", "sumar", "borde", "bordes", "numero", "IGUAL"],
      other: "Un jugador roba una ficha.",
    },
    it: {
      rule: "Uguali entrambi: il doppio della somma dei due numeri. I lati che non combaciano non portano nulla.",
      ways: ["doppi", "raddoppia", "x 2", "due volte", "per due", "sommare", "bordo", "bordi", "numero", "uguale"],
      other: "Un giocatore pesca una tessera.",
    },
    nl: {
      rule: "Allebei gelijk: tweemaal de som van de twee getallen. Zijden die niet passen, leveren niets op.",
      ways: ["dubbel", "verdubbelen", "x 2", "twee keer", "keer twee", "optellen", "rand", "zijde", "gelijke"],
      other: "Een speler trekt een tegel.",
    },
  };

  it.each(Object.keys(LANGUAGES) as Language[])("finds a rule by other words, signs and endings in %s", (language) => {
    const { rule, ways, other } = asked[language];
    const html = `<p id="R1">${other}</p><p id="R2">${rule}</p>`;
    const parts = passages({ game: "dominoes", html, language });
    const meanings = new Meanings(shared(language));
    for (const way of ways) expect([way, search(parts, way, meanings)[0]?.anchor]).toEqual([way, "R2"]);
  });

  it.each(Object.keys(LANGUAGES) as Language[])("takes signs for one another in %s", (language) => {
    const meanings = meaningsOf(shared(language).split("\n"), language);
    expect(meanings.length).toBeGreaterThan(15);
    const stems = (text: string) => tokensOf(text, language).map(({ stem }) => stem);
    const same = (one: string, other: string) =>
      expect(stems(one)).toEqual(stems(other));
    same("7 * 3", "7 × 3");
    same("7x3", "7 x 3");
    same("8 - 3", "8 − 3");
    same("12 / 3", "12 ÷ 3");
    same("12 : 3", "12 ÷ 3");
    const words = tokensOf("one: two, face-down", language).map((token) => token.plain);
    expect(words).toEqual(["one", "two", "face", "down"]);
  });

  it("knows a game's own words in that game only, and puts the word itself first", () => {
    const own = { game: "dominoes", synonyms: ["boneyard, pack"] };
    const meanings = new Meanings("", [own as never]);
    const pair = '<p id="R1">The pack.</p><p id="R2">A boneyard.</p>';
    const of = (game: string) => passages({ game, html: pair, language: "en" });
    expect(search(of("dominoes"), "boneyard", meanings).map((one) => one.anchor)).toEqual(["R2", "R1"]);
    expect(search(of("pebbles"), "boneyard", meanings).map((one) => one.anchor)).toEqual(["R2"]);
  });
});

describe("what was found", () => {
  it("is cut out with its own spelling", () => {
    expect(pieces("Élève au tableau", hits("Élève au tableau", "eleve"))).toEqual([
      { text: "Élève", hit: true },
      { text: " au tableau", hit: false },
    ]);
    expect(pieces("", [])).toEqual([]);
  });

  it("always comes together to the whole text again", () => {
    const text = "A tile, tiles and TILES: stile.";
    for (const query of ["tile", "s tile", "zz", ""])
      expect(pieces(text, hits(text, query)).map((one) => one.text).join("")).toBe(text);
  });

  it("is shown with a little text around it", () => {
    const text = `${"before ".repeat(40)}needle${" after".repeat(80)}`;
    const shown = excerpt(text, hits(text, "needle"));
    expect(shown).toContain("needle");
    expect(shown.startsWith("… before")).toBe(true);
    expect(shown.endsWith(" …")).toBe(true);
    expect(excerpt("a short needle", hits("a short needle", "needle"))).toBe("a short needle");
  });

  it("is marked in the page, and the marks of the last search are gone", () => {
    const page = document.createElement("div");
    page.innerHTML = "<p>A tile and <em>tiles</em></p>";
    mark(page, (text) => hits(text, "tile"));
    expect(page.innerHTML).toBe("<p>A <mark>tile</mark> and <em><mark>tiles</mark></em></p>");
    mark(page, (text) => hits(text, "and"));
    expect(page.innerHTML).toBe("<p>A tile <mark>and</mark> <em>tiles</em></p>");
    mark(page, () => []);
    expect(page.innerHTML).toBe("<p>A tile and <em>tiles</em></p>");
  });
});
