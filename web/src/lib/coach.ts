// Tables at which advice is given: the first ten moves of somebody who has just learnt a game. Kept in this browser.
const KEY = "abaculus-first-moves";
export const MOVES = 10;

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** How many moves were made at a table with advice; null where there is none. */
export function movesMade(table: string): number | null {
  const made = kept()[table];
  return typeof made === "number" ? made : null;
}

/** Remember it. Only the last few tables matter. */
export function remember(table: string, made: number): void {
  const all = Object.entries({ ...kept(), [table]: made });
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-8))));
  } catch {
    // A browser that keeps nothing gives advice until the page is left.
  }
}
