// A game at a real table, followed from what everybody sees there. The server owns the rules and keeps nothing: every
// step goes there with the position it starts from. What was told is kept in this browser: a phone may fall asleep.
import type { Kind } from "./analysis.svelte";
import { api, whyNotInFull } from "./api";
import { chanceInWords, moveInWords } from "./moves";
import { session } from "./session.svelte";
import { say } from "./texts.svelte";
import type { AnalysisStep, CompanionAsked, CompanionShown, Part } from "./types";

/** A step, and the position that it started from; the first one from none. */
export interface Told {
  from: string | undefined;
  step: AnalysisStep;
}
type Rack = NonNullable<CompanionAsked["held"]>[number];
interface Kept {
  kind: Kind;
  names: string[];
  seen: string[];
  held: Rack[];
}
const key = (game: string): string => `abaculus-companion-${game}`;

export class Companion {
  kind = $state.raw<Kind | null>(null);
  names = $state.raw<string[]>([]);
  steps = $state.raw<Told[]>([]);
  shown = $state.raw<CompanionShown | null>(null);
  /** The piece that is about to be laid. */
  piece = $state("");
  problem = $state("");
  busy = $state(false);
  #held: Rack[] = [];
  #asked = 0;

  name(seat: number): string {
    return this.names[seat] || say("play-player", { number: seat + 1 });
  }

  /** A step, with the name of whoever made it. */
  inWords({ seat, move }: AnalysisStep): string {
    const game = this.kind?.game ?? "";
    if (seat === null) return chanceInWords(game, move, (one) => ({ you: "no", who: this.name(one) }));
    return say("web-said", { who: this.name(seat), what: moveInWords(game, move) });
  }

  /** Start a game, and forget the one before. */
  async begin(kind: Kind, names: string[]): Promise<void> {
    const shown = await this.#ask(kind, {});
    if (!shown) return;
    this.kind = { ...kind, options: shown.options };
    this.names = names.map((name) => name.trim());
    this.#show(shown, []);
  }

  /** Go on with the game that this browser keeps; whether that is possible. Where it is not, the game stays kept. */
  async resume(game: string): Promise<boolean> {
    const kept = keptOf(game);
    if (!kept) return false;
    const shown = await this.#ask(kept.kind, { seen: kept.seen, held: kept.held });
    if (shown?.wrong) this.problem = shown.wrong.why;
    if (!shown || shown.wrong) return false;
    this.kind = kept.kind;
    this.names = kept.names;
    const from = [undefined, ...shown.steps.map((step) => step.position)];
    this.#held = kept.held;
    this.#show(shown, shown.steps.map((step, place) => ({ from: from[place], step })));
    return true;
  }

  /** Something that everybody saw. Says whether it can have happened. */
  async see(text: string): Promise<boolean> {
    const { kind, shown } = this;
    if (!kind || !shown) return false;
    const next = await this.#ask(kind, { position: shown.position, seen: [text] });
    const step = next?.steps[0];
    if (next?.wrong) this.problem = next.wrong.why;
    if (!next || !step) return false;
    this.#held = [];
    this.#show(next, [...this.steps, { from: shown.position, step }]);
    return true;
  }

  /** Where a piece could go; "" puts it down again. */
  async pick(piece: string): Promise<void> {
    const { kind, shown } = this;
    if (!kind || !shown) return;
    const next = await this.#ask(kind, { position: shown.position, piece });
    if (!next) return;
    this.piece = piece;
    this.shown = next;
  }

  /** How the points of a move would come about. */
  async working(text: string): Promise<Part[]> {
    const { kind, shown } = this;
    if (!kind || !shown) return [];
    const next = await api.follow({ ...kind, position: shown.position, seen: [text] });
    return next.steps[0]?.why ?? [];
  }

  /** Undo what was told last. */
  async takeBack(): Promise<void> {
    const last = this.steps.at(-1);
    if (!this.kind || !last) return;
    const before = await this.#ask(this.kind, last.from === undefined ? {} : { position: last.from });
    if (!before) return;
    this.#held = [];
    this.#show(before, this.steps.slice(0, -1));
  }

  /** What the players still hold, now that the game is over. */
  async tell(held: Rack[]): Promise<void> {
    const { kind, shown } = this;
    const last = this.steps.at(-1);
    if (!kind || !shown || !last) return;
    const next = await this.#ask(kind, { position: shown.position, seen: [last.step.text], held });
    const step = next?.steps[0];
    if (!next || !step) return;
    this.#held = held;
    this.#show(next, [...this.steps.slice(0, -1), { from: last.from, step: { ...step, scores: next.scores } }]);
  }

  /** Forget the game. */
  leave(game = this.kind?.game ?? ""): void {
    localStorage.removeItem(key(game));
    this.kind = this.shown = null;
    this.steps = [];
    this.problem = this.piece = "";
  }

  #show(shown: CompanionShown, steps: Told[]): void {
    this.shown = shown;
    this.steps = steps;
    this.piece = "";
    this.#keep();
  }

  #keep(): void {
    if (!this.kind) return;
    const { kind, names } = this;
    const kept: Kept = { kind, names, seen: this.steps.map(({ step }) => step.text), held: this.#held };
    try {
      localStorage.setItem(key(kind.game), JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing: the game is gone with the page.
    }
  }

  async #ask(kind: Kind, more: Partial<CompanionAsked>): Promise<CompanionShown | null> {
    const mine = ++this.#asked;
    this.busy = true;
    try {
      await session.enter();
      const shown = await api.follow({ ...kind, ...more });
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
}

/** The game that this browser keeps, if it is one. */
export function keptOf(game: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game)) ?? "null") as Kept | null;
    return kept?.kind.game === game && Array.isArray(kept.seen) && Array.isArray(kept.names) ? kept : null;
  } catch {
    return null;
  }
}
