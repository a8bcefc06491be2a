import { describe, expect, it } from "vitest";
import { turned } from "../src/board/look";
import { movesOf, slotOf, type Move, type SceneShown } from "../src/lib/types";
import { NO_CHOICE } from "../src/table/choice";
import { renew, take } from "../src/table/choose";
import { reuseUnchanged } from "../src/table/reuseUnchanged";
import { paintedOf } from "../src/table/send";
import { field, move, piece, scene, tile } from "./samples";

describe("a laid piece is shown before the server answers", () => {
  const hand = [piece(4), piece(7)];
  const painted = (one: Move, more: Partial<SceneShown> = { hand }) =>
    paintedOf(take(renew(NO_CHOICE, scene([one], more)), one));

  it("where it was put, as it lies there, and gone from the hand", () => {
    const laid = painted(move(1, { slots: [7], cell: "a", turn: 1 }));
    expect(laid).toMatchObject({ piece: 7, ghost: { cell: "a", laid: true } });
    expect(laid?.ghost.fields.map((one) => one.side)).toEqual([1, 2]);
  });

  it("and nothing else is: what is not laid, a piece of no hand, an exchange", () => {
    expect(painted(move(1, { kind: "take", slots: [7], cell: "a" }))).toBeNull();
    expect(painted(move(1, { slots: [9], cell: "a" }))).toBeNull();
    expect(painted(move(1, { cell: "a" }))).toBeNull();
    expect(painted(move(1, { kind: "swap", slots: [7] }))).toBeNull();
    expect(paintedOf(NO_CHOICE)).toBeNull();
  });
});

describe("what did not change", () => {
  it("stays the very same object, wherever it stands in the new scene", () => {
    const before = scene([], { tiles: [tile("a"), tile("b")], hand: [piece(1), piece(2)] });
    const now = scene([], { tiles: [tile("c"), tile("b"), tile("a")], hand: [piece(2)] });
    const shown = reuseUnchanged(before, now);
    expect(shown).toEqual(now);
    expect(shown?.tiles[1]).toBe(before.tiles[1]);
    expect(shown?.tiles[2]).toBe(before.tiles[0]);
    expect(shown?.hand[0]).toBe(before.hand[1]);
  });

  it("is told from what did, however deep the difference lies", () => {
    const before = scene([], { tiles: [tile("a", "1")] });
    const shown = reuseUnchanged(before, scene([], { tiles: [tile("a", "2")] }));
    expect(shown?.tiles[0]?.fields[0]?.label).toBe("2");
    const marked = reuseUnchanged(before, scene([], { tiles: [{ ...tile("a", "1"), marks: ["last"] }] }));
    expect(marked?.tiles[0]?.marks).toEqual(["last"]);
  });

  it("is nothing where there was no scene, or is none", () => {
    const now = scene();
    expect(reuseUnchanged(null, now)).toBe(now);
    expect(reuseUnchanged(now, null)).toBeNull();
    expect(reuseUnchanged(undefined, undefined)).toBeNull();
  });
});

describe("moves as rows", () => {
  it("are read by the names of their columns, in whatever order these come", () => {
    const one = move(5, { slots: [3], cell: "a", turn: 2, points: 7 });
    const plain = scene([one]);
    expect(movesOf(plain)).toEqual([one]);
    const { columns, rows } = plain.moves;
    const moves = { columns: [...columns].reverse(), rows: rows.map((row) => [...row].reverse()) };
    expect(movesOf({ ...plain, moves })).toEqual([one]);
    expect(movesOf(null)).toEqual([]);
  });

  it("have a piece where one goes to a place", () => {
    expect(slotOf(move(1, { slots: [3], cell: "a" }))).toBe(3);
    expect(slotOf(move(1, { slots: [3] }))).toBeNull();
    expect(slotOf(move(1, { cell: "a" }))).toBeNull();
  });
});

describe("a turn", () => {
  it("goes round six sides or four, and leaves the middle where it is", () => {
    const fields = [field(-1), field(0), field(5)];
    expect(turned("hex", fields, 2).map((one) => one.side)).toEqual([-1, 2, 1]);
    expect(turned("square", [field(3)], 2).map((one) => one.side)).toEqual([1]);
    expect(turned("hex", fields, 6)).toEqual([field(-1), field(0), field(5)]);
  });
});
