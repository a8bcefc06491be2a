// A hint, step by step: where to look, which piece, the move.
import { tick } from "svelte";
import type { Choice } from "./choice.svelte";
import { inFull, moveInWords } from "./moves";
import type { LiveTable } from "./table.svelte";
import { say } from "./texts.svelte";

const STEPS = 3;

export class Hints {
  /** The cell to look at. */
  look = $state<string | null>(null);
  #step = 0;

  forget(): void {
    this.look = null;
    this.#step = 0;
  }

  /** Ask for the next step, show it on the board and in the hand, and say it. */
  async next(live: LiveTable, seq: number, choice: Choice): Promise<string> {
    const step = Math.min(STEPS, this.#step + 1);
    const answer = await live.send({ type: "hint", seq, step });
    if (answer.type !== "hint") return "";
    this.#step = step;
    this.look = answer.cell;
    if (step === 1) return `${this.#where(answer.kind, answer.cell)} ${say("hint-more")}`;
    const hand = choice.scene?.hand ?? [];
    const numbers = answer.slots.map((slot) => hand.findIndex((piece) => piece.slot === slot) + 1).sort((a, b) => a - b);
    if (step === 2) {
      const [only] = answer.slots;
      choice.cancel();
      if (answer.slots.length === 1 && only !== undefined && answer.cell !== null) choice.pickPiece(only);
      await tick();
      return `${numbers.length ? say("hint-piece", { numbers: numbers.join(", ") }) : say("hint-no-piece")} ${say("hint-more")}`;
    }
    const move = choice.moves.find((one) => one.action === answer.action);
    if (!move) return "";
    const action = moveInWords(choice.scene?.game ?? "", inFull(choice.scene, move));
    this.look = null;
    choice.take(move);
    await tick(); // what is chosen anew clears what was said before
    return move.points === null ? say("reckon-hint", { action }) : say("play-hint-move", { action, points: move.points });
  }

  #where(kind: string, cell: string | null): string {
    if (cell !== null) return say("hint-where", { cell });
    return say(kind === "lay" ? "hint-lays" : "hint-kind");
  }
}
