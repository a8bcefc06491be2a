import { beforeEach, expect, test } from "vitest";
import { bestHere, keyOf, remember, termsOf } from "../src/lib/bests";
import type { GameFacts } from "../src/lib/types";

const result = (points: number, terms: Record<string, string | number> = { match: "free", rules: 1 }) =>
  ({ game: "dominoes", terms, points, table: `table ${points}`, at: 0 });

beforeEach(() => localStorage.clear());

test("the better result stays, and of equal ones the older", () => {
  expect(bestHere("dominoes", result(1).terms)).toBeNull();
  expect(remember(result(30), true)).toEqual({ points: 30, table: "table 30" });
  expect(remember(result(20), true).points).toBe(30);
  expect(remember({ ...result(30), table: "later" }, true).table).toBe("table 30");
  expect(remember(result(40), true).points).toBe(40);
  expect(bestHere("dominoes", { rules: 1, match: "free" })?.points).toBe(40);
});

test("where the fewest points win, fewer are better", () => {
  remember(result(30), false);
  expect(remember(result(20), false).points).toBe(20);
  expect(remember(result(25), false).points).toBe(20);
});

test("other terms have results of their own", () => {
  remember(result(30), true);
  expect(bestHere("dominoes", { match: "required", rules: 1 })).toBeNull();
  expect(bestHere("dominoes", { match: "free", rules: 2 })).toBeNull();
  expect(bestHere("dominoes", { match: "free", rules: 1, tiles: "f00" })).toBeNull();
  expect(bestHere("checkers", { match: "free", rules: 1 })).toBeNull();
  expect(keyOf("dominoes", { a: 1, b: 2 })).toBe(keyOf("dominoes", { b: 2, a: 1 }));
});

test("terms are the options that matter alone, and the version of the rules", () => {
  const option = (name: string, players: [number, number] | null) =>
    ({ name, values: ["one", 2], default: "one", summary: "", free: "", players });
  const options = [option("board", [2, 4]), option("match", null), option("frame", [1, 1])];
  const game = { id: "dominoes", options, rules_version: 3 } as unknown as GameFacts;
  expect(termsOf(game, { board: "2", match: "2", frame: "one" })).toEqual({ match: 2, frame: "one", rules: 3 });
});

test("rubbish in the browser's store is nothing", () => {
  localStorage.setItem("abaculus-bests", "{no JSON");
  expect(bestHere("dominoes", result(1).terms)).toBeNull();
  expect(remember(result(5), true).points).toBe(5);
});
