// Reviews and puzzles: requests to the server, and its answers.
import type { components } from "../openapi";
import { answerOf, server } from "./api";

type Schemas = components["schemas"];
export type GameReview = Schemas["GameReview"];
export type Judged = Schemas["JudgedShown"];
export type PuzzleShown = Schemas["PuzzleShown"];
export type Guessed = Schemas["Guessed"];

export const teaching = {
  review: (table: string) =>
    answerOf(server.POST("/api/tables/{table}/analysis", { params: { path: { table } } })),
  puzzle: (game: string) => answerOf(server.GET("/api/games/{game}/puzzle", { params: { path: { game } } })),
  /** Without actions: give up, and see the solution. */
  answer: (puzzle: string, actions: number[] | null) =>
    answerOf(server.POST("/api/puzzles/{puzzle}", { params: { path: { puzzle } }, body: { actions } })),
};

/** The decisions that cost most, worst first. */
export function worst(decisions: Judged[], count: number): Judged[] {
  return decisions
    .filter((one) => one.better_move)
    .sort((a, b) => b.lost_win - a.lost_win || b.lost - a.lost || a.number - b.number)
    .slice(0, count);
}
