// A table on the page, held for components: its state, the socket, and what takes its time.
import { refusalInWords } from "../lib/api";
import type { Answering, Claim, Command, Move } from "../lib/types";
import { fromList } from "./choosing";
import { ChoiceView, inItsGame } from "./choiceView.svelte";
import { hinted, nextHint } from "./hint";
import { connection, heard, reactionOver } from "./receive";
import {
  answered, claimOf, claimRefused, complained, confirmed, moveRefused, noticed, refused, sent,
} from "./send";
import { TableSocket, type Answer, type Heard } from "./socket";
import { isBusy, isHandover, isYours, NEW_TABLE, seqOf, type TableState } from "./state";
import { explained, settled, toExplain } from "./working";

/** A wait of so many milliseconds is noticed. */
const NOTICED = 300;
/** So long a reaction is shown. */
const REACTION = 5000;

/** Wait until what has just been changed is painted. */
function onScreen(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

export class LiveTable {
  #state = $state.raw(NEW_TABLE);
  readonly state: TableState = $derived.by(() => {
    const choice = inItsGame(this.#state.choice);
    return choice === this.#state.choice ? this.#state : { ...this.#state, choice };
  });
  readonly choice = new ChoiceView(() => this.state.choice);
  readonly update = $derived(this.state.update);
  readonly working = $derived(this.state.working);
  readonly yours = $derived(isYours(this));
  readonly handover = $derived(isHandover(this));
  readonly problem = $derived(this.state.refusal ? refusalInWords(this.state.refusal) : "");
  readonly #socket: TableSocket;

  constructor(readonly id: string) {
    this.#socket = new TableSocket(id, {
      heard: (message) => this.#hear(message),
      connected: (connected) => this.change(connection, connected),
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** Every change goes through here: `change(togglePanel)`. */
  change<Args extends unknown[]>(step: (state: TableState, ...args: Args) => TableState, ...args: Args): void {
    this.#become(step(this.state, ...args));
  }

  #become(next: TableState): void {
    const before = this.state;
    if (next === before) return;
    this.#state = settled(before, next);
    const asked = toExplain(before, this.#state);
    if (asked) {
      this.ask(asked).then((why) => why.type === "why" && this.change(explained, asked, why), () => undefined);
    }
  }

  #hear(message: Heard): void {
    const [next, command] = heard(this.state, message);
    this.#become(next);
    if (command) this.ask(command).catch(() => undefined);
    if (next.refusal) this.close();
    if (message.type === "reaction") window.setTimeout(() => this.change(reactionOver, message), REACTION);
  }

  /** Ask the server something; what it answers is for whoever asked. */
  ask(command: Command): Promise<Answer> {
    return this.#socket.send(command);
  }

  /** Send a command, unless another one is on its way. */
  async send(command: Command): Promise<void> {
    if (!isBusy(this.state)) await this.#deliver(command, seqOf(this.state), refused);
  }
  /** The same for commands that name the position that they answer. */
  answer(command: Answering): Promise<void> {
    return this.send({ ...command, seq: seqOf(this.state) });
  }
  act(action: number): Promise<void> {
    return this.answer({ type: "act", action });
  }

  /** Do what a line of the list says. */
  async chooseFromList(move: Move): Promise<void> {
    const [next, command] = fromList(this.state, move);
    this.#become(next);
    if (command) await this.send(command);
  }

  /** Make the chosen move. */
  async confirm(): Promise<void> {
    const [next, command] = confirmed(this.state);
    if (!command) return;
    const seq = seqOf(next);
    const { painted } = next;
    this.#become(next);
    if (painted) {
      window.setTimeout(() => this.change(noticed, painted), NOTICED);
      await onScreen(); // the answer may come so soon that a slow phone would work on it first
    }
    await this.#deliver(command, seq, moveRefused);
  }

  /** Say what the chosen move brings. */
  async sayPoints(points: number): Promise<void> {
    const claim = claimOf(this.state, points);
    if (claim) await this.claim(claim);
  }
  async claim(claim: Claim): Promise<void> {
    await this.ask(claim).catch((no: unknown) => this.change(claimRefused, no));
  }

  async hint(): Promise<void> {
    const asked = nextHint(this.state);
    try {
      const hint = await this.ask(asked.command);
      if (hint.type === "hint") this.change(hinted, asked, hint);
    } catch (no) {
      this.change(complained, no);
    }
  }

  async #deliver(command: Command, seq: number, onrefused: typeof refused): Promise<void> {
    this.change(sent);
    const number = this.state.sent;
    try {
      await this.ask(command);
    } catch (no) {
      this.change(onrefused, seq, no);
    } finally {
      this.change(answered, number);
    }
  }
}
