import { describe, expect, it } from "vitest";
import { lastLaid, pointsSoFar, turnsOf } from "../src/lib/turns";
import type { LogEntry, MoveShown } from "../src/lib/types";

let seq = 0;
const done = (seat: number | null, kind: string, more: Partial<MoveShown> = {}): LogEntry => ({
  seq: ++seq,
  seat,
  by: "",
  text: "",
  why: [],
  reasons: [],
  move: { kind, pieces: [], cell: null, turn: 0, claim: 0, value: null, points: null, ...more },
});
const lay = (seat: number, cell: string, points = 3): LogEntry => done(seat, "lay", { cell, points });
const draw = (): LogEntry => done(null, "draw");
const seats = (log: LogEntry[]): number[] => turnsOf(log, 2).map((turn) => turn.seat);

describe("turns", () => {
  it("are what one does until another is on move, without draws", () => {
    const start = done(null, "start", { value: 0 });
    const log = [start, lay(0, "a"), draw(), lay(1, "b", 2), lay(1, "c", 5), done(1, "end"), draw()];
    expect(seats(log)).toEqual([0, 1]);
    expect(turnsOf(log, 2)[1]).toMatchObject({ points: 7, scored: true, die: null });
    expect(turnsOf(log, 2)[1]?.entries).toHaveLength(3);
  });

  it("are two where one player has two in a row", () => {
    expect(seats([lay(0, "a"), done(0, "end"), lay(0, "b")])).toEqual([0, 0]);
    expect(seats([done(0, "miss"), done(0, "miss")])).toEqual([0, 0]);
  });

  it("are single moves for somebody alone", () => {
    const log = [lay(0, "a"), draw(), lay(0, "b")];
    expect(turnsOf(log, 1)).toHaveLength(2);
    expect(lastLaid(log, 1)?.cells).toEqual(new Set(["b"]));
  });

  it("begin with a throw of the die, which they show, and go on over the draws between", () => {
    const roll = (value: number): LogEntry => done(null, "roll", { value });
    const log = [roll(2), draw(), lay(0, "a"), draw(), lay(0, "b"), roll(4), done(0, "miss")];
    const found = turnsOf(log, 2).map(({ die, entries }) => [die, entries.length]);
    expect(found).toEqual([[2, 2], [4, 1]]);
  });

  it("say nothing about points where none were to be had", () => {
    expect(turnsOf([done(0, "swap")], 2)[0]?.scored).toBe(false);
    expect(turnsOf([lay(0, "a", 0)], 2)[0]?.scored).toBe(true);
    expect(turnsOf([done(0, "take", { points: -4 })], 2)[0]).toMatchObject({ scored: true, points: -4 });
  });
});

describe("what was laid last", () => {
  it("is all of the last turn in which anything was, and whose", () => {
    const log = [lay(0, "a"), lay(1, "b"), lay(1, "c"), done(1, "end"), done(0, "swap")];
    expect(lastLaid(log, 2)).toEqual({ seat: 1, cells: new Set(["b", "c"]) });
    expect(lastLaid([], 2)).toBeNull();
    expect(lastLaid([done(0, "miss")], 2)).toBeNull();
  });
});

describe("points so far", () => {
  it("are those of the turn that goes on, once something lies", () => {
    expect(pointsSoFar([lay(1, "a"), lay(0, "b", 2), lay(0, "c", 4)], 0)).toBe(6);
    expect(pointsSoFar([lay(0, "b", 2), done(0, "end")], 0)).toBeNull();
    expect(pointsSoFar([lay(1, "a")], 0)).toBeNull();
    expect(pointsSoFar([done(0, "extra")], 0)).toBeNull();
  });
});
