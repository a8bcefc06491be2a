import { describe, expect, it } from "vitest";
import { excerpt, mark, passages, pieces, plain, search, wordsOf } from "../src/lib/rulebooks";

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

describe("a search", () => {
  const found = (query: string): string[] => search(all, query).map((one) => one.anchor);

  it("finds what holds all words, in any order, capitals or not", () => {
    expect(found("TILE lays")).toEqual(["R1"]);
    expect(found("tile")).toEqual(["box", "R1", "R10"]);
    expect(found("tile nowhere")).toEqual([]);
    expect(found("  ")).toEqual([]);
  });

  it("puts the rule of that number first, then those that begin like it, then the rest", () => {
    expect(found("r1")).toEqual(["R1", "R10", "box"]);
    expect(found("r10")).toEqual(["R10"]);
  });

  it("does not mind accents, and keeps every character in its place", () => {
    expect(plain("Élève größte")).toBe("eleve großte");
    for (const text of ["Straße", "ﬁn", "İstanbul", "a\u0301b"]) expect(plain(text)).toHaveLength(text.length);
  });

  it("looks at eight words at most", () => {
    expect(wordsOf("a b c d e f g h i j")).toHaveLength(8);
  });
});

describe("what was found", () => {
  it("is cut out with its own spelling; of two words that begin alike the longer one counts", () => {
    expect(pieces("Élève au tableau", ["eleve"])).toEqual([
      { text: "Élève", hit: true },
      { text: " au tableau", hit: false },
    ]);
    expect(pieces("tiles", ["tile", "tiles"])).toEqual([{ text: "tiles", hit: true }]);
    expect(pieces("", ["a"])).toEqual([]);
  });

  it("always comes together to the whole text again", () => {
    const text = "A tile, tiles and TILES: stile.";
    for (const words of [["tile"], ["s", "tile"], ["zz"], []])
      expect(
        pieces(text, words)
          .map((one) => one.text)
          .join(""),
      ).toBe(text);
  });

  it("is shown with a little text around it", () => {
    const text = `${"before ".repeat(40)}needle${" after".repeat(80)}`;
    const shown = excerpt(text, ["needle"]);
    expect(shown).toContain("needle");
    expect(shown.startsWith("… before")).toBe(true);
    expect(shown.endsWith(" …")).toBe(true);
    expect(excerpt("a short needle", ["needle"])).toBe("a short needle");
  });

  it("is marked in the page, and the marks of the last search are gone", () => {
    const page = document.createElement("div");
    page.innerHTML = "<p>A tile and <em>tiles</em></p>";
    mark(page, ["tile"]);
    expect(page.innerHTML).toBe("<p>A <mark>tile</mark> and <em><mark>tile</mark>s</em></p>");
    mark(page, ["and"]);
    expect(page.innerHTML).toBe("<p>A tile <mark>and</mark> <em>tiles</em></p>");
    mark(page, []);
    expect(page.innerHTML).toBe("<p>A tile and <em>tiles</em></p>");
  });
});
