// What follows every change of a table: what was said of an earlier choice is void, and the server is asked why the
// move that is chosen now brings its points.
import type { Command, Message } from "../lib/types";
import { chosenMove } from "./choice";
import { hasToSay, isYours, seqOf, type TableState } from "./state";

type Why = Extract<Message, { type: "why" }>;
type Explain = Extract<Command, { type: "explain" }>;

/** Whether the working belongs to something else by now. */
function outdated(before: TableState, after: TableState): boolean {
  return before.update !== after.update || chosenMove(before.choice) !== chosenMove(after.choice);
}

function chosenAnew({ choice: before }: TableState, { choice: after }: TableState): boolean {
  if (before === after) return false;
  const same = before.scene === after.scene && before.piece === after.piece && before.several === after.several;
  return !same || chosenMove(before) !== chosenMove(after);
}

/** A table after a change, without what that has made void. */
export function settled(before: TableState, after: TableState): TableState {
  let next = after;
  if (chosenAnew(before, after)) {
    // What was said belonged to what was chosen before, unless it has just been said.
    const message = after.message === before.message ? "" : after.message;
    if (next.note || next.message !== message) next = { ...next, note: "", message };
  }
  if (outdated(before, after)) {
    next = { ...next, working: { parts: [], worth: chosenMove(after.choice)?.points ?? null } };
  }
  return next;
}

/** What has to be asked after a change. */
export function toExplain(before: TableState, after: TableState): Explain | null {
  const move = chosenMove(after.choice);
  if (!move || !isYours(after) || !outdated(before, after)) return null;
  return { type: "explain", seq: seqOf(after), action: move.action };
}

/** The server has said why; nothing of it is shown once something else is chosen. */
export function explained(state: TableState, asked: Explain, why: Why): TableState {
  const move = chosenMove(state.choice);
  if (move?.action !== asked.action || seqOf(state) !== asked.seq) return state;
  const working = { parts: why.parts, worth: why.points };
  return { ...state, working, message: hasToSay(state, move) ? "" : state.message };
}
