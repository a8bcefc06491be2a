import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { session } from "../src/lib/session.svelte";
import type { Update } from "../src/lib/types";
import { pickCell, pickPiece } from "../src/table/choose";
import { choose } from "../src/table/choosing";
import { LiveTable } from "../src/table/live.svelte";
import { isBusy } from "../src/table/state";
import { Line } from "./line";
import { facts, move, piece, scene, shown, update } from "./samples";

const LAY = move(9, { slots: [4], cell: "a", points: 6 });
const POSITION = scene([LAY, move(8, { slots: [4], cell: "b", points: 2 })], { hand: [piece(4), piece(7)] });
const here = (seq: number, more: Partial<Update> = {}): Update =>
  update(["Ada", "Ben"], {}, { seq, scene: POSITION, ...more });
const RECKON = { reckon: { mode: "move" as const, rid: false, counts: [] } };
const moved = (seq: number): Update =>
  here(seq, { log: [{ seq, seat: 0, by: "player", move: shown(), text: "", why: [], reasons: [] }] });

let table: LiveTable;
let line: Line;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  table = new LiveTable("t4ble");
  line = Line.all[0]!;
  line.open();
  line.say(here(3));
});
afterEach(() => {
  table.close();
  session.games = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
/** Choose the move, without the question that follows it. */
function chooseMove(): void {
  table.change(choose, pickPiece, 4);
  table.change(choose, pickCell, "a");
  line.sent = [];
}

describe("a table on the page", () => {
  it("shows what the server says, and whether it can be reached", () => {
    expect([table.update?.seq, table.yours, table.state.connected]).toEqual([3, true, true]);
    line.close();
    expect(table.state.connected).toBe(false);
  });

  it("is not asked for again once it was refused", () => {
    table.close();
    const other = new LiveTable("none");
    const its = Line.all.at(-1)!;
    its.open();
    its.say({ type: "refused", id: "", reason: "no-table", text: "There is none.", detail: "", seq: null });
    expect(other.problem).not.toBe("");
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(2);
  });

  it("never shows what the player saw whose turn is over, where two share a device", () => {
    line.say(here(4, { you: { seats: [0, 1], viewer: 1, host: true } }));
    expect(table.update?.seq).toBe(3);
    expect(line.sent).toMatchObject([{ type: "look", seat: null }]);
    line.say(here(4, { you: { seats: [0, 1], viewer: null, host: true } }));
    expect([table.update?.seq, table.handover]).toEqual([4, true]);
  });

  it("shows a reaction for five seconds, and not again with what comes after it", () => {
    line.say({ type: "reaction", seat: 1, reaction: "hello" });
    vi.advanceTimersByTime(3000);
    line.say({ type: "reaction", seat: 1, reaction: "oops" });
    vi.advanceTimersByTime(3000);
    expect(table.state.reaction).toMatchObject({ seat: 1, reaction: "oops" });
    vi.advanceTimersByTime(2000);
    line.say(moved(4));
    expect(table.state.reaction).toBeNull();
  });

  it("asks why the chosen move brings its points, and shows it", async () => {
    table.change(choose, pickPiece, 4);
    expect(line.sent).toEqual([]);
    table.change(choose, pickCell, "a");
    expect(line.sent).toMatchObject([{ type: "explain", seq: 3, action: 9 }]);
    const parts = [{ key: "play-points", args: { points: 6 }, points: 6, spots: [] }];
    line.say({ type: "why", id: line.sent[0]!.id, action: 9, points: 6, parts });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.state.working).toEqual({ parts, worth: 6 });
  });

  it("knows which points are best as soon as it knows its game", () => {
    table.change(choose, pickPiece, 4);
    expect(table.choice.fewestWin).toBe(false);
    session.games = [facts({ most_wins: false })];
    expect([table.choice.fewestWin, table.choice.piece]).toEqual([true, 4]);
  });

  it("reads a fact anew only when it is another one", () => {
    table.change(choose, pickPiece, 4);
    const { goals } = table.choice;
    table.change(choose, pickCell, "a");
    expect(table.choice.goals).toBe(goals);
  });
});

describe("what a player does", () => {
  it("is one thing at a time, and names the position that it answers", async () => {
    const asked = table.answer({ type: "ask", what: "undo" });
    await table.send({ type: "resign" });
    expect(line.sent).toMatchObject([{ type: "ask", what: "undo", seq: 3 }]);
    line.done();
    await asked;
    expect(isBusy(table.state)).toBe(false);
  });

  it("is painted before it is sent, seems to wait only after a while, and is taken back on a no", async () => {
    chooseMove();
    const laid = table.confirm();
    expect(table.state.painted).toMatchObject({ piece: 4, ghost: { cell: "a", laid: true } });
    expect(line.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(250);
    expect(line.sent).toMatchObject([{ type: "act", seq: 3, action: 9 }]);
    expect([table.state.waiting, table.state.sending]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(100);
    expect(table.state.waiting).toBe(true);
    line.refuse("illegal");
    await laid;
    expect([table.state.painted, table.state.waiting, isBusy(table.state)]).toEqual([null, false, false]);
    expect(table.state.message).toBe("That is not possible here.");
  });

  it("keeps still until the table has it, even if the answer comes first", async () => {
    chooseMove();
    const laid = table.confirm();
    await vi.advanceTimersByTimeAsync(100);
    line.done();
    await laid;
    expect([table.state.painted?.piece, table.state.sending]).toEqual([4, false]);
    line.say(moved(4));
    expect([table.state.painted, table.state.still, table.choice.piece]).toEqual([null, "a", null]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.state.waiting).toBe(false);
  });

  it("was too late without a word, where the board shows already what came before it", async () => {
    chooseMove();
    const laid = table.confirm();
    await vi.advanceTimersByTimeAsync(100);
    line.say(moved(4));
    line.refuse("stale");
    await laid;
    expect(table.state.message).toBe("");
  });

  it("may be to work out points, of a move or of the end", async () => {
    const unpriced = scene([{ ...LAY, points: null }], { hand: [piece(4), piece(7)] });
    line.say({ ...moved(4), ...RECKON, scene: unpriced });
    chooseMove();
    const wrong = table.sayPoints(12);
    expect(line.sent).toMatchObject([{ type: "act", seq: 4, action: 9, reckoned: 12 }]);
    line.refuse("reckoned-wrong");
    await wrong;
    expect(table.state.message).toContain("again");
    const right = table.claim({ type: "count", seat: 1, total: 40 });
    expect(line.sent[1]).toMatchObject({ type: "count", seat: 1, total: 40 });
    line.done();
    await right;
  });

  it("may be a line of the list, or to ask for a hint", async () => {
    const chosen = table.chooseFromList(LAY);
    expect(line.sent).toMatchObject([{ type: "act", seq: 3, action: 9 }]);
    line.done();
    await chosen;
    const asked = table.hint();
    line.refuse("no-hints");
    await asked;
    expect(table.state.message).toBe("No.");
    const again = table.hint();
    line.close();
    await again;
    expect(table.state.message).toBe("Reconnecting …");
  });
});
