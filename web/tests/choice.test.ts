import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { session } from "../src/lib/session.svelte";
import {
  bestFirst, buttonsIn, canTurn, chosenMove, exchangesIn, ghostOf, goalsOf, movesIn, NO_CHOICE, usable, waysOf,
  type Choice,
} from "../src/table/choice";
import { Chooser } from "../src/table/choiceView.svelte";
import { cancel, exchange, pickCell, pickPiece, renew, take, turn } from "../src/table/choose";
import { chosenByKey, notForTheBoard } from "../src/table/keys";
import { facts, move, piece, scene } from "./samples";

// Piece 4 fits on a in three turns, on b and c in one; piece 7 on a only. 9 exchanges both pieces, 10 the first alone;
// 11 ends the turn.
const MOVES = [
  move(1, { slots: [4], cell: "a", points: 3 }),
  move(2, { slots: [4], cell: "a", turn: 2, points: 8 }),
  move(3, { slots: [4], cell: "b", points: 5 }),
  move(5, { slots: [4], cell: "c", points: 4 }),
  move(6, { slots: [4], cell: "a", turn: 4, points: 2 }),
  move(4, { slots: [7], cell: "a", turn: 1, points: 1 }),
  move(9, { kind: "swap", slots: [7, 4] }),
  move(10, { kind: "swap", slots: [4] }),
  move(11, { kind: "end" }),
];
const POSITION = scene(MOVES, { hand: [piece(4), piece(7)] });
const START = renew(NO_CHOICE, POSITION);
const PICKED = pickPiece(START, 4);
const PLACED = pickCell(PICKED, "a");

const action = (choice: Choice): number | undefined => chosenMove(choice)?.action;

describe("a choice", () => {
  it("tells buttons and exchanges from what is laid", () => {
    expect(buttonsIn(START).map((one) => one.action)).toEqual([11]);
    expect(exchangesIn(START).map((one) => one.action)).toEqual([9, 10]);
  });

  it("shows where the picked piece may go, with the best points", () => {
    expect(goalsOf(START).size).toBe(0);
    expect([...goalsOf(PICKED)]).toEqual([["a", 8], ["b", 5], ["c", 4]]);
    expect(goalsOf(pickPiece(PICKED, 4)).size).toBe(0);
    expect([...goalsOf(pickPiece(PICKED, 7))]).toEqual([["a", 1]]);
  });

  it("begins with the best turn, and goes round through all turns in their order", () => {
    expect(action(PLACED)).toBe(2);
    const next = pickCell(PLACED, "a");
    expect(action(next)).toBe(6);
    const after = turn(next, 1);
    expect(action(after)).toBe(1);
    expect(action(turn(after, -1))).toBe(6);
  });

  it("knows whether the picked piece can be turned anywhere", () => {
    expect(canTurn(PICKED)).toBe(true);
    const plain = renew(NO_CHOICE, scene([move(1, { slots: [4], cell: "a" })], { hand: [piece(4), piece(7)] }));
    expect(canTurn(pickPiece(plain, 4))).toBe(false);
  });

  it("shows the piece as it would lie: turned", () => {
    expect(ghostOf(PLACED)?.cell).toBe("a");
    expect(ghostOf(PLACED)?.fields.map((one) => one.side)).toEqual([2, 3]);
    expect(ghostOf(PICKED)).toBeNull();
  });

  it("takes the lowest points for the best where the fewest win", () => {
    const golf = { ...PICKED, fewestWin: true };
    expect([...goalsOf(golf)]).toEqual([["a", 2], ["b", 5], ["c", 4]]);
    expect(action(pickCell(golf, "a"))).toBe(6);
    expect([5, 1, 3].sort(bestFirst(true))).toEqual([1, 3, 5]);
    expect([5, 1, 3].sort(bestFirst(false))).toEqual([5, 3, 1]);
  });

  it("cannot go where the piece does not fit", () => {
    const picked = pickPiece(START, 7);
    expect(pickCell(picked, "b")).toBe(picked);
  });

  it("is another one with another piece: the place is free again", () => {
    const other = pickPiece(turn(PLACED, 1), 7);
    expect([other.piece, other.cell, other.way]).toEqual([7, null, 0]);
  });

  it("finds an exchange whatever the order in which its pieces were picked", () => {
    const begun = exchange(PLACED);
    expect([begun.piece, begun.cell, action(begun)]).toEqual([null, null, undefined]);
    const one = pickPiece(begun, 4);
    expect(action(one)).toBe(10);
    const both = pickPiece(one, 7);
    expect(action(both)).toBe(9);
    expect(goalsOf(both).size).toBe(0);
    expect(action(pickPiece(both, 4))).toBeUndefined();
    expect(exchange(both).several).toBeNull();
  });

  it("knows which pieces are of use: to lay, or to exchange", () => {
    const one = renew(NO_CHOICE, scene([move(1, { slots: [4], cell: "a" }), move(2, { kind: "swap", slots: [7] })]));
    expect([usable(one, 4), usable(one, 7), usable(one, 8)]).toEqual([true, true, false]);
    expect([usable(exchange(one), 4), usable(exchange(one), 7)]).toEqual([false, true]);
  });

  it("is gone in a new position, and picks the only piece by itself", () => {
    expect(renew(turn(PLACED, 1), POSITION)).toEqual(START);
    expect(renew(START, scene([move(1, { slots: [4], cell: "a" })], { hand: [piece(4)] })).piece).toBe(4);
    expect(renew(START, scene([move(1, { slots: [4], cell: "a" })], { hand: [piece(4), piece(7)] })).piece).toBeNull();
    expect(renew(START, scene([move(11, { kind: "end" })], { hand: [piece(4)] })).piece).toBeNull();
  });

  it("takes a whole move as if it had been picked step by step", () => {
    expect(action(take(START, MOVES[0]!))).toBe(1);
    expect(action(take(PLACED, MOVES[6]!))).toBe(9);
    expect(take(PLACED, MOVES[8]!)).toEqual(START);
  });

  it("is never changed, and its facts are worked out once", () => {
    const before = { ...PLACED };
    const others = [turn(PLACED, 1), cancel(PLACED), exchange(PLACED), pickCell(PLACED, "b"), take(PLACED, MOVES[2]!)];
    expect(others.map(action)).toEqual([6, undefined, undefined, 3, 3]);
    expect(PLACED).toEqual(before);
    expect(waysOf(PLACED)).toBe(waysOf(PLACED));
    expect(movesIn(PLACED)).toBe(movesIn(START));
    expect(goalsOf(PLACED)).toBe(goalsOf(pickCell(PICKED, "b")));
  });
});

describe("a choice outside a table", () => {
  afterEach(() => {
    session.games = [];
  });

  it("learns from the list of games, whenever that comes, whether the fewest points win", () => {
    session.games = [];
    const choice = new Chooser();
    choice.change(renew, { ...POSITION, game: "golf" });
    choice.change(pickPiece, 4);
    expect([...choice.goals.values()]).toEqual([8, 5, 4]);
    session.games = [facts(), facts({ id: "golf", most_wins: false })];
    expect([...choice.goals.values()]).toEqual([2, 5, 4]);
    choice.change(pickCell, "a");
    expect([choice.piece, choice.cell, choice.move?.action, choice.ghost?.cell]).toEqual([4, "a", 6, "a"]);
  });
});

describe("keys", () => {
  let choice: Choice;
  beforeEach(() => {
    choice = START;
  });
  function press(key: string): Choice | "no" | null {
    const next = chosenByKey(choice, key);
    if (next && next !== "no") choice = next;
    return next;
  }

  it("pick a piece by its place in the hand, go from place to place, best first, and turn", () => {
    press("1");
    expect(choice.piece).toBe(4);
    press("ArrowRight");
    expect(choice.cell).toBe("a");
    press("ArrowDown");
    expect(choice.cell).toBe("b");
    press("ArrowLeft");
    expect(choice.cell).toBe("a");
    press("ArrowUp");
    expect(choice.cell).toBe("c");
    press("ArrowRight");
    press("e");
    expect(action(choice)).toBe(6);
    press("q");
    expect(action(choice)).toBe(2);
    press("Escape");
    expect(choice.piece).toBeNull();
  });

  it("begin with the last place where they go backwards", () => {
    press("1");
    press("ArrowLeft");
    expect(choice.cell).toBe("c");
  });

  it("refuse a piece that is of no use, and say nothing of one that is not there", () => {
    choice = renew(NO_CHOICE, scene([move(1, { slots: [4], cell: "a" })], { hand: [piece(4), piece(7)] }));
    expect(press("2")).toBe("no");
    expect(press("3")).toBe(choice);
    expect(choice.piece).toBeNull();
  });

  it("mean nothing where nothing can be exchanged, and other keys never do", () => {
    press("x");
    expect(choice.several).toEqual(new Set());
    choice = renew(NO_CHOICE, scene([move(11, { kind: "end" })]));
    expect([press("x"), press("0"), press("Tab")]).toEqual([null, null, null]);
  });

  it("belong to a field or to the browser, where they are typed there", () => {
    const typed = (element: string, more: KeyboardEventInit = {}): boolean => {
      const target = document.createElement(element);
      let theirs = false;
      target.addEventListener("keydown", (event) => (theirs = notForTheBoard(event)));
      target.dispatchEvent(new KeyboardEvent("keydown", { key: "e", ...more }));
      return theirs;
    };
    expect(typed("input")).toBe(true);
    expect(typed("textarea")).toBe(true);
    expect(typed("button")).toBe(false);
    expect(typed("button", { ctrlKey: true })).toBe(true);
  });
});
