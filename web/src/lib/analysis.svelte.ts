// A game on the analysis board: a tree of what happened and what might have. The server owns the rules: every added
// step goes there with the position it starts from, and comes back with its points, or with the reason why it is not
// allowed.
import { api, whyNotInFull } from "./api";
import type { GameLog } from "./gamelog";
import { session } from "./session.svelte";
import { say } from "./texts.svelte";
import type { AnalysisAsked, AnalysisShown, AnalysisStep, Counted } from "./types";
import { nameInLog } from "./words";

export interface Node {
  /** How it came about; null for the position that everything starts from. */
  step: AnalysisStep | null;
  position: string;
  parent: Node | null;
  children: Node[];
}

export interface Kind {
  game: string;
  options: Record<string, string | number>;
  tiles?: string;
}

export class Analysis {
  kind = $state.raw<Kind>({ game: "", options: {} });
  seats = $state.raw<string[]>([]);
  /** Where the game was taken up, if not at its beginning. */
  begun = $state.raw<string | null>(null);
  root = $state.raw<Node | null>(null);
  now = $state.raw<Node | null>(null);
  shown = $state.raw<AnalysisShown | null>(null);
  counted = $state.raw<Counted | null>(null);
  problem = $state("");
  busy = $state(false);
  /** Grows with every change of the tree. */
  grown = $state(0);
  #asked = 0;

  /** The steps that lead to where we are, and those that follow along the first branches. */
  line = $derived.by(() => {
    void this.grown;
    const line: Node[] = [];
    for (let node = this.now; node; node = node.parent) line.unshift(node);
    for (let node = this.now?.children[0]; node; node = node.children[0]) line.push(node);
    return line;
  });
  at = $derived(this.now ? this.line.indexOf(this.now) : 0);

  async #ask(more: Partial<AnalysisAsked>): Promise<AnalysisShown | null> {
    const mine = ++this.#asked;
    this.busy = true;
    try {
      await session.enter();
      const { game, options, tiles } = this.kind;
      const shown = await api.analyse({ game, options, ...(tiles === undefined ? {} : { tiles }), ...more });
      if (mine !== this.#asked) return null;
      this.problem = "";
      return shown;
    } catch (no) {
      if (mine === this.#asked) this.problem = whyNotInFull(no);
      return null;
    } finally {
      if (mine === this.#asked) this.busy = false;
    }
  }

  /** Start over: a game from its beginning, from a position, or with everything that happened in it.
   *  Says whether that could be set up. */
  async begin(kind: Kind, position: string | null, actions: string[] = [], seats: string[] = []): Promise<boolean> {
    const before = this.kind;
    this.kind = kind;
    const shown = await this.#ask({ ...(position === null ? {} : { position }), actions });
    if (!shown) {
      this.kind = before.game ? before : kind;
      return false;
    }
    this.kind = { ...kind, options: shown.options };
    this.seats = shown.scores.map((_, seat) => nameInLog(seats, seat));
    this.begun = position;
    this.root = { step: null, position: shown.start, parent: null, children: [] };
    this.now = this.root;
    this.#grow(shown);
    this.#wrong(shown, actions.length);
    return true;
  }

  /** Add a step after where we are, in notation or by its number; one that is there already is followed.
   *  Says whether that was possible. */
  async add(action: string | number): Promise<boolean> {
    const from = this.now;
    if (!from) return false;
    const shown = await this.#ask({ position: from.position, actions: [action] });
    if (!shown) return false;
    if (shown.wrong) {
      this.problem = shown.wrong.why;
      return false;
    }
    this.#grow(shown);
    return true;
  }

  async go(node: Node): Promise<void> {
    if (node === this.now) return;
    this.now = node;
    const shown = await this.#ask({ position: node.position });
    if (shown) {
      this.shown = shown;
      this.counted = null;
    }
  }

  async by(steps: number): Promise<void> {
    const node = this.line[Math.max(0, Math.min(this.line.length - 1, this.at + steps))];
    if (node) await this.go(node);
  }

  /** Drop where we are and all that follows it. */
  async drop(): Promise<void> {
    const node = this.now;
    if (!node?.parent) return;
    node.parent.children = node.parent.children.filter((one) => one !== node);
    this.grown++;
    await this.go(node.parent);
  }

  async count(): Promise<void> {
    const shown = await this.#ask({ ...this.#origin(), actions: this.actions(), counted: true });
    if (shown) this.counted = shown.counted ?? null;
  }

  /** Everything up to where we are. */
  actions(): string[] {
    return this.line.slice(1, this.at + 1).map((node) => node.step?.text ?? "");
  }

  log(): GameLog {
    const { game, options, tiles } = this.kind;
    const actions = this.line.slice(1).map((node) => node.step?.text ?? "");
    const chosen = tiles === undefined ? options : { ...options, tiles };
    return { game, options: chosen, seats: this.seats, ...this.#origin(), actions };
  }

  #origin(): { position?: string } {
    return this.begun === null ? {} : { position: this.begun };
  }

  #grow(shown: AnalysisShown): void {
    let node = this.now;
    for (const step of shown.steps) {
      if (!node) break;
      const known: Node | undefined = node.children.find((one) => one.step?.text === step.text);
      const next: Node = known ?? { step, position: step.position, parent: node, children: [] };
      // The branch that was followed last comes first.
      node.children = [next, ...node.children.filter((one) => one !== next)];
      node = next;
    }
    this.now = node;
    this.grown++;
    this.shown = shown;
    this.counted = null;
  }

  #wrong(shown: AnalysisShown, steps: number): void {
    if (shown.wrong) {
      const { number, text, why } = shown.wrong;
      this.problem = say("study-wrong", { number, steps, action: text, reason: why });
    }
  }
}
