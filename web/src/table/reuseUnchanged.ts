// What did not change between two pictures of a table stays the very same object, so that nobody draws it again.
import type { SceneShown } from "../lib/types";

function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const keys = Object.keys(one);
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return keys.length === Object.keys(other).length && keys.every((key) => same(left[key], right[key]));
}

function each<T>(before: T[], now: T[], name: (one: T) => unknown): T[] {
  const known = new Map(before.map((one) => [name(one), one]));
  return now.map((one) => {
    const old = known.get(name(one));
    return old !== undefined && same(old, one) ? old : one;
  });
}

type Scene = SceneShown | null | undefined;

/** The new scene, with the tiles, places and pieces of the old one where they are still the same. */
export function reuseUnchanged(before: Scene, now: Scene): SceneShown | null {
  if (!before || !now) return now ?? null;
  return {
    ...now,
    tiles: each(before.tiles, now.tiles, (tile) => tile.cell),
    places: each(before.places, now.places, (place) => place.cell),
    hand: each(before.hand, now.hand, (piece) => piece.slot),
  };
}
