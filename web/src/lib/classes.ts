// Requests about classes and worksheets.
import { answerOf, nonce, server } from "./api";
import type { ClassAsked, SheetAsked } from "./types";

const of = (code: string) => ({ params: { path: { code } } });

/** A typed code as the server knows it: without gaps, in capitals. */
export const tidy = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, 12);

export const classes = {
  make: (body: ClassAsked) => answerOf(server.POST("/api/classes", { body })),
  mine: () => answerOf(server.GET("/api/classes/mine")),
  look: (code: string) => answerOf(server.GET("/api/classes/{code}", of(code))),
  join: (code: string) =>
    answerOf(server.POST("/api/classes/{code}/join", { ...of(code), body: { nonce: nonce() } })),
  overview: (code: string) => answerOf(server.GET("/api/classes/{code}/teacher", of(code))),
  start: (code: string, number: number) =>
    answerOf(server.POST("/api/classes/{code}/start", { ...of(code), body: { number } })),
  close: (code: string) => answerOf(server.POST("/api/classes/{code}/close", of(code))),
  sheet: (game: string, query: SheetAsked) =>
    answerOf(server.GET("/api/worksheets/{game}", { params: { path: { game }, query } })),
};
