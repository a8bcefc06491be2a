// Requests about classes and worksheets.
import { ask, nonce } from "./api";
import type { ClassAsked, ClassOverview, ClassShown, Sheet } from "./types";

const at = (code: string, path = ""): string => `/api/classes/${encodeURIComponent(code)}${path}`;

/** A code as people type it, without gaps and in capitals. */
export const tidy = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, "").slice(0, 12);

export const classes = {
  make: (asked: ClassAsked) => ask<{ code: string; link: string }>("/api/classes", asked),
  mine: () => ask<ClassShown[]>("/api/classes/mine"),
  look: (code: string) => ask<ClassShown>(at(code)),
  join: (code: string) => ask<{ table: string }>(at(code, "/join"), { nonce: nonce() }),
  overview: (code: string) => ask<ClassOverview>(at(code, "/teacher")),
  start: (code: string, number: number) => ask<unknown>(at(code, "/start"), { number }),
  close: (code: string) => ask<unknown>(at(code, "/close"), {}),
  sheet: (game: string, asked: { count: number; number: number; level: string }) =>
    ask<Sheet>(`/api/worksheets/${game}?count=${asked.count}&number=${asked.number}&level=${asked.level}`),
};
