// What the player is about to do: pick a piece, pick a place, turn it, confirm. The same for every game.
import { turned } from "../board/look";
import { session } from "./session.svelte";
import { movesOf, slotOf, type Move, type SceneField, type SceneShown } from "./types";

/** A piece that is shown where it would lie, or where it has just been laid. */
export interface Ghost {
  cell: string;
  fields: SceneField[];
  laid?: boolean;
}

/** What orders points from the best to the worst; in some games the fewest win. */
export function bestFirst(game: string | undefined): (one: number | null, other: number | null) => number {
  const sign = session.games.find((one) => one.id === game)?.most_wins === false ? -1 : 1;
  return (one, other) => sign * ((other ?? 0) - (one ?? 0));
}

export class Choice {
  piece = $state<number | null>(null);
  cell = $state<string | null>(null);
  way = $state(0);
  /** Pieces chosen for an exchange; null while none is being made. */
  several = $state.raw<Set<number> | null>(null);
  scene = $state.raw<SceneShown | null>(null);
  /** What is chosen is on its way to the server: until the answer nothing else is, and the page keeps still. */
  held = false;

  moves = $derived(movesOf(this.scene));
  #order = $derived(bestFirst(this.scene?.game));
  /** Moves that are a button: draw, end the turn, miss. */
  buttons = $derived(this.moves.filter((move) => move.cell === null && !move.slots.length));
  exchanges = $derived(this.moves.filter((move) => move.cell === null && move.slots.length > 0));
  /** Where the picked piece may go, or what may be picked on the board, with the best points that it brings. */
  goals = $derived.by(() => {
    const goals = new Map<string, number | null>();
    if (this.several) return goals;
    for (const move of this.moves) {
      if (move.cell === null || slotOf(move) !== this.piece) continue;
      const known = goals.get(move.cell);
      if (known === undefined || this.#order(move.points, known) < 0) goals.set(move.cell, move.points);
    }
    return goals;
  });
  ways = $derived(
    this.cell === null
      ? []
      : this.moves.filter((move) => move.cell === this.cell && slotOf(move) === this.piece).sort((a, b) => this.#order(a.points, b.points) || a.turn - b.turn),
  );
  /** Whether the picked piece can be turned anywhere. */
  turns = $derived(this.moves.some((move) => slotOf(move) === this.piece && move.turn > 0));
  move = $derived.by((): Move | null => {
    if (this.several) {
      const chosen = this.several;
      return this.exchanges.find((move) => move.slots.length === chosen.size && move.slots.every((slot) => chosen.has(slot))) ?? null;
    }
    return this.ways[this.way % Math.max(1, this.ways.length)] ?? null;
  });
  ghost = $derived.by((): Ghost | null => {
    const piece = this.scene?.hand.find((one) => one.slot === this.piece);
    if (!this.scene || !this.move?.cell || !piece) return null;
    return { cell: this.move.cell, fields: turned(this.scene.shape, piece.fields, this.move.turn) };
  });

  /** A new position: whatever was chosen is gone. The only piece that can be laid is picked at once. */
  renew(scene: SceneShown | null): void {
    this.scene = scene;
    this.held = false;
    this.cancel();
    const slots = new Set(this.moves.map(slotOf).filter((slot) => slot !== null));
    if (slots.size === 1 && scene?.hand.length === 1) this.piece = [...slots][0] ?? null;
  }

  /** Choose a whole move at once, as if piece, place and turn had been picked. */
  take(move: Move): void {
    if (this.held) return;
    this.cancel();
    if (move.cell === null && move.slots.length) this.several = new Set(move.slots);
    else if (move.cell !== null) {
      this.piece = slotOf(move);
      this.cell = move.cell;
      this.way = Math.max(0, this.ways.findIndex((one) => one.action === move.action));
    }
  }

  cancel(): void {
    if (this.held) return;
    this.piece = null;
    this.cell = null;
    this.way = 0;
    this.several = null;
  }

  usable(slot: number): boolean {
    if (this.several) return this.exchanges.some((move) => move.slots.includes(slot));
    return this.moves.some((move) => move.slots.includes(slot));
  }

  pickPiece(slot: number): void {
    if (this.held) return;
    if (this.several) {
      const chosen = new Set(this.several);
      if (!chosen.delete(slot)) chosen.add(slot);
      this.several = chosen;
      return;
    }
    this.piece = this.piece === slot ? null : slot;
    this.cell = null;
    this.way = 0;
  }

  pickCell(cell: string): void {
    if (this.held) return;
    if (this.cell === cell) this.turn(1);
    else if (this.goals.has(cell)) {
      this.cell = cell;
      this.way = 0;
    }
  }

  /** The next place, best first: for those who play with keys. */
  nextGoal(step: number): void {
    const cells = [...this.goals].sort((a, b) => this.#order(a[1], b[1])).map(([cell]) => cell);
    if (!cells.length) return;
    const at = this.cell === null ? (step > 0 ? -1 : 0) : cells.indexOf(this.cell);
    this.pickCell(cells[(at + step + cells.length) % cells.length] ?? "");
  }

  turn(step: number): void {
    if (this.held) return;
    if (this.ways.length > 1) {
      const order = [...this.ways].sort((a, b) => a.turn - b.turn || a.action - b.action);
      const at = this.move ? order.indexOf(this.move) : 0;
      const next = order[(at + step + order.length) % order.length];
      this.way = next ? this.ways.indexOf(next) : 0;
    }
  }

  exchange(): void {
    if (this.held) return;
    const starting = this.several === null;
    this.cancel();
    if (starting) this.several = new Set();
  }
}
