// What the player is about to do: pick a piece, pick a place, turn it, confirm. The same for every game. A choice is a
// plain value and is never changed; what follows from it is worked out once, however often it is read.
import { turned } from "../board/look";
import { movesOf, slotOf, type Move, type SceneField, type SceneShown } from "../lib/types";

export interface Choice {
  /** The position in which something is chosen, with the moves that there are. */
  readonly scene: SceneShown | null;
  /** Whether the fewest points win. */
  readonly fewestWin: boolean;
  readonly piece: number | null;
  readonly cell: string | null;
  /** Which of the ways in which the piece can lie there. */
  readonly way: number;
  /** Pieces chosen for an exchange; null while none is being made. */
  readonly several: ReadonlySet<number> | null;
}

/** A piece that is shown where it would lie, or where it has just been laid. */
export interface Ghost {
  cell: string;
  fields: SceneField[];
  laid?: boolean;
}

/** Where something may go, with the best points that it brings, if these are known. */
export type Goals = ReadonlyMap<string, number | null>;

export const NO_CHOICE: Choice = { scene: null, fewestWin: false, piece: null, cell: null, way: 0, several: null };
export const NOWHERE: Goals = new Map<string, number | null>();

/** A function that remembers its answers as long as somebody else keeps what they were about. */
function once<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let found = known.get(key);
    if (!found) known.set(key, (found = { value: work(key) }));
    return found.value;
  };
}

/** The moves of a position, sorted out: a board may have hundreds of them. */
interface Sorted {
  moves: Move[];
  buttons: Move[];
  exchanges: Move[];
  slots: Set<number>;
  exchanged: Set<number>;
  /** By piece, and by whether the fewest points win. */
  goals: Map<string, Goals>;
}

function sort(moves: Move[]): Sorted {
  const exchanges = moves.filter((move) => move.cell === null && move.slots.length > 0);
  return {
    moves,
    exchanges,
    buttons: moves.filter((move) => move.cell === null && !move.slots.length),
    slots: new Set(moves.flatMap((move) => move.slots)),
    exchanged: new Set(exchanges.flatMap((move) => move.slots)),
    goals: new Map(),
  };
}

const NO_MOVES = sort([]);
const sorted = once((scene: SceneShown) => sort(movesOf(scene)));
const sortedOf = ({ scene }: Choice): Sorted => (scene ? sorted(scene) : NO_MOVES);

export const movesIn = (choice: Choice): Move[] => sortedOf(choice).moves;
/** Moves that are a button: draw, end the turn, miss. */
export const buttonsIn = (choice: Choice): Move[] => sortedOf(choice).buttons;
export const exchangesIn = (choice: Choice): Move[] => sortedOf(choice).exchanges;

/** What orders points from the best to the worst; in some games the fewest win. */
export function bestFirst(fewestWin: boolean): (one: number | null, other: number | null) => number {
  const sign = fewestWin ? -1 : 1;
  return (one, other) => sign * ((other ?? 0) - (one ?? 0));
}

/** Whether a piece of the hand is good for anything. */
export function usable(choice: Choice, slot: number): boolean {
  const { slots, exchanged } = sortedOf(choice);
  return (choice.several ? exchanged : slots).has(slot);
}

/** Where the picked piece may go, or what may be picked on the board. */
export function goalsOf(choice: Choice): Goals {
  if (choice.several) return NOWHERE;
  const { goals, moves } = sortedOf(choice);
  const key = `${choice.piece} ${choice.fewestWin}`;
  let found = goals.get(key);
  if (!found) goals.set(key, (found = bestByCell(moves, choice)));
  return found;
}

function bestByCell(moves: Move[], { piece, fewestWin }: Choice): Goals {
  const order = bestFirst(fewestWin);
  const best = new Map<string, number | null>();
  for (const move of moves) {
    if (move.cell === null || slotOf(move) !== piece) continue;
    const known = best.get(move.cell);
    if (known === undefined || order(move.points, known) < 0) best.set(move.cell, move.points);
  }
  return best;
}

/** The ways in which the picked piece can lie on the picked place, best first. */
export const waysOf = once((choice: Choice): Move[] => {
  const { cell, piece } = choice;
  if (cell === null) return [];
  const order = bestFirst(choice.fewestWin);
  return movesIn(choice)
    .filter((move) => move.cell === cell && slotOf(move) === piece)
    .sort((a, b) => order(a.points, b.points) || a.turn - b.turn);
});

/** Whether the picked piece can be turned anywhere. */
export const canTurn = once((choice: Choice) =>
  movesIn(choice).some((move) => slotOf(move) === choice.piece && move.turn > 0),
);

/** The move that is chosen, once everything is that it takes. */
export const chosenMove = once((choice: Choice): Move | null => {
  const { several, way } = choice;
  if (several) {
    const same = (move: Move): boolean =>
      move.slots.length === several.size && move.slots.every((slot) => several.has(slot));
    return exchangesIn(choice).find(same) ?? null;
  }
  const ways = waysOf(choice);
  return ways[way % Math.max(1, ways.length)] ?? null;
});

/** The picked piece as it would lie. */
export const ghostOf = once((choice: Choice): Ghost | null => {
  const piece = choice.scene?.hand.find((one) => one.slot === choice.piece);
  const move = chosenMove(choice);
  if (!choice.scene || !move?.cell || !piece) return null;
  return { cell: move.cell, fields: turned(choice.scene.shape, piece.fields, move.turn) };
});
