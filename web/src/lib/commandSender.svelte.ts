// What a player does at a table, on its way to the server: one thing at a time. A laid piece is shown at once, and the
// page keeps still until the answer.
import { Refused, whyNot } from "./api";
import type { Choice } from "./choice.svelte";
import { onScreen, optimistic, type Optimistic } from "./optimistic";
import type { LiveTable } from "./table.svelte";
import type { Answering, Claim, Command } from "./types";

/** A wait of so many milliseconds is noticed. */
const NOTICED = 300;

export class CommandSender {
  /** Why the last thing did not work, or what else has to be said about it. */
  message = $state("");
  /** A command is on its way: until it is answered, or the game has gone on, no other one is sent. */
  sending = $state(false);
  /** What was laid here and is on its way. */
  painted = $state.raw<Optimistic | null>(null);
  /** Where it was laid: it lies already, and does not come down again. */
  still = $state<string | null>(null);
  /** It takes so long that it is noticed: then the page shows that nothing can be chosen. */
  waiting = $state(false);
  #sent = 0;
  #timer = 0;

  constructor(readonly live: LiveTable, readonly choice: Choice) {}

  get busy(): boolean {
    return this.sending || this.choice.held;
  }
  get #seq(): number {
    return this.live.update?.seq ?? 0;
  }

  /** Send a command, unless another one is on its way. Most name the sequence that they answer. */
  async send(command: Command): Promise<void> {
    if (!this.busy) await this.#deliver(command);
  }
  answer(command: Answering): Promise<void> {
    return this.send({ ...command, seq: this.#seq });
  }
  act(action: number): Promise<void> {
    return this.answer({ type: "act", action });
  }

  /** Make the chosen move. */
  async confirm(): Promise<void> {
    const { scene, move, ghost } = this.choice;
    const seq = this.#seq;
    if (!scene || !move || this.busy) return;
    const laid = optimistic(scene, move, ghost);
    if (laid) {
      this.painted = laid;
      this.still = laid.ghost.cell;
      this.choice.held = true;
      this.#timer = window.setTimeout(() => (this.waiting = true), NOTICED);
      await onScreen(); // the answer may come so soon that a slow phone would work on it first
    }
    await this.#deliver({ type: "act", seq, action: move.action }, seq);
    if (!this.message) return;
    this.#clear();
    this.choice.renew(this.choice.scene);
  }

  /** Say what the chosen move brings; whether that was wrong. */
  async reckon(points: number): Promise<boolean> {
    const action = this.choice.move?.action;
    return action !== undefined && this.#claim({ type: "act", seq: this.#seq, action, reckoned: points });
  }
  /** Say what somebody has in the end; whether that was wrong. */
  count(seat: number, total: number): Promise<boolean> {
    return this.#claim({ type: "count", seat, total });
  }

  /** The server has told something; whether the game has gone on. */
  told(moved: boolean): void {
    if (moved) this.sending = false;
    this.message = "";
    this.#clear();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.painted = null;
    this.waiting = false;
  }

  /** `seq` is what the player saw: by now the game may have gone on. */
  async #deliver(command: Command, seq = this.#seq): Promise<void> {
    this.message = "";
    this.sending = true;
    const mine = ++this.#sent;
    try {
      await this.live.send(command);
    } catch (no) {
      // Somebody was faster, maybe the same person in another window: the board shows it already.
      const seen = no instanceof Refused && no.reason === "stale" && this.#seq > seq;
      if (!seen) this.message = whyNot(no, "web-reconnecting");
    } finally {
      if (mine === this.#sent) this.sending = false;
    }
  }

  async #claim(claim: Claim): Promise<boolean> {
    try {
      await this.live.send(claim);
    } catch (no) {
      if (no instanceof Refused && no.reason === "reckoned-wrong") return true;
      this.message = whyNot(no, "web-reconnecting");
    }
    return false;
  }
}
