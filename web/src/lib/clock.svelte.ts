// Clocks at a table, as they run down between two messages.
import type { TableFacts } from "./types";

/** Milliseconds that a seat has left; null where no clock runs. */
export function timeLeft(table: TableFacts, seat: number, now: number): number | null {
  const { per_game: whole, per_move: each } = table.settings;
  const runs = table.mover === seat && table.phase === "playing" && !table.paused;
  const running = runs ? Math.max(0, now - table.since) : 0;
  if (whole != null) return Math.max(0, 1000 * whole - (table.seats[seat]?.spent ?? 0) - running);
  if (each != null && table.mover === seat) return Math.max(0, 1000 * each - running);
  return null;
}

/** Minutes and seconds; hours, or days, where there are any. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const two = (value: number): string => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The time, once a second, while somebody looks. */
export class Ticking {
  now = $state(Date.now());

  start(): () => void {
    const timer = window.setInterval(() => (this.now = Date.now()), 1000);
    return () => clearInterval(timer);
  }
}
