// A request that a form or a button makes: whether it is under way, and what went wrong, in words.
import { whyNot } from "./api";

export class Attempt {
  busy = $state(false);
  problem = $state("");
  readonly #inWords: (no: unknown) => string;

  constructor(inWords: (no: unknown) => string = whyNot) {
    this.#inWords = inWords;
  }

  async make(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await work();
    } catch (no) {
      this.problem = this.#inWords(no);
    } finally {
      this.busy = false;
    }
  }
}
