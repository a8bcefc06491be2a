// Something that a form or a button asks of the server: busy while it is under way, and in words what went wrong.
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
