// The best results of playing alone, as far as this browser knows them: those of its guests, who keep their own at the
// server. They stay when a guest signs out or is forgotten.
import { chosenOptions } from "./options";
import type { BestResult, GameFacts } from "./types";

type Terms = BestResult["terms"];
/** A result, and the table where it was reached. */
export interface Best {
  points: number;
  table: string;
}
const KEY = "abaculus-bests";

/** The same game on the same terms has the same key. */
export const keyOf = (game: string, terms: Terms): string =>
  JSON.stringify([game, ...Object.entries(terms).sort(([one], [other]) => (one < other ? -1 : 1))]);

/** The terms of a game that is being set up for one player: the options that matter then, and the rules of today. */
export function termsOf(game: GameFacts, values: Record<string, string>): Terms {
  const chosen = chosenOptions(game, values);
  const matters = game.options.filter(({ players }) => !players || players[0] <= 1);
  return { ...Object.fromEntries(matters.map(({ name }) => [name, chosen[name] ?? ""])), rules: game.rules_version };
}

function kept(): Record<string, Best> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, Best>;
  } catch {
    return {}; // a browser that keeps nothing, or keeps rubbish
  }
}

export const bestHere = (game: string, terms: Terms): Best | null => kept()[keyOf(game, terms)] ?? null;

/** Take note of what the server knows; the best result on its terms, here or there. Of equal ones the older stays. */
export function remember({ game, terms, points, table }: BestResult, mostWins: boolean): Best {
  const all = kept();
  const before = all[keyOf(game, terms)];
  if (before && (mostWins ? before.points >= points : before.points <= points)) return before;
  all[keyOf(game, terms)] = { points, table };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Not kept; the server has it.
  }
  return { points, table };
}
