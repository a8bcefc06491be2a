// Reviews and puzzles: what is asked of the server, and what comes back.
import type { components } from "../openapi";
import { ask } from "./api";

type Schemas = components["schemas"];
export type GameReview = Schemas["GameReview"];
export type Judged = Schemas["JudgedShown"];
export type PuzzleShown = Schemas["PuzzleShown"];
export type Guessed = Schemas["Guessed"];

export const teaching = {
  review: (table: string) => ask<GameReview>(`/api/tables/${table}/analysis`, {}),
  puzzle: (game: string) => ask<PuzzleShown>(`/api/games/${encodeURIComponent(game)}/puzzle`),
  /** Without actions: give up, and see the solution. */
  answer: (puzzle: string, actions: number[] | null) => ask<Guessed>(`/api/puzzles/${encodeURIComponent(puzzle)}`, { actions }),
};

/** The decisions that gave most away, worst first. */
export function worst(decisions: Judged[], count: number): Judged[] {
  return decisions
    .filter((one) => one.better_move)
    .sort((a, b) => b.lost_win - a.lost_win || b.lost - a.lost || a.number - b.number)
    .slice(0, count);
}
