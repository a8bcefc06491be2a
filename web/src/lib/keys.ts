// The keys with which a piece, a place and a turn are chosen. The same at a table and in a lesson.
import type { Choice } from "./choice.svelte";

/** Whether keys typed here belong to somebody else: a field, or a browser's own shortcut. */
export function notForTheBoard(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || (event.target as HTMLElement).matches("input, select, textarea");
}

/** Choose by a key; whether it meant anything. What cannot be chosen is refused. */
export function chooseByKey(event: KeyboardEvent, choice: Choice, refuse?: () => void): boolean {
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (digit) {
    const piece = choice.scene?.hand[digit - 1];
    if (piece && choice.usable(piece.slot)) choice.pickPiece(piece.slot);
    else if (piece) refuse?.();
  } else if (event.key === "ArrowRight" || event.key === "ArrowDown") choice.nextGoal(1);
  else if (event.key === "ArrowLeft" || event.key === "ArrowUp") choice.nextGoal(-1);
  else if (event.key === "e" || event.key === "E") choice.turn(1);
  else if (event.key === "q" || event.key === "Q") choice.turn(-1);
  else if (event.key === "Escape") choice.cancel();
  else if ((event.key === "x" || event.key === "X") && choice.exchanges.length) choice.exchange();
  else return false;
  return true;
}
