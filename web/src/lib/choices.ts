// What was chosen for each game when it was last played here.
import type { NewTable } from "./types";

export type Way = "bot" | "friends" | "device" | "alone" | "class" | "watch";
export const LEVELS = ["beginner", "casual", "club", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];
export type Reckon = NonNullable<NewTable["reckon"]>;

export interface Choices {
  way: Way;
  /** Only where somebody chose a bot, and did not just take the one that was offered. */
  level: Level;
  players: number;
  names: string[];
  listed: boolean;
  reckon: Reckon;
  options: Record<string, string>;
}
interface Kept {
  last?: string;
  games?: Record<string, Partial<Choices>>;
}
const KEY = "abaculus-play";

function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Kept;
  } catch {
    return {}; // a browser that keeps nothing, or keeps rubbish
  }
}

export const lastGame = (): string => kept().last ?? "";

export const choicesFor = (game: string): Partial<Choices> => kept().games?.[game] ?? {};

export function keepChoices(game: string, choices: Partial<Choices>): void {
  try {
    const before = kept();
    const now: Kept = { last: game, games: { ...before.games, [game]: choices } };
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Not kept; everything still works.
  }
}
