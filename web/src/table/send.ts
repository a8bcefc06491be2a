// What a player does at a table, on its way to the server: one thing at a time. A laid piece is shown at once where it
// was put, and the page keeps still until the answer, which confirms it or takes it back. No rule is needed for that.
import { Refused, whyNot } from "../lib/api";
import { say } from "../lib/texts.svelte";
import { slotOf, type Command } from "../lib/types";
import { chosenMove, ghostOf, type Choice } from "./choice";
import { renew } from "./choose";
import { isBusy, isUnsaid, seqOf, type Next, type Painted, type TableState } from "./state";

type Act = Extract<Command, { type: "act" }>;

/** The chosen move, made ahead of the server; null for moves that show nothing by themselves. */
export function paintedOf(choice: Choice): Painted | null {
  const move = chosenMove(choice);
  const ghost = ghostOf(choice);
  const piece = move && choice.scene?.hand.find((one) => one.slot === slotOf(move));
  return move?.kind === "lay" && ghost && piece ? { piece: piece.slot, ghost: { ...ghost, laid: true } } : null;
}

/** Make the chosen move, unless something is on its way. */
export function confirmed(state: TableState): Next {
  const move = chosenMove(state.choice);
  if (!move || isBusy(state)) return [state, null];
  const painted = paintedOf(state.choice);
  const command: Act = { type: "act", seq: seqOf(state), action: move.action };
  return [painted ? { ...state, painted, still: painted.ghost.cell } : state, command];
}

/** The chosen move with what the player says that it brings; null where none is chosen. */
export function claimOf(state: TableState, points: number): Act | null {
  const move = chosenMove(state.choice);
  return move && { type: "act", seq: seqOf(state), action: move.action, reckoned: points };
}

/** A laid piece has been on its way for so long that it is noticed. */
export function noticed(state: TableState, painted: Painted): TableState {
  return state.painted === painted ? { ...state, waiting: true } : state;
}

export function sent(state: TableState): TableState {
  return { ...state, message: "", sending: true, sent: state.sent + 1 };
}

/** A command was answered: the last one, or an earlier one that nobody waits for any more. */
export function answered(state: TableState, number: number): TableState {
  return number === state.sent ? { ...state, sending: false } : state;
}

/** Something did not work. */
export function complained(state: TableState, no: unknown, silent = "web-reconnecting"): TableState {
  return { ...state, message: whyNot(no, silent) };
}

/** A command was refused; `seq` is what the player saw when it was given. */
export function refused(state: TableState, seq: number, no: unknown): TableState {
  // Somebody was faster, maybe the same person in another window: the board shows it already.
  const seen = no instanceof Refused && no.reason === "stale" && seqOf(state) > seq;
  return seen ? state : complained(state, no);
}

/** The same of a chosen move: it is taken back, and can be chosen again. */
export function moveRefused(state: TableState, seq: number, no: unknown): TableState {
  const next = refused(state, seq, no);
  if (next === state) return state;
  return { ...next, painted: null, waiting: false, choice: renew(next.choice, next.choice.scene) };
}

/** What a player said about points was not accepted. Where it is about the chosen move, another try is due, unless the
 *  server has told the points by now. */
export function claimRefused(state: TableState, no: unknown): TableState {
  if (!(no instanceof Refused && no.reason === "reckoned-wrong")) return complained(state, no);
  return isUnsaid(state) ? { ...state, message: say("reckon-again") } : state;
}
