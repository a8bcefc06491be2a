import { describe, expect, it } from "vitest";
import { bandsOf, seamsOf } from "../src/board/seams";
import type { Part } from "../src/lib/types";
import { scene, tile } from "./samples";

const part = (spots: Part["spots"], points = 6): Part => ({ key: "k", args: {}, points, spots });
const spot = (cell: string, sides: number[] = [], then = "") => ({ cell, sides, then });
const place = (cell: string, x: number, y: number) => ({ cell, x, y, marks: [], label: "", colour: "" });

describe("sides that meet", () => {
  const east = { ...tile("b"), x: Math.sqrt(3), y: 0 };
  const board = scene([], { tiles: [east], places: [place("a", 0, 0)] });

  it("are lines between two tiles, with what they bring at their end", () => {
    const [seam, ...more] = seamsOf(board, "a", [part([spot("a", [0]), spot("b", [3])])]);
    expect(more).toEqual([]);
    expect(seam?.points).toBe(6);
    expect(seam?.x).toBeCloseTo(86.6, 0);
    expect(seam?.y).toBeCloseTo(50, 0);
    expect(seam?.path).toMatch(/^M86\.6 -44L86\.6 50$/);
  });

  it("are none where nothing lies, where the tile is another, or where nothing is tried", () => {
    expect(seamsOf(board, "a", [part([spot("a", [1]), spot("b", [4])])])).toEqual([]);
    expect(seamsOf(board, "c", [part([spot("a", [0]), spot("b", [3])])])).toEqual([]);
    expect(seamsOf(board, "a", [part([])])).toEqual([]);
  });

  it("say nothing of points that several sides bring together", () => {
    const [seam] = seamsOf(board, "a", [part([spot("a", [0, 2]), spot("b", [3])])]);
    expect(seam?.points).toBeNull();
  });
});

describe("equations", () => {
  const squares = [place("1A", 0, 0), place("1B", 2, 0), place("1C", 4, 0), place("3A", 0, 4), place("2A", 0, 2)];
  const board = scene([], { shape: "square", places: squares });

  it("get a band around their tiles, with signs at its rim where they are told", () => {
    const [band] = bandsOf(board, [part([spot("1A", [], "="), spot("1B", [], "+"), spot("1C")])]);
    expect(band?.rect).toEqual({ x: -104, y: -106, width: 608, height: 216 });
    expect(band?.signs).toEqual([{ x: 100, y: 106, sign: "=" }, { x: 300, y: 106, sign: "+" }]);
    const [down] = bandsOf(board, [part([spot("1A", [], "×"), spot("2A", [], "="), spot("3A")])]);
    expect(down?.signs.map(({ x, y }) => [x, y])).toEqual([[106, 100], [106, 300]]);
    expect(bandsOf(board, [part([spot("1A"), spot("1B"), spot("1C")])])[0]?.signs).toEqual([]);
  });

  it("are no pairs, and no sides", () => {
    const pair = part([spot("1A"), spot("1B")]);
    expect(bandsOf(board, [pair, part([spot("1A", [0]), spot("1B"), spot("1C")])])).toEqual([]);
  });
});
