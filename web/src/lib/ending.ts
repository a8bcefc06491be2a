// How a game ended, in words: who won, who came second and third, and why it was over.
// Before that: what is about to end it.
import { say, texts } from "./texts.svelte";
import type { LogEntry, SceneNote, Update } from "./types";
import { isYou, seatName } from "./words";

/** A game that is over or goes on, at a table or on the analysis board. Who comes where is the server's word. */
export interface Ended {
  game: string;
  /** Points in the end; null while they are not known. */
  totals: number[] | null;
  ranks: number[] | null;
  notes: SceneNote[];
  who: (seat: number) => string;
  you: (seat: number) => string;
}

export const endOf = (update: Update): Ended => ({
  game: update.table.game,
  totals: update.table.totals,
  ranks: update.table.ranks,
  notes: update.table.endings,
  who: (seat) => seatName(update, seat),
  you: (seat) => isYou(update, seat),
});

/** Names one after the other, as in a sentence. */
export function inARow(names: string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  const initial = last.normalize("NFD").charAt(0).toLowerCase();
  return say("play-and", { some: names.slice(0, -1).join(", "), last, initial });
}

/** Who has a rank, with their points; nothing where nobody has it. */
function placeInWords({ totals, ranks, who, you }: Ended, place: number): string {
  const seats = ranks?.flatMap((rank, seat) => (rank === place ? [seat] : [])) ?? [];
  const [seat] = seats;
  if (!totals || seat === undefined) return "";
  const points = totals[seat] ?? 0;
  const names = inARow(seats.map(who));
  if (place > 1) return say("play-ranked", { place, names, count: seats.length, points });
  if (seats.length > 1) return say("play-shared", { names, points });
  return say("play-won", { you: you(seat), who: who(seat), points });
}

/** Who won, or what was reached alone; nothing before that may be known, and where nobody won. */
export function resultInWords(end: Ended): string {
  if (end.totals?.length !== 1) return placeInWords(end, 1);
  const own = `${end.game}-solo`;
  return say(texts.has(own) ? own : "play-solo", { points: end.totals[0] ?? 0 });
}

/** Who came second, third, ..., a sentence each. */
export function placesInWords(end: Ended): string[] {
  return end.ranks?.map((_, seat) => placeInWords(end, seat + 2)).filter(Boolean) ?? [];
}

function noted({ who, you }: Ended, note: SceneNote): string {
  return texts.note(note, note.player === null ? {} : { who: who(note.player), you: you(note.player) });
}

/** Why it is over, and who gave up, a sentence each. */
export const whyInWords = (end: Ended): string[] => end.notes.map((note) => noted(end, note) || say("play-ended"));

/** What players should know of a position before they decide, a sentence each, as far as there are words for it. */
export const notedInWords = (end: Ended, notes: SceneNote[]): string[] =>
  notes.map((note) => noted(end, note)).filter(Boolean);

/** Why a turn was missed, a sentence each. */
export const reasonsInWords = (update: Update, entry: LogEntry): string[] =>
  notedInWords(endOf(update), entry.reasons);

/** What players should know of the position at a table where the game goes on. */
export function noticesInWords(update: Update | null): string[] {
  if (!update?.scene || update.table.phase !== "playing" || update.table.paused) return [];
  return notedInWords(endOf(update), update.scene.notes);
}

/** What the position asks of whoever is on move, where that is more than to pick a piece and a place. */
export function taskInWords(update: Update | null): string {
  const task = update?.scene?.task;
  return update && task && update.table.phase === "playing" ? noted(endOf(update), task) : "";
}
