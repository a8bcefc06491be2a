import { describe, expect, it } from "vitest";
import { Refused, refusalInWords, whyNot, whyNotInFull } from "../src/lib/api";
import { inFull, moveInWords, pieceInWords, sameMove } from "../src/lib/moves";
import { worst, type Judged } from "../src/lib/teaching";
import { texts } from "../src/lib/texts.svelte";
import type { LogEntry, MoveShown } from "../src/lib/types";
import { inWords, nameInLog, newsInWords, questionInWords, seatName } from "../src/lib/words";
import { field, move, piece, scene, shown, update } from "./samples";

const entry = (seat: number | null, done: Partial<MoveShown>): LogEntry => ({
  seq: 1,
  seat,
  by: "",
  move: shown(done),
  text: "",
  why: [],
  reasons: [],
});

describe("texts", () => {
  it("read a message with those that it refers to, when it is first said", () => {
    expect(texts.say("play-points", { points: 1 })).toBe("1 point");
    expect(texts.say("play-won", { you: "no", who: "Ada", points: 2 })).toBe("Ada wins with 2 points.");
    expect(texts.has("no-such-text")).toBe(false);
    expect(texts.say("no-such-text")).toBe("no-such-text");
  });
});

describe("names of seats", () => {
  it("are numbered where two are called the same", () => {
    const here = update(["Ada", "Ben", "Ada"]);
    expect([0, 1, 2].map((seat) => seatName(here, seat))).toEqual(["Ada 1", "Ben", "Ada 2"]);
  });

  it("are in the reader's language where a log has none", () => {
    const seats = ["player 1", "Ben", "", "player two"];
    const named = [0, 1, 2, 3, 4].map((seat) => nameInLog(seats, seat));
    expect(named).toEqual(["Player 1", "Ben", "Player 3", "player two", "Player 5"]);
  });

  it("are those of bots and of open seats too", () => {
    const here = update(["", ""]);
    here.table.seats[0]!.bot = "greedy";
    expect([seatName(here, 0), seatName(here, 1)]).toEqual(["Greedy bot", "open seat"]);
  });
});

describe("what happened", () => {
  const here = update(["Ada", "Ben"]);

  it("says who did it, and where", () => {
    const laid = { pieces: [piece(1, "r5")], cell: "0,0", points: 4 };
    expect(inWords(here, entry(0, laid))).toBe("You lay r5 at 0,0: 4 points.");
    expect(inWords(here, entry(1, { ...laid, points: 1 }))).toBe("Ben lays r5 at 0,0: 1 point.");
    expect(inWords(here, entry(1, { kind: "end" }))).toBe("Ben ends the turn.");
    expect(inWords(here, entry(1, { kind: "unheard-of" }))).toBe("Ben: unheard-of");
  });

  it("says what chance did", () => {
    expect(inWords(here, entry(null, { kind: "start", value: 0 }))).toBe("You start.");
    expect(inWords(here, entry(null, { kind: "start", value: 1 }))).toBe("Ben starts.");
    expect(inWords(here, entry(null, { kind: "roll", value: 5 }))).toBe("The die shows 5.");
  });

  it("calls nobody you where several play on one device", () => {
    const together = update(["Ada", "Ben"], {}, { you: { seats: [0, 1], viewer: 0, host: true } });
    expect(inWords(together, entry(0, { kind: "end" }))).toBe("Ada ends the turn.");
  });

  it("tells what was drawn in one sentence, and nothing of what cannot be seen", () => {
    const drawn = (slot: number, text: string): LogEntry =>
      entry(null, { kind: "draw", pieces: [piece(slot, text)] });
    const hidden = entry(null, { kind: "draw", pieces: [{ slot: 0, text: "?", fields: [] }] });
    expect(newsInWords(here, [drawn(1, "r5"), drawn(2, "b3"), entry(1, { kind: "end" }), hidden])).toEqual([
      "Drawn: r5, b3.",
      "Ben ends the turn.",
    ]);
  });

  it("asks those who are at the table", () => {
    const asked = { question: { seat: 1, what: "undo" as const, agreed: [1] } };
    expect(questionInWords(update(["Ada", "Ben"], asked))).toBe("Ben would like to take the last move back.");
    expect(questionInWords(update(["Ada", "Ben"], asked, { you: { seats: [], viewer: null, host: false } }))).toBe(
      "",
    );
    expect(questionInWords(here)).toBe("");
  });
});

describe("moves", () => {
  it("name a piece by its middle, where the game has a name for that", () => {
    const stone = { text: "red20", fields: [field(0, "6"), field(-1, "20")] };
    expect(pieceInWords("pebbles", stone)).toMatch(/red 20/i);
    expect(pieceInWords("dominoes", stone)).toBe("red20");
  });

  it("tell the turn and what is claimed", () => {
    const laid = shown({ pieces: [piece(1, "12")], cell: "H8", turn: 2, claim: 2 });
    expect(moveInWords("pebbles", laid)).toBe("12 → H8 ↻2 (claims 2 sums)");
    expect(moveInWords("pebbles", shown({ kind: "swap", pieces: [piece(1, "12"), piece(2, "3")] }))).toBe(
      "Exchange 12, 3",
    );
  });

  it("take their pieces from the hand", () => {
    const here = scene([], { hand: [piece(4, "a"), piece(7, "b")] });
    expect(inFull(here, move(1, { slots: [7, 4, 9] })).pieces.map((one) => one.text)).toEqual(["b", "a"]);
  });

  it("are the same whatever is known of points and of the order of pieces", () => {
    const one = shown({ kind: "swap", pieces: [piece(1, "a"), piece(2, "b")], points: 3 });
    expect(sameMove(one, shown({ kind: "swap", pieces: [piece(8, "b"), piece(9, "a")] }))).toBe(true);
    expect(sameMove(one, shown({ kind: "swap", pieces: [piece(1, "a"), piece(2, "a")] }))).toBe(false);
    expect(sameMove(shown({ cell: "a", turn: 1 }), shown({ cell: "a", turn: 2 }))).toBe(false);
  });
});

describe("the worst decisions", () => {
  it("come first, and only those for which there was a better one", () => {
    const judged = (number: number, lost_win: number, lost: number, better = true): Judged =>
      ({ number, lost_win, lost, better_move: better ? shown() : null }) as Judged;
    const all = [
      judged(1, 0.1, 9),
      judged(2, 0.5, 1),
      judged(3, 0.9, 9, false),
      judged(4, 0.5, 2),
      judged(5, 0.5, 2),
    ];
    expect(worst(all, 3).map((one) => one.number)).toEqual([4, 5, 2]);
  });
});

describe("a refusal", () => {
  it("is said in the page's words, and in the server's where the page has none", () => {
    expect(refusalInWords({ reason: "stale", text: "late" })).toBe("The game has gone on since. Look again.");
    expect(refusalInWords({ reason: "unheard-of", text: "late" })).toBe("late");
  });

  it("tells people what exactly is wrong with what they wrote, and keeps other details to programs", () => {
    expect(whyNotInFull(new Refused("bad-position", "", "Tile 3 twice."))).toBe(
      "That is no position of this game. Tile 3 twice.",
    );
    expect(whyNotInFull(new Refused("stale", "", "seq 3 < 4"))).toBe("The game has gone on since. Look again.");
    expect(whyNot(new Refused("bad-position", "", "Tile 3 twice."))).toBe("That is no position of this game.");
  });

  it("is that nobody answered, where nobody did", () => {
    expect(whyNot(new TypeError("fetch"))).toBe("The server cannot be reached.");
    expect(whyNot(new Refused("offline", ""))).toBe("The server cannot be reached.");
  });
});
