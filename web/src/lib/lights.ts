// What parts of a score point at, each place once.
import type { Part, Spot } from "./types";

export function lightsOf(parts: readonly Part[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const spot of parts.flatMap((part) => part.spots)) {
    const sides = new Set([...(found.get(spot.cell)?.sides ?? []), ...spot.sides]);
    found.set(spot.cell, { ...spot, sides: [...sides] });
  }
  return [...found.values()];
}
