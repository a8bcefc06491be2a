// A laid piece is shown at once where the player put it; the server's answer confirms it, or takes it back. No rule is needed for that:
// the piece has left the hand, and lies where its picture already was.
import type { Ghost } from "./choice.svelte";
import type { Move, SceneShown } from "./types";

/** What is shown until the server has answered. */
export interface Ahead {
  scene: SceneShown;
  ghost: Ghost;
}

/** A move made ahead of the server; null for moves that show nothing by themselves. */
export function ahead(scene: SceneShown, move: Move, ghost: Ghost | null): Ahead | null {
  if (move.kind !== "lay" || !ghost || !scene.hand.some((one) => one.slot === move.piece)) return null;
  return {
    scene: { ...scene, hand: scene.hand.filter((one) => one.slot !== move.piece), moves: { columns: scene.moves.columns, rows: [] } },
    ghost: { ...ghost, laid: true },
  };
}

/** Wait until what has just been changed is painted. */
export function onScreen(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
