import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Choice, bestFirst } from "../src/lib/choice.svelte";
import { chooseByKey, notForTheBoard } from "../src/lib/keys";
import { session } from "../src/lib/session.svelte";
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

let choice: Choice;
beforeEach(() => {
  session.games = [facts(), facts({ id: "golf", most_wins: false })];
  choice = new Choice();
  choice.renew(scene(MOVES, { hand: [piece(4), piece(7)] }));
});
afterEach(() => {
  session.games = [];
});

describe("a choice", () => {
  it("tells buttons and exchanges from what is laid", () => {
    expect(choice.buttons.map((one) => one.action)).toEqual([11]);
    expect(choice.exchanges.map((one) => one.action)).toEqual([9, 10]);
  });

  it("shows where the picked piece may go, with the best points", () => {
    expect(choice.goals.size).toBe(0);
    choice.pickPiece(4);
    expect([...choice.goals]).toEqual([
      ["a", 8],
      ["b", 5],
      ["c", 4],
    ]);
    choice.pickPiece(4);
    expect(choice.goals.size).toBe(0);
  });

  it("begins with the best turn, and goes round through all turns in their order", () => {
    choice.pickPiece(4);
    choice.pickCell("a");
    expect(choice.move?.action).toBe(2);
    choice.pickCell("a");
    expect(choice.move?.action).toBe(6);
    choice.turn(1);
    expect(choice.move?.action).toBe(1);
    choice.turn(-1);
    expect(choice.move?.action).toBe(6);
  });

  it("shows the piece as it would lie: turned", () => {
    choice.pickPiece(4);
    choice.pickCell("a");
    expect(choice.ghost?.cell).toBe("a");
    expect(choice.ghost?.fields.map((one) => one.side)).toEqual([2, 3]);
  });

  it("takes the lowest points for the best where the fewest win", () => {
    choice.renew(scene(MOVES, { game: "golf", hand: [piece(4), piece(7)] }));
    choice.pickPiece(4);
    expect([...choice.goals]).toEqual([
      ["a", 2],
      ["b", 5],
      ["c", 4],
    ]);
    expect([5, 1, 3].sort(bestFirst("golf"))).toEqual([1, 3, 5]);
    expect([5, 1, 3].sort(bestFirst("dominoes"))).toEqual([5, 3, 1]);
  });

  it("cannot go where the piece does not fit", () => {
    choice.pickPiece(7);
    choice.pickCell("b");
    expect(choice.cell).toBeNull();
  });

  it("finds an exchange whatever the order in which its pieces were picked", () => {
    choice.exchange();
    expect(choice.move).toBeNull();
    choice.pickPiece(4);
    expect(choice.move?.action).toBe(10);
    choice.pickPiece(7);
    expect(choice.move?.action).toBe(9);
    choice.pickPiece(4);
    expect(choice.move).toBeNull();
    choice.exchange();
    expect(choice.several).toBeNull();
  });

  it("keeps still while it is on its way, and is free again in the next position", () => {
    choice.pickPiece(4);
    choice.pickCell("a");
    choice.held = true;
    choice.turn(1);
    choice.pickCell("b");
    choice.pickPiece(7);
    choice.cancel();
    expect([choice.piece, choice.cell, choice.move?.action]).toEqual([4, "a", 2]);
    choice.renew(scene(MOVES, { hand: [piece(4), piece(7)] }));
    expect([choice.piece, choice.held]).toEqual([null, false]);
  });

  it("picks the only piece by itself", () => {
    choice.renew(scene([move(1, { slots: [4], cell: "a" })], { hand: [piece(4)] }));
    expect(choice.piece).toBe(4);
  });

  it("takes a whole move as if it had been picked step by step", () => {
    choice.take(MOVES[0]!);
    expect(choice.move?.action).toBe(1);
    choice.take(MOVES[6]!);
    expect(choice.move?.action).toBe(9);
  });
});

describe("keys", () => {
  const press = (key: string, refuse?: () => void): boolean =>
    chooseByKey(new KeyboardEvent("keydown", { key }), choice, refuse);

  it("pick a piece by its place in the hand, go from place to place, best first, and turn", () => {
    expect(press("1")).toBe(true);
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
    expect(choice.move?.action).toBe(6);
    press("q");
    expect(choice.move?.action).toBe(2);
    press("Escape");
    expect(choice.piece).toBeNull();
  });

  it("refuse a piece that is of no use, and say nothing of one that is not there", () => {
    choice.renew(scene([move(1, { slots: [4], cell: "a" })], { hand: [piece(4), piece(7)] }));
    let refused = 0;
    press("2", () => refused++);
    expect(refused).toBe(1);
    press("3", () => refused++);
    expect([refused, choice.piece]).toEqual([1, null]);
  });

  it("mean nothing where nothing can be exchanged, and other keys never do", () => {
    expect(press("x")).toBe(true);
    choice.renew(scene([move(11, { kind: "end" })]));
    expect(press("x")).toBe(false);
    expect(press("0")).toBe(false);
    expect(press("Tab")).toBe(false);
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
