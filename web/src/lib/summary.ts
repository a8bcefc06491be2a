// A game that is over, in brief: what the card at the end says and draws.
import { endOf, inARow, placesInWords, whyInWords } from "./ending";
import { say, texts } from "./texts.svelte";
import type { BestMove, FinalCount, Spot, Update } from "./types";
import { isYou, seatName } from "./words";

/** Seats with this rank. */
const ranked = (update: Update, rank: number): number[] =>
  update.table.ranks?.flatMap((own, seat) => (own === rank ? [seat] : [])) ?? [];

/** Who is celebrated: nobody where the game was called off, or while totals are not known. */
export function winnersOf(update: Update): number[] {
  return update.table.totals ? ranked(update, 1) : [];
}

/** By how much the winner won; null where it was not decided by points. */
function marginOf({ table: { totals, why } }: Update, winner: number): number | null {
  const own = totals?.[winner];
  if (!totals || own === undefined || why !== "over") return null;
  const gaps = totals.flatMap((total, seat) => (seat === winner ? [] : [own - total]));
  const decided = gaps.every((gap) => gap > 0) || gaps.every((gap) => gap < 0);
  return decided ? Math.min(...gaps.map(Math.abs)) : null;
}

/** The result in a few words. */
export function headlineOf(update: Update): string {
  const { totals, ranks, game } = update.table;
  if (totals?.length === 1) {
    return say(texts.has(`${game}-solo`) ? `${game}-solo` : "end-solo", { points: totals[0] ?? 0 });
  }
  if (totals && !ranks) return say("end-called-off");
  const winners = winnersOf(update);
  const [winner] = winners;
  if (winner === undefined) return say("play-turn-over");
  if (winners.length === totals?.length) return say("end-draw");
  if (winners.length > 1) return say("end-shared", { names: inARow(winners.map((seat) => seatName(update, seat))) });
  const points = marginOf(update, winner);
  const who = { you: isYou(update, winner), who: seatName(update, winner) };
  return points === null ? say("end-won", who) : say("end-won-by", { ...who, points });
}

/** All of the end, for somebody who only listens. */
export function overInWords(update: Update): string {
  const end = endOf(update);
  const said = [...placesInWords(end), ...whyInWords(end)];
  return [`${headlineOf(update).replace(/\.$/, "")}.`, ...said].join(" ");
}

/** How it was won, where that is worth a sentence. */
export function storyInWords(update: Update, { story }: FinalCount): string {
  const [winner] = winnersOf(update);
  if (!story || winner === undefined) return "";
  return say(`end-${story}`, { you: isYou(update, winner), who: seatName(update, winner) });
}

/** The only seat that the reader has; null for those who watch, or share a device. */
export const ownSeat = ({ you }: Update): number | null => (you.seats.length === 1 ? (you.seats[0] ?? null) : null);

/** What somebody is called here: the reader is "you". */
export const calledHere = (update: Update, seat: number): string =>
  seat === ownSeat(update) ? say("play-you") : seatName(update, seat);

/** Whether the reader has lost. */
export function isLost(update: Update): boolean {
  const own = ownSeat(update);
  return own !== null && (update.table.ranks?.[own] ?? 1) > 1;
}

/** The move to be shown: the best of the game; after a loss, the reader's own best one. */
export function bestOf(update: Update, { best }: FinalCount): BestMove | null {
  const own = ownSeat(update);
  const mine = own === null ? null : best[own];
  if (mine && isLost(update)) return mine;
  const worth = (one: BestMove | null): number => Math.abs(one?.points ?? 0);
  return best.reduce((most, one) => (worth(one) > worth(most) ? one : most), null);
}

/** What is ringed on the board: the best move, if what it placed lies there still. */
export function spotsOf(count: FinalCount, best: BestMove | null): Spot[] {
  if (!best || best.move.cell === null || best.move.kind !== "lay") return [];
  const there = count.moves[best.seat]?.some((one) => one.step === best.step) ?? false;
  return there ? [{ cell: best.move.cell, sides: [], then: "" }] : [];
}

export interface Bar {
  seat: number;
  pieces: { points: number; best: boolean }[];
  /** What was there without any move, such as a head start. */
  before: number;
  /** What is striped: points lost again; where the fewest win, points still held. */
  rest: number;
}

type Piece = FinalCount["moves"][number][number] & { best: boolean };

/** What one turn brought is one piece; the best move stays a piece of its own. */
function inTurns(moves: Piece[]): Bar["pieces"] {
  return moves.reduce<Piece[]>((pieces, one) => {
    const last = pieces.at(-1);
    if (!last || last.best || one.best || !one.round || last.round !== one.round) return [...pieces, one];
    return [...pieces.slice(0, -1), { ...last, points: last.points + one.points }];
  }, []).map(({ points, best }) => ({ points, best }));
}

/** A bar for every player, whose pieces are the moves; those who came first are first. */
export function barsOf(update: Update, count: FinalCount, mostWins: boolean, best: BestMove | null): Bar[] {
  const ranks = update.table.ranks ?? [];
  const bars = count.moves.map((moves, seat) => {
    const isBest = (step: number): boolean => best?.seat === seat && best.step === step;
    const pieces = inTurns(moves.map((one) => ({ ...one, best: isBest(one.step) })));
    const total = count.players[seat]?.total ?? 0;
    const rest = total - moves.reduce((sum, { points }) => sum + points, 0);
    if (!mostWins) return { seat, pieces, before: 0, rest: Math.max(0, total) };
    return { seat, pieces, before: Math.max(0, rest), rest: Math.max(0, -rest) };
  });
  return bars.sort((one, other) => (ranks[one.seat] ?? 0) - (ranks[other.seat] ?? 0));
}

/** How long a bar is: where points were lost again, that part is within it. */
export function lengthOf({ pieces, before, rest }: Bar, mostWins: boolean): number {
  const gained = pieces.reduce((sum, { points }) => sum + points, before);
  return mostWins ? Math.max(gained, rest) : gained + rest;
}
