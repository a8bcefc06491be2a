// Plain requests to the server.
import createClient from "openapi-fetch";
import type { components, paths } from "../openapi";
import { say, texts } from "./texts.svelte";
import type { AnalysisAsked, CompanionAsked, NewTable, Refusal, SettingUpAsked } from "./types";

type Schemas = components["schemas"];

/** The reasons whose details are for people: something they wrote or set up is wrong. Others are for programmers. */
const FOR_PEOPLE = ["bad-option", "bad-position", "illegal", "no-game"];

/** A refusal in the language of the page, or in the server's words where the page has none for its reason. */
export function refusalInWords({ reason, text }: { reason: string; text: string }): string {
  return texts.has(`refused-${reason}`) ? say(`refused-${reason}`) : text;
}

export class Refused extends Error {
  constructor(readonly reason: string, text: string, readonly detail = "") {
    super(refusalInWords({ reason, text }));
  }

  /** With the details, for places where the mistake can be put right: a position, an option, a typed step. */
  get inFull(): string {
    return this.detail && FOR_PEOPLE.includes(this.reason) ? `${this.message} ${this.detail}` : this.message;
  }
}

/** Why something did not work, in words: the server's, or that it did not answer. */
export function whyNot(no: unknown, silent = "web-no-server"): string {
  return no instanceof Refused && no.message ? no.message : say(silent);
}

/** The same, with the details. */
export const whyNotInFull = (no: unknown): string =>
  no instanceof Refused && no.message ? no.inFull : whyNot(no);

/** The server. Paths, parameters and answers are checked against its OpenAPI document. */
export const server = createClient<paths>({
  fetch: async (request) => {
    request.headers.set("accept-language", document.documentElement.lang);
    try {
      return await fetch(request);
    } catch {
      throw new Refused("offline", "");
    }
  },
});

const isRefusal = (said: unknown): said is Refusal => typeof said === "object" && said !== null && "reason" in said;

/** The server's answer. Refusals are thrown. */
export async function answerOf<T>(asked: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await asked;
  if (response.ok) return data as T;
  // A proxy between us and the server may refuse in a format of its own.
  if (!isRefusal(error)) throw new Error(`status ${response.status}`);
  throw new Refused(error.reason, error.text, error.detail);
}

const at = (table: string) => ({ params: { path: { table } } });

export const api = {
  games: () => answerOf(server.GET("/api/games")),
  me: () => answerOf(server.GET("/api/guest")),
  becomeGuest: (name: string) => answerOf(server.POST("/api/guest", { body: { name } })),
  code: () => answerOf(server.POST("/api/guest/code")),
  recover: (code: string) => answerOf(server.POST("/api/guest/recover", { body: { code } })),
  signOut: () => answerOf(server.POST("/api/guest/sign-out")),
  signOutOthers: (tokens: boolean) => answerOf(server.POST("/api/guest/sign-out-everywhere", { body: { tokens } })),
  pushKey: () => answerOf(server.GET("/api/push")),
  pushOn: (body: Schemas["PushAsked"]) => answerOf(server.POST("/api/push", { body })),
  pushOff: () => answerOf(server.DELETE("/api/push")),
  makeTable: (body: NewTable) => answerOf(server.POST("/api/tables", { body })),
  sit: (table: string) =>
    answerOf(server.POST("/api/tables/{table}/commands", { ...at(table), body: { type: "sit", nonce: nonce() } })),
  mine: () => answerOf(server.GET("/api/tables/mine")),
  /** The games that ended last, so many at most. */
  ended: (most: number) => answerOf(server.GET("/api/tables/mine", { params: { query: { over: true, most } } })),
  table: (table: string) => answerOf(server.GET("/api/tables/{table}", at(table))),
  puzzle: () => answerOf(server.GET("/api/puzzles/today")),
  lobby: () => answerOf(server.GET("/api/tables")),
  lesson: (game: string) => answerOf(server.GET("/api/lessons/{game}", { params: { path: { game } } })),
  review: (table: string) => answerOf(server.GET("/api/tables/{table}/review", at(table))),
  position: (table: string, number: number) =>
    answerOf(server.GET("/api/tables/{table}/positions/{number}", { params: { path: { table, number } } })),
  count: (table: string) => answerOf(server.GET("/api/tables/{table}/count", at(table))),
  bests: () => answerOf(server.GET("/api/guest/bests")),
  bestLike: (table: string) => answerOf(server.GET("/api/tables/{table}/best", at(table))),
  analyse: (body: AnalysisAsked) => answerOf(server.POST("/api/analysis", { body })),
  follow: (body: CompanionAsked) => answerOf(server.POST("/api/companion", { body })),
  setUp: (body: SettingUpAsked) => answerOf(server.POST("/api/setting-up", { body })),
};

/** What this seat adds to the dice: random, and made here, so that the server cannot have chosen it. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
