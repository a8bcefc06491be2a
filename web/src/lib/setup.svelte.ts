// A position being set up by pointing. The rules are the server's: every change goes there, and comes back as a new position with
// all that it can be changed with, or as the reason why it cannot be.
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
  /** The positions before, to take changes back. */
  before = $state.raw<string[]>([]);
  /** The piece of the box that was picked, and how it is turned. */
  piece = $state<string | null>(null);
  turn = $state(0);
  /** The piece of a hand that was picked. */
  held = $state.raw<{ hand: number; slot: number } | null>(null);
  /** The place that the keys are at. */
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
    for (const spot of this.shown?.spots ?? []) if (!spot.pieces || spot.pieces.includes(this.piece)) spots.set(spot.cell, spot.turn ?? null);
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
  /** Where the keys can go: to the places of the picked piece, or to the pieces that lie. */
  #stops = $derived.by(() => {
    if (!this.shown) return [];
    const { tiles, places } = this.shown.scene;
    const all = [...tiles, ...places].filter((spot) => (this.piece === null ? tiles.some((tile) => tile.cell === spot.cell) : this.spots.has(spot.cell)));
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

  /** Begin with a position, or, where it is none of this game with these options, from the beginning. */
  async begin(position: string | null): Promise<void> {
    if (!(await this.#ask(position, null)) && position !== null) await this.#ask(null, null);
  }

  /** Make a change, and say that it is done; `not` says what was not, before the server's reason. */
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

  // -- pointing --------------------------------------------------------------------------------------------------------------

  pick(text: string): void {
    if (this.held) {
      void this.#exchange(this.held.hand, this.held.slot, text);
      return;
    }
    this.piece = this.piece === text ? null : text;
    this.turn = 0;
    this.cell = null;
    this.refused = false;
    this.said = this.piece === null ? "" : say(this.spots.size ? "setup-how-lay" : "setup-how-nowhere", { piece: text });
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

  /** The picked piece comes into a hand in addition. */
  async add(hand: number): Promise<void> {
    if (this.piece !== null) await this.change({ do: "hold", hand, piece: this.piece }, say("setup-held", { piece: this.piece }));
  }

  async drop(): Promise<void> {
    if (!this.held) return;
    const { hand, slot } = this.held;
    await this.change({ do: "drop", hand, slot }, say("setup-dropped", { piece: this.#heldName(hand, slot) }));
  }

  /** Somebody pointed at a cell: the picked piece is laid there, or what lies there is taken off. */
  async point(cell: string): Promise<void> {
    const lies = this.tileOn(cell);
    if (this.piece !== null) {
      const piece = this.piece;
      await this.change({ do: "lay", piece, cell, turn: this.spots.get(cell) ?? this.turn }, say("setup-laid", { piece, cell }), say("setup-not-laid", { piece, cell }));
    } else if (lies !== null) await this.change({ do: "take", cell }, say("setup-taken", { piece: lies, cell }), say("setup-not-taken", { piece: lies, cell }));
  }

  turnBy(step: number): void {
    const turns = this.picked?.turns ?? 1;
    this.turn = (this.turn + step + turns) % turns;
  }

  /** The next place, for those who use keys. */
  step(by: number): void {
    const stops = this.#stops;
    if (!stops.length) return;
    const at = this.cell === null ? (by > 0 ? -1 : 0) : stops.indexOf(this.cell);
    this.cell = stops[(at + by + stops.length) % stops.length] ?? null;
    this.held = null;
    this.refused = false;
    if (this.cell === null) return;
    const lies = this.tileOn(this.cell);
    this.said = lies === null ? say("setup-at-free", { cell: this.cell }) : say("setup-at-piece", { piece: lies, cell: this.cell });
  }

  #heldName(hand: number, slot: number): string {
    return this.shown?.hands[hand]?.pieces[slot] ?? "";
  }
  async #exchange(hand: number, slot: number, piece: string): Promise<void> {
    await this.change({ do: "hold", hand, slot, piece }, say("setup-exchanged", { piece, other: this.#heldName(hand, slot) }));
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
