// The keys with which a piece, a place and a turn are chosen. The same at a table and in a lesson.
import { exchangesIn, usable, type Choice } from "./choice";
import { cancel, exchange, nextGoal, pickPiece, turn } from "./choose";

/** Whether keys typed here belong to somebody else: a field, or a browser's own shortcut. */
export function notForTheBoard(event: KeyboardEvent): boolean {
  const field = (event.target as HTMLElement).matches("input, select, textarea");
  return event.ctrlKey || event.metaKey || event.altKey || field;
}

/** The choice after a key: "no" where what it stands for cannot be chosen, null where it means nothing. */
export function chosenByKey(choice: Choice, key: string): Choice | "no" | null {
  if (/^[1-9]$/.test(key)) {
    const piece = choice.scene?.hand[Number(key) - 1];
    if (!piece) return choice;
    return usable(choice, piece.slot) ? pickPiece(choice, piece.slot) : "no";
  }
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return nextGoal(choice, 1);
    case "ArrowLeft":
    case "ArrowUp":
      return nextGoal(choice, -1);
    case "e":
    case "E":
      return turn(choice, 1);
    case "q":
    case "Q":
      return turn(choice, -1);
    case "Escape":
      return cancel(choice);
    case "x":
    case "X":
      return exchangesIn(choice).length ? exchange(choice) : null;
    default:
      return null;
  }
}
