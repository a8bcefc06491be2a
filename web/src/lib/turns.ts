// What happened, turn by turn: what somebody did until somebody else was on move, and what chance had to do with it.
import type { LogEntry } from "./types";

export interface TurnDone {
  seat: number;
  entries: LogEntry[];
  points: number;
  /** Whether anything brought points, or could have. */
  scored: boolean;
  /** What the die showed. */
  die: number | null;
}

/** The turns of a log, the first one first. Draws are no turns of their own; for somebody alone everything else is. */
export function turnsOf(log: LogEntry[], seats: number): TurnDone[] {
  const turns: TurnDone[] = [];
  let die: number | null = null;
  let between = true;
  for (const entry of log) {
    if (entry.seat === null) {
      if (entry.move.kind === "roll") {
        die = entry.move.value;
        between = true;
      }
      continue;
    }
    const last = turns.at(-1);
    const goesOn = seats > 1 && last?.seat === entry.seat && !between && !ends(last);
    const turn = goesOn ? last : { seat: entry.seat, entries: [], points: 0, scored: false, die };
    if (!goesOn) turns.push(turn);
    turn.entries.push(entry);
    turn.points += entry.move.points ?? 0;
    turn.scored ||= entry.move.points !== null && (entry.move.kind === "lay" || entry.move.points !== 0);
    die = null;
    between = false;
  }
  return turns;
}

const ends = (turn: TurnDone): boolean => ["end", "miss"].includes(turn.entries.at(-1)?.move.kind ?? "");

/** The cells of what was laid in the last turn in which anything was, and whose it was. */
export function lastLaid(log: LogEntry[], seats: number): { seat: number; cells: Set<string> } | null {
  const turn = turnsOf(log, seats).reverse().find((one) => one.entries.some(({ move }) => move.kind === "lay"));
  if (!turn) return null;
  const cells = turn.entries.flatMap(({ move }) => (move.kind === "lay" && move.cell !== null ? [move.cell] : []));
  return { seat: turn.seat, cells: new Set(cells) };
}

/** Points of the turn that goes on, once something was laid in it; null where nothing was. */
export function pointsSoFar(log: LogEntry[], mover: number): number | null {
  const turn = turnsOf(log, 2).at(-1);
  if (turn?.seat !== mover || ends(turn)) return null;
  return turn.entries.some(({ move }) => move.kind === "lay") ? turn.points : null;
}
