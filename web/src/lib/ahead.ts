// A laid piece is painted at once, where the player put it; the server's answer confirms it, or takes it back. No rule is needed for
// that: the piece leaves the hand and lies on its place, or on what lies there already.
import { turned, type Shape } from "../board/look";
import type { Move, SceneShown } from "./types";

/** The scene with a move made ahead of the server; null for moves that show nothing by themselves. */
export function ahead(scene: SceneShown, move: Move): SceneShown | null {
  const piece = scene.hand.find((one) => one.slot === move.piece);
  if (move.kind !== "lay" || move.cell === null || !piece) return null;
  const below = scene.tiles.find((tile) => tile.cell === move.cell);
  const place = below ?? scene.places.find((one) => one.cell === move.cell);
  if (!place) return null;
  const laid = {
    cell: move.cell, x: place.x, y: place.y, fields: turned(scene.shape as Shape, piece.fields, move.turn), text: piece.text,
    height: below ? below.height + 1 : 1, owner: scene.viewer, marks: ["last"],
  };
  return {
    ...scene,
    tiles: [...scene.tiles.filter((tile) => tile !== below).map((tile) => ({ ...tile, marks: tile.marks.filter((mark) => mark !== "last") })), laid],
    places: scene.places.filter((one) => one.cell !== move.cell),
    hand: scene.hand.filter((one) => one !== piece),
    moves: { columns: scene.moves.columns, rows: [] },
  };
}
