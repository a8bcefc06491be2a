// Plain requests to the server.
import { say, texts } from "./texts.svelte";
import type {
  AnalysisAsked, AnalysisShown, Counted, GameFacts, GuestShown, LessonShown, LobbyEntry, NewTable, Refusal, Review, SceneShown, TableMade,
} from "./types";

/** What is wrong with what somebody wrote or set up is for people; other details are for those who write programs. */
const FOR_PEOPLE = ["bad-option", "bad-position", "illegal", "no-game"];

/** A refusal in the language of the page; a reason that the page has no words for, in those of the server. */
export function refusalInWords({ reason, text }: { reason: string; text: string }): string {
  return texts.has(`refused-${reason}`) ? say(`refused-${reason}`) : text;
}

export class Refused extends Error {
  constructor(readonly reason: string, text: string, readonly detail = "") {
    super(refusalInWords({ reason, text }));
  }

  /** With what exactly is wrong, for places where that can be put right: a position, an option, a step that was typed. */
  get inFull(): string {
    return this.detail && FOR_PEOPLE.includes(this.reason) ? `${this.message} ${this.detail}` : this.message;
  }
}

/** Why something did not work, in words: the server's, or that it did not answer. */
export function whyNot(no: unknown, silent = "web-no-server"): string {
  return no instanceof Refused && no.message ? no.message : say(silent);
}

/** The same, with what exactly is wrong. */
export const whyNotInFull = (no: unknown): string => (no instanceof Refused && no.message ? no.inFull : whyNot(no));

/** Ask the server: without a body a GET, with one a POST. Refusals are thrown. */
export async function ask<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { "accept-language": document.documentElement.lang, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused("offline", "");
  }
  const told: unknown = await answer.json();
  if (!answer.ok) {
    const no = told as Refusal;
    throw new Refused(no.reason, no.text, no.detail);
  }
  return told as T;
}

export const api = {
  games: () => ask<GameFacts[]>("/api/games"),
  me: () => ask<GuestShown>("/api/guest"),
  becomeGuest: (name: string) => ask<GuestShown>("/api/guest", { name }),
  code: () => ask<{ code: string }>("/api/guest/code", {}),
  recover: (code: string) => ask<GuestShown>("/api/guest/recover", { code }),
  signOut: () => ask<unknown>("/api/guest/sign-out", {}),
  signOutOthers: (tokens: boolean) => ask<unknown>("/api/guest/sign-out-everywhere", { tokens }),
  pushKey: () => ask<{ key: string }>("/api/push"),
  pushOn: (browser: { endpoint: string; p256dh: string; auth: string }) => ask<unknown>("/api/push", browser),
  pushOff: () => ask<unknown>("/api/push", undefined, "DELETE"),
  makeTable: (table: NewTable) => ask<TableMade>("/api/tables", table),
  sit: (table: string) => ask<unknown>(`/api/tables/${table}/commands`, { type: "sit", nonce: nonce() }),
  mine: () => ask<LobbyEntry[]>("/api/tables/mine"),
  lobby: () => ask<LobbyEntry[]>("/api/tables"),
  lesson: (game: string) => ask<LessonShown>(`/api/lessons/${encodeURIComponent(game)}`),
  review: (table: string) => ask<Review>(`/api/tables/${table}/review`),
  position: (table: string, number: number) => ask<SceneShown>(`/api/tables/${table}/positions/${number}`),
  count: (table: string) => ask<Counted>(`/api/tables/${table}/count`),
  analyse: (asked: AnalysisAsked) => ask<AnalysisShown>("/api/analysis", asked),
  log: (table: string) => ask<unknown>(`/api/tables/${table}/log`),
};

/** What this seat adds to the dice: random, and made here, so that the server cannot have chosen it. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
