// Choosing: each function takes a choice and gives the next one. What cannot be chosen leaves it as it was.
import { slotOf, type Move, type SceneShown } from "../lib/types";
import { bestFirst, chosenMove, goalsOf, movesIn, waysOf, type Choice } from "./choice";

/** Nothing is chosen. */
export function cancel(choice: Choice): Choice {
  return { ...choice, piece: null, cell: null, way: 0, several: null };
}

/** A new position: whatever was chosen is gone. The only piece that can be laid is picked at once. */
export function renew(choice: Choice, scene: SceneShown | null): Choice {
  const empty = { ...cancel(choice), scene };
  if (scene?.hand.length !== 1) return empty;
  const slots = new Set(movesIn(empty).map(slotOf).filter((slot) => slot !== null));
  return slots.size === 1 ? { ...empty, piece: [...slots][0] ?? null } : empty;
}

/** Choose a whole move at once, as if piece, place and turn had been picked. */
export function take(choice: Choice, move: Move): Choice {
  const empty = cancel(choice);
  if (move.cell === null) return move.slots.length ? { ...empty, several: new Set(move.slots) } : empty;
  const placed = { ...empty, piece: slotOf(move), cell: move.cell };
  const way = waysOf(placed).findIndex((one) => one.action === move.action);
  return { ...placed, way: Math.max(0, way) };
}

export function pickPiece(choice: Choice, slot: number): Choice {
  if (choice.several) {
    const several = new Set(choice.several);
    if (!several.delete(slot)) several.add(slot);
    return { ...choice, several };
  }
  // The only piece there is stays picked.
  const kept = choice.piece === slot && choice.scene?.hand.length !== 1 ? null : slot;
  return { ...choice, piece: kept, cell: null, way: 0 };
}

/** Point at a place: the piece goes there; where it is already, it is turned. */
export function pickCell(choice: Choice, cell: string): Choice {
  if (choice.cell === cell) return turn(choice, 1);
  return goalsOf(choice).has(cell) ? { ...choice, cell, way: 0 } : choice;
}

/** The next place, best first: for those who play with keys. */
export function nextGoal(choice: Choice, step: number): Choice {
  const order = bestFirst(choice.fewestWin);
  const cells = [...goalsOf(choice)].sort((a, b) => order(a[1], b[1])).map(([cell]) => cell);
  if (!cells.length) return choice;
  const at = choice.cell === null ? (step > 0 ? -1 : 0) : cells.indexOf(choice.cell);
  return pickCell(choice, cells[(at + step + cells.length) % cells.length] ?? "");
}

/** The next way in which the piece can lie, in the order of turns. */
export function turn(choice: Choice, step: number): Choice {
  const ways = waysOf(choice);
  if (ways.length < 2) return choice;
  const order = [...ways].sort((a, b) => a.turn - b.turn || a.action - b.action);
  const move = chosenMove(choice);
  const at = move ? order.indexOf(move) : 0;
  const next = order[(at + step + order.length) % order.length];
  return { ...choice, way: next ? ways.indexOf(next) : 0 };
}

/** Begin an exchange, or leave it. */
export function exchange(choice: Choice): Choice {
  const empty = cancel(choice);
  return choice.several === null ? { ...empty, several: new Set() } : empty;
}
