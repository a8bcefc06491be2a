import { describe, expect, it } from "vitest";
import type { LogEntry, Update } from "../src/lib/types";
import { pickCell, pickPiece } from "../src/table/choose";
import { choose } from "../src/table/choosing";
import { connection, heard, received } from "../src/table/receive";
import { confirmed, sent } from "../src/table/send";
import { isHandover, isYours, NEW_TABLE, type TableState } from "../src/table/state";
import { move, piece, scene, shown, tile, update } from "./samples";

const POSITION = scene([move(9, { slots: [4], cell: "a" })], { hand: [piece(4), piece(7)], tiles: [tile("t")] });
const logged = (seq: number, seat = 0): LogEntry =>
  ({ seq, seat, by: "player", move: shown({ kind: "end" }), text: `${seq}`, why: [], reasons: [] });
const here = (seq: number, more: Partial<Update> = {}, table: Partial<Update["table"]> = {}): Update =>
  update(["Ada", "Ben"], table, { seq, scene: POSITION, ...more });
const two = (viewer: number | null): Partial<Update> => ({ you: { seats: [0, 1], viewer, host: true } });

/** A table after these updates, one after another. */
const after = (...updates: Update[]): TableState =>
  updates.reduce((state, one) => received(state, one)[0], NEW_TABLE);

describe("what the server says", () => {
  it("is put together to a log, from which is taken back what was taken back", () => {
    const state = after(
      here(2, { log: [logged(1), logged(2)] }),
      here(4, { log_after: 2, log: [logged(3), logged(4)] }),
    );
    expect(state.log.map((one) => one.seq)).toEqual([1, 2, 3, 4]);
    const [next] = received(state, here(5, { log_after: 3, log: [logged(5)] }));
    expect(next.log.map((one) => one.seq)).toEqual([1, 2, 3, 5]);
  });

  it("tells who is here, in a picture of the table and in between", () => {
    const state = after(here(1));
    expect(state.here).toEqual([true, true]);
    expect(heard(state, { type: "presence", here: [true, false] })[0].here).toEqual([true, false]);
  });

  it("may be a reaction, or that the line is there", () => {
    const [state] = heard(NEW_TABLE, { type: "reaction", seat: 1, reaction: "hello" });
    expect(state.reaction).toMatchObject({ seat: 1, reaction: "hello" });
    expect(connection(state, true).connected).toBe(true);
  });

  it("may be that there is no such table; one that is shown stays", () => {
    const no = { type: "refused", id: "", reason: "no-table", text: "None.", detail: "", seq: null } as const;
    expect(heard(NEW_TABLE, no)[0].refusal).toMatchObject({ reason: "no-table" });
    expect(heard(after(here(1)), no)[0].refusal).toBeNull();
  });

  it("keeps what did not change as it was", () => {
    const first = after(here(1));
    const [next] = received(first, here(2, { scene: { ...POSITION, tiles: [{ ...tile("t") }, tile("u")] } }));
    expect(next.update?.scene?.tiles[0]).toBe(first.update?.scene?.tiles[0]);
  });
});

describe("whose turn it is", () => {
  it("is somebody's who sits here and sees it", () => {
    expect(isYours(after(here(1)))).toBe(true);
    expect(isYours(after(here(1, {}, { mover: 1 })))).toBe(false);
    expect(isYours(after(here(1, {}, { mover: null })))).toBe(false);
    expect(isYours(after(here(1, { you: { seats: [], viewer: null, host: false } })))).toBe(false);
    expect(isYours(NEW_TABLE)).toBe(false);
  });

  it("is handed over where two share a device, and only there", () => {
    const state = after(here(1, two(null)));
    expect([isHandover(state), isYours(state)]).toEqual([true, false]);
    const taken = after(here(1, two(0)));
    expect([isHandover(taken), isYours(taken)]).toEqual([false, true]);
    expect(isHandover(after(here(1, { you: { seats: [0], viewer: null, host: true } })))).toBe(false);
    expect(isHandover(after(here(1, two(null), { mover: null })))).toBe(false);
  });

  it("never shows what the player saw whose turn is over: a spectator's picture is asked for", () => {
    const before = after(here(1, two(0)));
    const [state, command] = received(before, here(2, { ...two(0), log: [logged(2)] }, { mover: 1 }));
    expect(command).toEqual({ type: "look", seat: null });
    expect(state).toBe(before);
    const [next, more] = received(state, here(2, two(null), { mover: 1 }));
    expect([next.update?.seq, isHandover(next), more]).toEqual([2, true, null]);
  });

  it("is nobody's at the end, and then everything may be seen", () => {
    const [state, command] = received(NEW_TABLE, here(2, two(0), { mover: null, phase: "over" }));
    expect([state.update?.seq, command]).toEqual([2, null]);
  });
});

describe("a new position", () => {
  const chosen = choose(choose(after(here(1)), pickPiece, 4), pickCell, "a");

  it("takes away what was chosen, and the hint", () => {
    const before = { ...chosen, hint: { step: 2, look: "a" }, message: "No." };
    const [next] = received(before, here(2, { log: [logged(2)] }));
    expect([next.choice.piece, next.choice.cell, next.choice.scene?.hand.length]).toEqual([null, null, 2]);
    expect([next.hint, next.message]).toEqual([{ step: 0, look: null }, ""]);
  });

  it("is not one where somebody only said something: what was chosen stays, and so does the hint", () => {
    const before = { ...chosen, hint: { step: 1, look: "a" }, sending: true };
    const question = { seat: 1, what: "pause" as const, agreed: [1] };
    const [next] = received(before, here(2, {}, { question }));
    expect([next.choice, next.hint, next.sending]).toEqual([chosen.choice, before.hint, true]);
    expect(received(before, here(2, {}, { paused: true }))[0].choice.piece).toBeNull();
  });

  it("lets the next command go, even if the last one is not answered yet", () => {
    const [next] = received(sent(chosen), here(2, { log: [logged(2)] }));
    expect(next.sending).toBe(false);
  });

  it("ends the wait for a laid piece, whatever it is", () => {
    const [painted] = confirmed(chosen);
    expect(painted.painted).not.toBeNull();
    const [next] = received({ ...painted, waiting: true }, here(2));
    expect([next.painted, next.waiting, next.choice.piece, next.still]).toEqual([null, false, null, "a"]);
  });

  it("offers nothing out of turn", () => {
    const state = after(here(1, {}, { mover: 1 }));
    expect(state.choice.scene?.moves.rows).toEqual([]);
    expect(state.update?.scene?.moves.rows).toHaveLength(1);
  });
});

describe("what is read aloud", () => {
  it("is whose turn it is, at first, and nothing of what was before", () => {
    expect(after(here(3, { log: [logged(1, 1), logged(2, 1)] })).heard).toBe("Your turn");
    expect(after(here(3, {}, { mover: 1 })).heard).toBe("");
  });

  it("is then what happened, each thing once", () => {
    const state = after(here(1, {}, { mover: 1 }), here(2, { log: [logged(2, 1)] }));
    expect(state.heard).toBe("Ben ends the turn. Your turn");
    const [next] = received(state, here(3, { log_after: 2, log: [logged(3)] }, { mover: 1 }));
    expect(next.heard).toBe("You end your turn.");
    expect(received(next, here(4, { log_after: 3 }, { mover: 1 }))[0].heard).toBe("You end your turn.");
  });

  it("is who takes over the device", () => {
    expect(after(here(1, two(null), { mover: 1 })).heard).toContain("Ben");
  });

  it("is a question, when it is asked and not again", () => {
    const asked = { question: { seat: 1, what: "undo" as const, agreed: [1] } };
    const state = after(here(1), here(2, {}, asked));
    expect(state.heard).toBe("Ben would like to take the last move back.");
    const [next] = received({ ...state, heard: "" }, here(3, {}, asked));
    expect(next.heard).toBe("");
  });

  it("is the result, unless the game was over before one came", () => {
    const endings = [{ key: "play-ended-resigned", args: {}, player: 1 }];
    const over = { phase: "over" as const, mover: null, totals: [9, 4], ranks: [1, 2], endings };
    expect(after(here(1), here(2, {}, over)).heard).toBe("You won. 2nd: Ben, 4 points. Ben gave up.");
    expect(after(here(2, {}, over)).heard).toBe("");
  });

  it("is what is about to end the game, once and not with every message", () => {
    const notes = [{ key: "pebbles-soon-empty", args: { count: 2 }, player: null }];
    const soon = { scene: { ...POSITION, notes } };
    const state = after(here(1), here(2, soon));
    expect(state.heard).toContain("Two more passes end the game.");
    const [next] = received({ ...state, heard: "" }, here(3, soon));
    expect(next.heard).toBe("");
  });
});
