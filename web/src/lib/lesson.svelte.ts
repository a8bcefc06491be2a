// A lesson in progress: where the learner is, what they tried, and what they are told about it.
// Which answers are right comes from the server.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { answerOf, api, server } from "./api";
import { Chooser } from "../table/choiceView.svelte";
import { pickCell, renew, take } from "../table/choose";
import { say, texts } from "./texts.svelte";
import type { LessonShown, LessonStep, Move, Part, SceneShown } from "./types";

export interface Told {
  right: boolean;
  text: string;
  /** What the move scores; null where points are not the subject. */
  points: number | null;
  parts: Part[];
}

export class LessonRun {
  choice = new Chooser();
  lesson = $state.raw<LessonShown | null>(null);
  at = $state(0);
  told = $state.raw<Told | null>(null);
  problem = $state(false);
  /** How often the step was tried without success: more help is offered then. */
  tries = $state(0);
  #after = $state.raw<SceneShown | null>(null);
  #words = $state.raw<FluentBundle | null>(null);

  steps = $derived(this.lesson?.steps ?? []);
  step = $derived<LessonStep | undefined>(this.steps[this.at]);
  /** Whether every step is behind the learner. */
  finished = $derived(this.lesson !== null && this.at >= this.steps.length);
  /** Whether the learner can go on: there was nothing to do, or it is done. */
  done = $derived(this.step !== undefined && (!this.step.wanted.length || this.told?.right === true));
  scene = $derived<SceneShown | null>(this.#after ?? this.step?.scene ?? null);
  ready = $derived(this.lesson !== null && this.#words !== null);

  constructor(readonly game: string) {}

  async load(): Promise<void> {
    this.problem = false;
    try {
      this.lesson = await api.lesson(this.game);
      this.go(0);
    } catch {
      this.problem = true;
    }
  }

  /** The texts of the lesson, in the language of the page. */
  async read(language: string): Promise<void> {
    try {
      const path = { game: this.game, language };
      const answer = server.GET("/api/lessons/{game}/texts/{language}", { params: { path }, parseAs: "text" });
      const words = new FluentBundle(language, { useIsolating: false });
      words.addResource(new FluentResource(await answerOf(answer)));
      this.#words = words;
    } catch {
      this.problem = true;
    }
  }

  /** A text of this step; empty where there is none. */
  words(end = ""): string {
    const message = this.#words?.getMessage(`lesson-${this.game}-${this.step?.name ?? ""}${end}`);
    return this.#words && message?.value ? this.#words.formatPattern(message.value) : "";
  }

  go(step: number): void {
    this.at = Math.max(0, Math.min(this.steps.length, step));
    this.again();
    this.tries = 0;
  }

  /** The step from its beginning. */
  again(): void {
    this.#after = null;
    this.told = null;
    this.choice.change(renew, this.step?.scene ?? null);
  }

  /** The learner makes a move. */
  make(move: Move): void {
    const step = this.step;
    if (!step || this.done) return;
    const parts = step.why[String(move.action)] ?? [];
    const points = parts.length ? parts.reduce((sum, part) => sum + part.points, 0) : move.points || null;
    if (!step.wanted.includes(move.action)) {
      this.tries += 1;
      const text = step.least !== null ? say("learn-too-few", { points: step.least }) : say("learn-not-this");
      this.told = { right: false, text: [text, this.words("-hint")].filter(Boolean).join(" "), points, parts };
      return;
    }
    this.told = { right: true, text: this.words("-done"), points, parts };
    const after = step.after[String(move.action)];
    if (after) {
      this.#after = after;
      this.choice.change(renew, { ...after, moves: { columns: [], rows: [] } });
    }
  }

  /** The learner points at a place. */
  point(cell: string): void {
    const step = this.step;
    if (!step?.wanted.length || this.done) return;
    if (this.choice.goals.has(cell)) {
      this.told = null;
      this.choice.change(pickCell, cell);
      return;
    }
    const why = step.refused[cell];
    const text = why ? this.words(`-why-${why}`) : "";
    const pieceFirst = this.choice.piece === null && step.scene.hand.length > 0 && !this.choice.goals.size;
    const otherwise = say(pieceFirst ? "learn-pick-first" : "learn-nothing-there");
    this.told = { right: false, text: text || otherwise, points: null, parts: [] };
  }

  /** Show the answer to a learner who is stuck; they confirm it themselves. */
  show(): void {
    const move = this.choice.moves.find((one) => one.action === this.step?.wanted[0]);
    if (!move) return;
    this.choice.change(take, move);
    const hint = this.words("-hint");
    this.told = hint ? { right: false, text: hint, points: null, parts: [] } : null;
    if (move.cell === null && !move.slots.length) this.make(move);
  }
}

/** What a move scored, for the learner: the sum, then where it comes from. */
export function working({ points, parts }: Told): string {
  if (points === null) return "";
  const line = parts.length ? texts.working(parts) : "";
  return line ? say("play-preview", { points, working: line }) : say("play-points", { points });
}
