// An example that can be tried on a board: what was tried, and what is said about it. What a move is worth, and which
// is best, comes from the server.
import { Chooser } from "../table/choiceView.svelte";
import { chosenByKey } from "../table/keys";
import { pickCell, pickPiece, renew, take, turn } from "../table/choose";
import { say } from "./texts.svelte";
import type { GuideExample, Move, Part, SceneShown } from "./types";

export interface Tried {
  /** Whether it is the best there is, or good, or not. */
  how: "best" | "works" | "not";
  text: string;
  gain: number;
}

export class Trial {
  choice = new Chooser();
  tried = $state.raw<Tried | null>(null);
  #after = $state.raw<SceneShown | null>(null);
  scene = $derived.by<SceneShown>(() => this.#after ?? this.example.scene);
  done = $derived(this.tried?.how === "best");
  /** Why the move that is chosen, or was made, is worth its points. */
  parts = $derived.by<Part[]>(() => {
    const move = this.choice.move ?? this.#last;
    return move ? (this.example.why[String(move.action)] ?? []) : [];
  });
  gain = $derived.by(() => (this.choice.move ? this.#gainOf(this.choice.move) : (this.tried?.gain ?? null)));
  #last = $state.raw<Move | null>(null);

  constructor(readonly example: GuideExample) {
    this.again();
  }

  #gainOf(move: Move): number {
    return this.example.gains[String(move.action)] ?? 0;
  }

  again(): void {
    this.#after = null;
    this.tried = null;
    this.#last = null;
    this.choice.change(renew, null);
    this.choice.change(renew, this.example.scene);
  }

  /** The learner makes the move that is chosen. */
  confirm(): void {
    const move = this.choice.move;
    if (!move || this.done) return;
    const gain = this.#gainOf(move);
    const { best, after, done } = this.example;
    const scene = after[String(move.action)];
    this.#last = move;
    if (gain >= best && scene) {
      this.tried = { how: "best", text: done, gain };
      this.#after = scene;
      this.choice.change(renew, { ...scene, moves: { columns: [], rows: [] } });
    } else if (gain > 0) this.tried = { how: "works", text: say("rules-works", { points: best }), gain };
    else this.tried = { how: "not", text: say("rules-better"), gain };
  }

  point(cell: string): void {
    if (this.done || !this.choice.goals.has(cell)) return;
    this.tried = null;
    this.choice.change(pickCell, cell);
  }

  pick(slot: number): void {
    if (this.done) return;
    this.tried = null;
    this.choice.change(pickPiece, slot);
  }

  turn(step: number): void {
    this.tried = null;
    this.choice.change(turn, step);
  }

  /** Show a best move; the learner confirms it. */
  show(): void {
    const best = this.choice.moves.find((move) => this.#gainOf(move) >= this.example.best);
    if (best) this.choice.change(take, best);
    this.tried = null;
  }

  /** Whether a key meant something here. */
  key(key: string): boolean {
    const next = this.done ? null : chosenByKey(this.choice.value, key);
    if (!next) return false;
    if (next !== "no") this.choice.change(() => next);
    this.tried = null;
    return true;
  }
}
