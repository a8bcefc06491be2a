// Choosing at a table: while a laid piece is on its way nothing else is chosen, and what cannot be done is said.
import type { Move } from "../lib/types";
import { goalsOf, type Choice } from "./choice";
import { pickCell, take } from "./choose";
import { hasToSay, isBusy, isYours, seqOf, type Next, type TableState } from "./state";

/** Choose something: `choose(state, pickPiece, 4)`. */
export function choose<Args extends unknown[]>(
  state: TableState, step: (choice: Choice, ...args: Args) => Choice, ...args: Args
): TableState {
  return state.painted ? state : { ...state, choice: step(state.choice, ...args) };
}

/** Somebody points at a place: what cannot be done there is said, not passed over. */
export function point(state: TableState, cell: string): TableState {
  const next = choose(state, pickCell, cell);
  const { choice } = next;
  if (choice.cell === cell || choice.several || !isYours(next) || isBusy(next)) return next;
  const place = choice.scene?.places.find((one) => one.cell === cell);
  if (place?.marks.includes("dead")) return { ...next, note: "web-dead-place" };
  if (choice.piece !== null) return { ...next, note: "web-no-place" };
  return goalsOf(choice).size ? { ...next, note: "web-no-choice" } : next;
}

/** Somebody tries a piece that is of no use. */
export function refuse(state: TableState): TableState {
  if (!isYours(state) || isBusy(state)) return state;
  return { ...state, note: state.choice.several ? "web-no-choice" : "web-no-use" };
}

/** A move of the list: made at once, unless the player has to say what it brings. */
export function fromList(state: TableState, move: Move): Next {
  if (hasToSay(state, move)) return [choose(state, take, move), null];
  return [state, { type: "act", seq: seqOf(state), action: move.action }];
}
