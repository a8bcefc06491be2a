// The end of a game in words, and what is said before.
import { describe, expect, it } from "vitest";
import {
  endOf,
  noticesInWords,
  placesInWords,
  reasonsInWords,
  resultInWords,
  whyInWords,
  type Ended,
} from "../src/lib/ending";
import type { SceneNote, Update } from "../src/lib/types";
import { scene, shown, update } from "./samples";

const note = (key: string, player: number | null = null, args = {}): SceneNote => ({ key, args, player });

function ended(names: string[], more: Partial<Update["table"]>): Ended {
  return endOf(update(names, { game: "pebbles", phase: "over", mover: null, ...more }));
}

describe("a result", () => {
  it("goes by the ranks, not by the higher number", () => {
    expect(resultInWords(ended(["Ada", "Ben"], { totals: [9, 4], ranks: [2, 1] }))).toBe("Ben wins with 4 points.");
    expect(resultInWords(ended(["Ada", "Ben"], { totals: [9, 4], ranks: [1, 2] }))).toBe("You win with 9 points.");
  });

  it("can be shared, or be reached alone", () => {
    const three = ["Ada", "Ben", "Cy"];
    expect(resultInWords(ended(three, { totals: [5, 5, 5], ranks: [1, 1, 1] }))).toBe(
      "Shared win with 5 points: Ada, Ben and Cy.",
    );
    expect(resultInWords(ended(["Ada"], { totals: [12], ranks: [1] }))).toBe("Alone: 12 points.");
    expect(resultInWords(ended(["Ada"], { game: "dominoes", totals: [1], ranks: [1] }))).toBe("Result: 1 point.");
  });

  it("is nobody's while totals are not told, and where the game was called off", () => {
    expect(resultInWords(ended(["Ada", "Ben"], {}))).toBe("");
    expect(resultInWords(ended(["Ada", "Ben"], { totals: [5, 4], ranks: null }))).toBe("");
  });
});

describe("the other places", () => {
  it("come in order, and are shared by those who have the same", () => {
    const end = ended(["Ada", "Bob", "Cy", "Di", "Eve"], { totals: [120, 98, 70, 70, 1], ranks: [1, 2, 3, 3, 5] });
    expect(placesInWords(end)).toEqual([
      "2nd: Bob, 98 points.",
      "3rd: Cy and Di, 70 points each.",
      "5th: Eve, 1 point.",
    ]);
  });

  it("are none where all share the first", () => {
    expect(placesInWords(ended(["Ada", "Bob"], { totals: [7, 7], ranks: [1, 1] }))).toEqual([]);
  });
});

describe("why it is over", () => {
  it("is the game's own reason, and then who gave up", () => {
    const endings = [note("pebbles-ended-empty"), note("play-ended-time", 0), note("play-ended-resigned", 1)];
    expect(whyInWords(ended(["Ada", "Ben"], { endings }))).toEqual([
      "No pebbles are left.",
      "Your time ran out.",
      "Ben gave up.",
    ]);
  });

  it("is only that it is over, where the game has no words for it", () => {
    expect(whyInWords(ended(["Ada"], { endings: [note("pebbles-ended-otherwise")] }))).toEqual(["The game is over."]);
  });
});

describe("notices", () => {
  const notes = [
    note("pebbles-soon-empty", null, { count: 1 }),
    note("pebbles-why-miss", 1),
    note("pebbles-soon-unheard-of"),
  ];
  const here = (table: Partial<Update["table"]> = {}): Update =>
    update(["Ada", "Ben"], table, { scene: scene([], { notes }) });

  it("are said while the game goes on, as far as there are words for them", () => {
    expect(noticesInWords(here())).toEqual(["The next pass ends the game.", "Ben has no pebble that fits."]);
    expect(noticesInWords(here({ paused: true }))).toEqual([]);
    expect(noticesInWords(here({ phase: "over" }))).toEqual([]);
    expect(noticesInWords(null)).toEqual([]);
  });

  it("stay in the log where they say why a turn was missed, also once it is over", () => {
    const miss = { seq: 3, seat: 1, by: "server", move: shown({ kind: "miss" }), text: "miss", why: [] };
    const entry = { ...miss, reasons: [note("pebbles-why-miss", 1), note("pebbles-why-unheard-of")] };
    expect(reasonsInWords(here(), entry)).toEqual(["Ben has no pebble that fits."]);
    expect(reasonsInWords(here({ phase: "over" }), entry)).toEqual(["Ben has no pebble that fits."]);
    expect(reasonsInWords(here(), { ...miss, reasons: [] })).toEqual([]);
  });
});
