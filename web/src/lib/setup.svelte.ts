// A position being set up by pointing. The server owns the rules: every change goes there, and comes back as a new
// position with everything that can be changed in it, or as the reason why the change is not allowed.
import { turned } from "../board/look";
import type { Kind } from "./analysis.svelte";
import { api, Refused } from "./api";
import type { Ghost } from "../table/choice";
import { session } from "./session.svelte";
import { say } from "./texts.svelte";
import type { BoxPiece, SettingUpAsked, SettingUpShown } from "./types";

export type Change = NonNullable<SettingUpAsked["change"]>;

export class SettingUp {
  shown = $state.raw<SettingUpShown | null>(null);
  /** The earlier positions, for undoing changes. */
  before = $state.raw<string[]>([]);
  /** The piece picked from the box, and how it is turned. */
  piece = $state<string | null>(null);
  turn = $state(0);
  /** The piece picked from a hand. */
  held = $state.raw<{ hand: number; slot: number } | null>(null);
  /** The place that the keyboard has reached. */
  cell = $state<string | null>(null);
  /** What happened last, or why it could not. */
  said = $state("");
  refused = $state(false);
  busy = $state(false);

  constructor(readonly kind: Kind, readonly seats: string[]) {}

  picked = $derived.by((): BoxPiece | null => this.shown?.pieces.find((one) => one.text === this.piece) ?? null);
  /** Where the picked piece fits, and the turn that it must have there, if only one fits. */
  spots = $derived.by(() => {
    const spots = new Map<string, number | null>();
    if (this.piece === null) return spots;
    for (const { cell, pieces, turn } of this.shown?.spots ?? []) {
      if (!pieces || pieces.includes(this.piece)) spots.set(cell, turn ?? null);
    }
    return spots;
  });
  #fitting = $derived.by(() => {
    const spots = this.shown?.spots ?? [];
    return spots.some((spot) => !spot.pieces) ? null : new Set(spots.flatMap((spot) => spot.pieces ?? []));
  });
  goals = $derived(new Map<string, number | null>([...this.spots.keys()].map((cell) => [cell, null])));
  ghost = $derived.by((): Ghost | null => {
    if (!this.shown || !this.picked || this.cell === null) return null;
    const turn = this.spots.get(this.cell) ?? this.turn;
    return { cell: this.cell, fields: turned(this.shown.scene.shape, this.picked.fields, turn) };
  });
  /** Where the keyboard can go: to the places where the picked piece fits, or to the pieces on the board. */
  #stops = $derived.by(() => {
    if (!this.shown) return [];
    const { tiles, places } = this.shown.scene;
    const taken = new Set(tiles.map((tile) => tile.cell));
    const stops = this.piece === null ? taken : this.spots;
    const all = [...tiles, ...places].filter((spot) => stops.has(spot.cell));
    return all.sort((a, b) => a.y - b.y || a.x - b.x).map((spot) => spot.cell);
  });

  name(seat: number): string {
    return this.seats[seat] || say("play-player", { number: seat + 1 });
  }
  /** Whether a piece of the box fits anywhere on the table. */
  fitting(text: string): boolean {
    return this.#fitting?.has(text) ?? true;
  }
  tileOn(cell: string): string | null {
    return this.shown?.scene.tiles.find((tile) => tile.cell === cell)?.text ?? null;
  }

  /** Begin with a position, or from the start of the game if the position does not fit the game and its options. */
  async begin(position: string | null): Promise<void> {
    if (!(await this.#ask(position, null)) && position !== null) await this.#ask(null, null);
  }

  /** Make a change, and say that it is done; `not` says what could not be done, before the server's reason. */
  async change(change: Change, done: string, not = ""): Promise<void> {
    const from = this.shown?.position;
    if (from === undefined || this.busy) return;
    if (!(await this.#ask(from, change, not))) return;
    this.before = [...this.before, from];
    this.said = done;
    this.forget();
  }

  async undo(): Promise<void> {
    const last = this.before.at(-1);
    if (last === undefined || !(await this.#ask(last, null))) return;
    this.before = this.before.slice(0, -1);
    this.said = say("setup-undone");
    this.forget();
  }

  forget(): void {
    this.piece = null;
    this.turn = 0;
    this.held = null;
    this.cell = null;
  }

  // -- pointing -----------------------------------------------------------------------------------------------------

  pick(text: string): void {
    if (this.held) {
      void this.#exchange(this.held.hand, this.held.slot, text);
      return;
    }
    this.piece = this.piece === text ? null : text;
    this.turn = 0;
    this.cell = null;
    this.refused = false;
    const how = this.spots.size ? "setup-how-lay" : "setup-how-nowhere";
    this.said = this.piece === null ? "" : say(how, { piece: text });
  }

  pickHeld(hand: number, slot: number): void {
    if (this.piece !== null) {
      void this.#exchange(hand, slot, this.piece);
      return;
    }
    this.held = this.held?.hand === hand && this.held.slot === slot ? null : { hand, slot };
    this.cell = null;
    this.refused = false;
    this.said = this.held ? say("setup-how-held", { piece: this.#heldName(hand, slot) }) : "";
  }

  /** Add the picked piece to a hand. */
  async add(hand: number): Promise<void> {
    const piece = this.piece;
    if (piece !== null) await this.change({ do: "hold", hand, piece }, say("setup-held", { piece }));
  }

  async drop(): Promise<void> {
    if (!this.held) return;
    const { hand, slot } = this.held;
    await this.change({ do: "drop", hand, slot }, say("setup-dropped", { piece: this.#heldName(hand, slot) }));
  }

  /** Somebody pointed at a cell: the picked piece is laid there, or the piece on it is taken off. */
  async point(cell: string): Promise<void> {
    const laying = this.piece !== null;
    const piece = this.piece ?? this.tileOn(cell);
    if (piece === null) return;
    const told = { piece, cell };
    if (laying) {
      const turn = this.spots.get(cell) ?? this.turn;
      await this.change({ do: "lay", piece, cell, turn }, say("setup-laid", told), say("setup-not-laid", told));
    } else {
      await this.change({ do: "take", cell }, say("setup-taken", told), say("setup-not-taken", told));
    }
  }

  turnBy(step: number): void {
    const turns = this.picked?.turns ?? 1;
    this.turn = (this.turn + step + turns) % turns;
  }

  /** The next place, for those who use the keyboard. */
  step(by: number): void {
    const stops = this.#stops;
    if (!stops.length) return;
    const at = this.cell === null ? (by > 0 ? -1 : 0) : stops.indexOf(this.cell);
    const cell = stops[(at + by + stops.length) % stops.length] ?? null;
    this.cell = cell;
    this.held = null;
    this.refused = false;
    if (cell === null) return;
    const piece = this.tileOn(cell);
    this.said = piece === null ? say("setup-at-free", { cell }) : say("setup-at-piece", { piece, cell });
  }

  #heldName(hand: number, slot: number): string {
    return this.shown?.hands[hand]?.pieces[slot] ?? "";
  }
  async #exchange(hand: number, slot: number, piece: string): Promise<void> {
    const other = this.#heldName(hand, slot);
    await this.change({ do: "hold", hand, slot, piece }, say("setup-exchanged", { piece, other }));
  }

  fail(why: string): void {
    this.said = why;
    this.refused = true;
  }

  async #ask(position: string | null, change: Change | null, not = ""): Promise<boolean> {
    this.busy = true;
    try {
      await session.enter();
      const { game, options, tiles } = this.kind;
      const whole = { game, options, ...(tiles === undefined ? {} : { tiles }) };
      this.shown = await api.setUp({ ...whole, ...(position === null ? {} : { position }), change });
      this.refused = false;
      return true;
    } catch (no) {
      if (!(no instanceof Refused) || !no.message) this.fail(say("web-no-server"));
      else this.fail(not && no.detail ? `${not} ${no.detail}` : no.inFull);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
