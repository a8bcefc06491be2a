// The end of a game in brief: what its card says, and its bars.
import { describe, expect, it } from "vitest";
import { barsOf, bestOf, headlineOf, isLost, lengthOf, overInWords, spotsOf, storyInWords } from "../src/lib/summary";
import type { BestMove, FinalCount, Update } from "../src/lib/types";
import { scene, shown, update } from "./samples";

function over(names: string[], more: Partial<Update["table"]>): Update {
  return update(names, { game: "pebbles", phase: "over", mover: null, why: "over", ...more }, { scene: scene() });
}
const best = (seat: number, step: number, points: number): BestMove =>
  ({ seat, step, round: 1, points, why: [], move: shown({ cell: `cell ${step}`, points }) });
/** Two players: the first has won by the best move, the second has lost points again. */
const count: FinalCount = {
  players: [{ lines: [], total: 12 }, { lines: [], total: 5 }],
  sheet: [],
  kinds: [],
  moves: [
    [{ step: 1, round: 1, points: 3 }, { step: 2, round: 1, points: 2 }, { step: 5, round: 2, points: 7 }],
    [{ step: 3, round: 1, points: 4 }, { step: 4, round: 1, points: 4 }],
  ],
  best: [best(0, 5, 7), best(1, 3, 4)],
  story: "led",
};

describe("the headline", () => {
  it("is by how much somebody won, the most or the fewest points", () => {
    expect(headlineOf(over(["Ada", "Ben"], { totals: [9, 4], ranks: [1, 2] }))).toBe("You won by 5");
    expect(headlineOf(over(["Ada", "Ben"], { totals: [9, 4], ranks: [2, 1] }))).toBe("Ben won by 5");
    expect(headlineOf(over(["Ada", "Ben", "Cy"], { totals: [1, 3, 7], ranks: [1, 2, 3] }))).toBe("You won by 2");
  });

  it("says nothing of points where they did not decide", () => {
    const ranks = { totals: [4, 9], ranks: [1, 2] };
    expect(headlineOf(over(["Ada", "Ben"], { ...ranks, why: "resigned" }))).toBe("You won");
    // A bot went on for somebody who gave up, and stands behind all others all the same.
    expect(headlineOf(over(["Ada", "Ben", "Cy"], { totals: [4, 9, 2], ranks: [1, 3, 2] }))).toBe("You won");
  });

  it("is a draw, a shared win, a result, a game without one", () => {
    expect(headlineOf(over(["Ada", "Ben"], { totals: [4, 4], ranks: [1, 1] }))).toBe("A draw");
    const shared = { totals: [4, 4, 1], ranks: [1, 1, 3] };
    expect(headlineOf(over(["Ada", "Ben", "Cy"], shared))).toBe("Ada and Ben share the win");
    expect(headlineOf(over(["Ada"], { game: "dominoes", totals: [1266], ranks: [1] }))).toBe("1,266 points");
    expect(headlineOf(over(["Ada", "Ben"], { totals: [4, 1], ranks: null }))).toBe("Game cancelled");
    expect(headlineOf(over(["Ada", "Ben"], {}))).toBe("Game over");
  });

  it("is heard, and then the places and why it was over", () => {
    const endings = [{ key: "play-ended-resigned", args: {}, player: 1 }];
    const end = over(["Ada", "Ben"], { totals: [1, 9], ranks: [1, 2], why: "resigned", endings });
    expect(overInWords(end)).toBe("You won. 2nd: Ben, 9 points. Ben gave up.");
  });
});

describe("the sentence about how it went", () => {
  it("speaks to the winner, or of the winner", () => {
    expect(storyInWords(over(["Ada", "Ben"], { totals: [12, 5], ranks: [1, 2] }), count)).toBe("You led throughout.");
    expect(storyInWords(over(["Ada", "Ben"], { totals: [12, 15], ranks: [2, 1] }), count)).toBe("Ben led throughout.");
  });

  it("is left out where nothing is true, and where nobody won", () => {
    expect(storyInWords(over(["Ada", "Ben"], { totals: [12, 5], ranks: [1, 2] }), { ...count, story: "" })).toBe("");
    expect(storyInWords(over(["Ada", "Ben"], { totals: [12, 5], ranks: null }), count)).toBe("");
  });
});

describe("the best move", () => {
  const won = over(["Ada", "Ben"], { totals: [12, 5], ranks: [1, 2] });
  const lost = over(["Ada", "Ben"], { totals: [5, 12], ranks: [2, 1] });

  it("is the best of the game, or after a loss one's own", () => {
    const turned = { ...count, best: [best(0, 3, 4), best(1, 5, -7)] };
    expect([isLost(won), isLost(lost)]).toEqual([false, true]);
    expect(bestOf(won, turned)?.step).toBe(5);
    expect(bestOf(lost, turned)?.step).toBe(3);
    expect(bestOf(won, { ...count, best: [null, null] })).toBe(null);
  });

  it("is ringed on the board where it still lies there", () => {
    expect(spotsOf(count, best(0, 5, 7))).toEqual([{ cell: "cell 5", sides: [], then: "" }]);
    expect(spotsOf(count, best(0, 9, 7))).toEqual([]);
    expect(spotsOf(count, null)).toEqual([]);
  });
});

describe("the bars", () => {
  const ranked = over(["Ada", "Ben"], { totals: [12, 5], ranks: [1, 2] });

  it("are made of turns, the best move apart, and of what was lost again", () => {
    const [first, second] = barsOf(ranked, count, true, best(0, 5, 7));
    const pieces = [{ points: 5, best: false }, { points: 7, best: true }];
    expect(first).toEqual({ seat: 0, pieces, before: 0, rest: 0 });
    expect(second).toEqual({ seat: 1, pieces: [{ points: 8, best: false }], before: 0, rest: 3 });
    expect(second && lengthOf(second, true)).toBe(8);
  });

  it("begin with a head start", () => {
    const given = { ...count, players: [{ lines: [], total: 20 }, { lines: [], total: 8 }] };
    expect(barsOf(ranked, given, true, null)[0]).toMatchObject({ before: 8, rest: 0 });
  });

  it("end with what is held where the fewest win, the winner first", () => {
    const fewest = over(["Ada", "Ben"], { totals: [12, 5], ranks: [2, 1] });
    const [first, second] = barsOf(fewest, count, false, null);
    expect([first?.seat, first?.rest, second?.rest]).toEqual([1, 5, 12]);
    expect(first && lengthOf(first, false)).toBe(13);
  });
});
