// The games that somebody plays now: those that wait for them first.
import { api } from "./api";
import { session } from "./session.svelte";
import type { LobbyEntry, Update } from "./types";

const KEY = "abaculus-games";
const MOST = 12;

/** How many there were when this browser looked last: room is kept for so many until the server answers. */
function remembered(): number {
  try {
    return Math.min(MOST, Math.max(0, Number(localStorage.getItem(KEY)) || 0));
  } catch {
    return 0;
  }
}

export const isYours = ({ table, you }: LobbyEntry): boolean => table.mover !== null && you.includes(table.mover);

class Mine {
  tables = $state.raw<LobbyEntry[]>([]);
  /** The first of them as it stands; it comes a moment after the list. */
  first = $state.raw<Update | null>(null);
  expected = $state(remembered());

  async look(): Promise<void> {
    if (!session.known) {
      this.#found([]);
      return;
    }
    try {
      this.#found(await api.mine());
      const first = this.tables[0]?.table;
      this.first = first?.phase === "playing" ? await api.table(first.id) : null;
    } catch {
      // Nothing is said about them then.
      this.#found([]);
    }
  }

  #found(tables: LobbyEntry[]): void {
    const worth = (one: LobbyEntry): number => (isYours(one) ? 2 : Number(one.table.phase === "playing"));
    const order = (one: LobbyEntry, other: LobbyEntry): number =>
      worth(other) - worth(one) || other.table.touched - one.table.touched;
    this.tables = [...tables].sort(order).slice(0, MOST);
    this.expected = this.tables.length;
    try {
      localStorage.setItem(KEY, String(this.expected));
    } catch {
      // Room is not kept; everything still works.
    }
  }
}

export const mine = new Mine();
