// A laid piece is shown at once where the player put it; the server's answer confirms it, or takes it back. No rule is
// needed for that: the piece has left the hand, and lies where its picture already was.
import type { Ghost } from "./choice.svelte";
import { slotOf, type Move, type SceneShown } from "./types";

/** What is shown until the server has answered. Nothing else changes, so that even a slow phone shows it at once. */
export interface Optimistic {
  /** The piece that has left the hand. */
  piece: number;
  ghost: Ghost;
}

/** A move made ahead of the server; null for moves that show nothing by themselves. */
export function optimistic(scene: SceneShown, move: Move, ghost: Ghost | null): Optimistic | null {
  const piece = scene.hand.find((one) => one.slot === slotOf(move));
  return move.kind === "lay" && ghost && piece ? { piece: piece.slot, ghost: { ...ghost, laid: true } } : null;
}

/** Wait until what has just been changed is painted. */
export function onScreen(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
