import { describe, expect, it } from "vitest";
import { Refused } from "../src/lib/api";
import type { Message, Move, Part, Update } from "../src/lib/types";
import { chosenMove } from "../src/table/choice";
import { exchange, pickCell, pickPiece, take } from "../src/table/choose";
import { choose, fromList, point, refuse } from "../src/table/choosing";
import { hinted, nextHint } from "../src/table/hint";
import { received } from "../src/table/receive";
import {
  answered, claimOf, claimRefused, complained, confirmed, moveRefused, noticed, refused, sent,
} from "../src/table/send";
import {
  chosenInWords, guideOf, lit, previewOf, readingOf, replayed, statusOf, togglePanel,
  toggleReading,
} from "../src/table/show";
import { isBusy, isUnsaid, NEW_TABLE, type TableState } from "../src/table/state";
import { explained, settled, toExplain } from "../src/table/working";
import { move, piece, scene, update } from "./samples";

const LAY = move(9, { slots: [4], cell: "a", points: 6 });
const MOVES = [
  LAY, move(8, { slots: [4], cell: "a", turn: 1, points: 2 }), move(7, { slots: [4], cell: "b", points: 1 }),
  move(5, { kind: "swap", slots: [7] }), move(3, { kind: "end" }),
];
const POSITION = scene(MOVES, { hand: [piece(4), piece(7), piece(8)] });
const RECKON = { reckon: { mode: "move" as const, rid: false, counts: [] } };

const here = (more: Partial<Update> = {}, table: Partial<Update["table"]> = {}): Update =>
  update(["Ada", "Ben"], table, { seq: 3, scene: POSITION, ...more });
const at = (more: Partial<Update> = {}, table: Partial<Update["table"]> = {}): TableState =>
  received(NEW_TABLE, here(more, table))[0];

const START = at();
const picked = (state = START): TableState => choose(state, pickPiece, 4);
const placed = (state = START): TableState => choose(picked(state), pickCell, "a");
/** A change with all that follows from it, as the page makes it. */
function step<Args extends unknown[]>(
  state: TableState, change: (state: TableState, ...args: Args) => TableState, ...args: Args
): TableState {
  return settled(state, change(state, ...args));
}
const laid = (): TableState => confirmed(placed())[0];

describe("choosing at a table", () => {
  it("is not possible while a laid piece is on its way", () => {
    const state = laid();
    expect(state.painted).toMatchObject({ piece: 4, ghost: { cell: "a", laid: true } });
    expect(choose(state, pickPiece, 7)).toBe(state);
    expect(point(state, "b")).toBe(state);
    expect(refuse(state)).toBe(state);
  });

  it("says what cannot be done, until something else is chosen", () => {
    const state = step(picked(), point, "z");
    expect([state.note, state.choice.piece]).toEqual(["web-no-place", 4]);
    expect(step(state, togglePanel).note).toBe("web-no-place");
    expect(step(state, point, "b").note).toBe("");
    expect(step(state, choose, pickPiece, 7).note).toBe("");
    expect(step(state, choose, exchange).note).toBe("");
  });

  it("says of a dead place that nothing fits there any more", () => {
    const dead = { cell: "z", x: 0, y: 0, marks: ["dead"], label: "", colour: "" };
    const hopeless = { ...POSITION, places: [dead] };
    const state = step(choose(at({ scene: hopeless }), pickPiece, 4), point, "z");
    expect([state.note, state.choice.cell]).toEqual(["web-dead-place", null]);
  });

  it("says that a piece has to be picked where the board itself offers something else", () => {
    expect(point(START, "a").note).toBe("");
    const board = at({ scene: scene([move(1, { kind: "take", cell: "q" })]) });
    expect(point(board, "a").note).toBe("web-no-choice");
    expect(point(board, "q").note).toBe("");
  });

  it("says nothing out of turn, in an exchange, or while something is sent", () => {
    expect(point({ ...picked(), sending: true }, "z").note).toBe("");
    expect(point(picked(at({}, { mover: 1 })), "z").note).toBe("");
    expect(point(choose(START, exchange), "z").note).toBe("");
  });

  it("says why a piece is of no use", () => {
    expect(refuse(START).note).toBe("web-no-use");
    expect(refuse(choose(START, exchange)).note).toBe("web-no-choice");
    expect(refuse(at({}, { mover: 1 })).note).toBe("");
  });

  it("from a list makes the move at once, unless points have to be said first", () => {
    expect(fromList(START, LAY)).toEqual([START, { type: "act", seq: 3, action: 9 }]);
    const [state, command] = fromList(at(RECKON), LAY);
    expect([chosenMove(state.choice)?.action, command]).toEqual([9, null]);
    expect(fromList(at(RECKON), MOVES[4]!)[1]).toMatchObject({ action: 3 });
  });
});

describe("what a player does", () => {
  it("names the position that it answers, and is shown at once", () => {
    const [state, command] = confirmed(placed());
    expect(command).toEqual({ type: "act", seq: 3, action: 9 });
    expect([state.painted?.piece, state.still, isBusy(state)]).toEqual([4, "a", true]);
  });

  it("is one thing at a time", () => {
    expect(confirmed(laid())[1]).toBeNull();
    expect(confirmed(sent(placed()))[1]).toBeNull();
    expect(confirmed(picked())[1]).toBeNull();
  });

  it("shows nothing by itself where nothing is laid", () => {
    const [state, command] = confirmed(choose(START, take, MOVES[3]!));
    expect([state.painted, state.still, command]).toEqual([null, null, { type: "act", seq: 3, action: 5 }]);
  });

  it("shows that it waits only while it does", () => {
    const state = laid();
    const painted = state.painted!;
    expect(noticed(state, painted).waiting).toBe(true);
    const [next] = received(state, here({ seq: 4 }));
    expect(noticed(next, painted)).toBe(next);
    expect(noticed(confirmed(placed(next))[0], painted).waiting).toBe(false);
  });

  it("is over with its own answer, not with that of an earlier command", () => {
    const first = sent({ ...START, message: "No." });
    expect([first.sending, first.message]).toEqual([true, ""]);
    const second = sent(first);
    expect(answered(second, first.sent).sending).toBe(true);
    expect(answered(second, second.sent).sending).toBe(false);
  });

  it("is taken back where the server says no", () => {
    const state = moveRefused({ ...sent(laid()), waiting: true }, 3, new Refused("illegal", "No."));
    expect([state.painted, state.waiting, state.choice.piece]).toEqual([null, false, null]);
    expect(state.message).toBe("That is not possible here.");
    expect(confirmed(placed(answered(state, state.sent)))[1]).not.toBeNull();
  });

  it("was too late without a word, where the board shows already what came before it", () => {
    const late = new Refused("stale", "late");
    const [next] = received(sent(laid()), here({ seq: 4 }));
    const chosen = picked(next);
    expect(refused(chosen, 3, late)).toBe(chosen);
    expect(moveRefused(chosen, 3, late)).toBe(chosen);
    expect(refused(START, 3, late).message).toBe("The game has gone on since. Look again.");
    expect(refused(chosen, 3, new Refused("illegal", "No.")).message).not.toBe("");
  });

  it("leaves the choice alone where it was not about it", () => {
    const state = refused(picked(), 3, new Refused("illegal", "No."));
    expect([state.choice.piece, state.message]).toEqual([4, "That is not possible here."]);
  });

  it("says that nobody answers, where nobody does", () => {
    expect(complained(START, new TypeError("line")).message).toBe("Reconnecting …");
    expect(complained(START, new TypeError("fetch"), "web-no-server").message).toBe("The server cannot be reached.");
  });
});

describe("points that a player has to say", () => {
  const state = step(placed(at({ ...RECKON, scene: unpriced() })), (one) => one);
  const wrong = new Refused("reckoned-wrong", "");

  function unpriced(): Update["scene"] {
    const moves = MOVES.map((one) => ({ ...one, points: null }));
    return scene(moves, { hand: POSITION.hand });
  }

  it("are sent with the chosen move", () => {
    expect(isUnsaid(state)).toBe(true);
    expect(claimOf(state, 12)).toEqual({ type: "act", seq: 3, action: 9, reckoned: 12 });
    expect(claimOf(START, 12)).toBeNull();
    expect(isUnsaid(choose(state, take, MOVES[4]!))).toBe(false);
  });

  it("may be tried again, until the server has told them", () => {
    expect(claimRefused(state, wrong).message).toContain("again");
    const told = explained(state, { type: "explain", seq: 3, action: 9 }, why(9, 6));
    expect([isUnsaid(told), claimRefused(told, wrong).message]).toEqual([false, ""]);
    expect(explained(claimRefused(state, wrong), { type: "explain", seq: 3, action: 9 }, why(9, 6)).message).toBe("");
  });

  it("are complained about in no other way than anything else", () => {
    expect(claimRefused(START, wrong)).toBe(START);
    expect(claimRefused(state, new TypeError("line")).message).toBe("Reconnecting …");
  });

  it("are followed by their working", () => {
    const told = explained(state, { type: "explain", seq: 3, action: 9 }, why(9, 6));
    expect(previewOf(state)).toBe("");
    expect(previewOf(told)).toContain("6 points");
  });
});

const PARTS: Part[] = [{ key: "play-points", args: { points: 6 }, points: 6, spots: [] }];
const why = (action: number, points: number): Extract<Message, { type: "why" }> =>
  ({ type: "why", id: "1", action, points, parts: PARTS });

describe("the working of a move", () => {
  it("is asked for when another move is chosen, or the table is another one", () => {
    const state = placed();
    expect(toExplain(picked(), state)).toEqual({ type: "explain", seq: 3, action: 9 });
    expect(toExplain(state, togglePanel(state))).toBeNull();
    expect(toExplain(state, picked(state))).toBeNull();
    const [next] = received(state, here({ seq: 4 }, { question: { seat: 1, what: "undo", agreed: [1] } }));
    expect(toExplain(state, next)).toEqual({ type: "explain", seq: 4, action: 9 });
  });

  it("is not asked for out of turn", () => {
    const state = { ...placed(), update: here({}, { mover: 1 }) };
    expect(toExplain(picked(), state)).toBeNull();
  });

  it("is that of the chosen move only", () => {
    const asked = toExplain(picked(), placed())!;
    const state = step(picked(), (one) => choose(one, pickCell, "a"));
    expect(state.working).toEqual({ parts: [], worth: 6 });
    const told = explained(state, asked, why(9, 6));
    expect(told.working).toEqual({ parts: PARTS, worth: 6 });
    expect(step(told, togglePanel).working).toBe(told.working);
    const other = step(told, choose, pickCell, "b");
    expect(other.working).toEqual({ parts: [], worth: 1 });
    expect(explained(other, asked, why(9, 6))).toBe(other);
    const [later] = received(told, here({ seq: 4 }));
    expect(explained(later, asked, why(9, 6))).toBe(later);
  });

  it("does not take away what was said about something else", () => {
    const state = { ...placed(), message: "No." };
    expect(explained(state, { type: "explain", seq: 3, action: 9 }, why(9, 6)).message).toBe("No.");
  });
});

describe("a hint", () => {
  const hint = (more: Partial<Extract<Message, { type: "hint" }>> = {}): Extract<Message, { type: "hint" }> =>
    ({ type: "hint", id: "1", action: 9, kind: "lay", slots: [4], cell: "a", ...more }) as never;
  const next = (state: TableState, more = {}): TableState => step(state, hinted, nextHint(state), hint(more));

  it("comes in three steps: where, which piece, the move", () => {
    expect(nextHint(START).command).toEqual({ type: "hint", seq: 3, step: 1 });
    const first = next(START);
    expect([first.hint, first.choice.piece]).toEqual([{ step: 1, look: "a" }, null]);
    expect(first.message).toContain("a");
    const second = next(first);
    expect([second.hint, second.choice.piece, second.choice.cell]).toEqual([{ step: 2, look: "a" }, 4, null]);
    expect(second.message).toContain("1");
    const third = next(second);
    expect([third.hint, chosenMove(third.choice)?.action]).toEqual([{ step: 3, look: null }, 9]);
    expect(third.message).toContain("6 points");
    expect(nextHint(third).step).toBe(3);
  });

  it("says what kind of move it is, where no place is meant", () => {
    const words = next(START, { kind: "lay", cell: null }).message;
    expect(words).not.toBe(next(START, { kind: "end", cell: null }).message);
    expect(words).not.toContain("null");
  });

  it("picks no piece where several are meant, or none", () => {
    const second = { ...placed(), hint: { step: 1, look: null } };
    expect(next(second, { slots: [7, 4], cell: null }).message).toContain("1, 2");
    expect(next(second, { slots: [7, 4], cell: null }).choice.piece).toBeNull();
    expect(next(second, { slots: [], cell: null }).choice.piece).toBeNull();
    expect(next(second, { slots: [7], cell: null }).choice.piece).toBeNull();
  });

  it("tells no points that the player has to say", () => {
    const moves = [{ ...LAY, points: null }];
    const unpriced = scene(moves, { hand: POSITION.hand });
    const state = { ...at({ ...RECKON, scene: unpriced }), hint: { step: 2, look: null } };
    expect(next(state).message).not.toMatch(/\d points|null/);
  });

  it("that comes too late is for nobody", () => {
    const [later] = received(START, here({ seq: 4 }, { mover: 1 }));
    expect(hinted(later, nextHint(START), hint())).toBe(later);
  });

  it("chooses nothing while a laid piece is on its way", () => {
    const state = { ...laid(), hint: { step: 1, look: null } };
    expect(next(state).choice).toBe(state.choice);
  });
});

describe("what is said below the board", () => {
  it("is whose turn it is", () => {
    expect(statusOf(NEW_TABLE)).toBe("");
    expect(statusOf(START)).toBe("Your turn");
    expect(statusOf(at({}, { mover: 1 }))).toContain("Ben");
    expect(statusOf(at({}, { phase: "waiting" }))).toBe("Waiting for players");
    expect(statusOf(at({}, { paused: true }))).toBe("The game is paused");
    expect(statusOf(at({}, { mover: null }))).toBe("");
    expect(statusOf(at({}, { phase: "over", mover: null }))).toBe("");
  });

  it("guides from step to step, and gives way to what went wrong", () => {
    const guides = [START, picked(), step(START, placed), choose(START, exchange)].map(guideOf);
    expect(new Set(guides).size).toBe(4);
    expect(guides[2]).toBe("");
    expect(previewOf(step(START, placed))).toBe("6 points");
    expect(guideOf({ ...START, message: "No." })).toBe("");
    expect(guideOf(at({}, { mover: 1 }))).toBe("");
    expect(guideOf(choose(START, pickPiece, 7))).not.toBe(guides[1]);
    expect(guideOf(at({ scene: scene([move(1, { kind: "take", cell: "q" })]) }))).not.toBe("");
    expect(guideOf(at({ scene: scene([move(3, { kind: "end" })]) }))).toBe("");
  });

  it("names a claim with the points, and alone where these are not told", () => {
    const claim = (points: number | null): string => {
      const one: Move = { ...LAY, claim: 2, points };
      const pebbles = scene([one], { hand: POSITION.hand, game: "pebbles" });
      return previewOf(step(at({ scene: pebbles }, { game: "pebbles" }), placed));
    };
    expect(claim(6)).toBe("6 points (claims 2 sums)");
    expect(claim(null)).toBe("claims 2 sums");
  });

  it("says what is chosen", () => {
    expect(chosenInWords(START)).toBe("");
    expect(chosenInWords(choose(START, pickPiece, 7))).toContain("piece 7");
    expect(chosenInWords(placed())).toContain("a");
  });
});

describe("what is open", () => {
  const over = at({}, { phase: "over", mover: null, totals: [9, 4], ranks: [1, 2] });

  it("is the count or the replay, not both, and nothing stays pointed at", () => {
    const state = replayed(lit(toggleReading(over, "count"), [{ cell: "a", sides: [], then: "" }]), POSITION, "a");
    expect([state.past, state.hint.look, state.lights]).toEqual([POSITION, "a", [{ cell: "a", sides: [], then: "" }]]);
    const next = toggleReading(state, "replay");
    expect([next.reading, next.past, next.hint.look, next.lights]).toEqual(["replay", null, null, []]);
    expect(toggleReading(next, "replay").reading).toBeNull();
    expect(readingOf(next)).toBe("replay");
    expect(readingOf({ ...START, reading: "count" })).toBeNull();
  });
});
