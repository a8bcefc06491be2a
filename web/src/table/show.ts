// What a table shows besides its board: sentences about its state, and what is open on the page.
import { claimInWords, pieceInWords } from "../lib/moves";
import { say, texts } from "../lib/texts.svelte";
import type { SceneShown, Spot } from "../lib/types";
import { taskInWords } from "../lib/ending";
import { pointsSoFar } from "../lib/turns";
import { sayOf, seatName } from "../lib/words";
import { buttonsIn, canTurn, chosenMove, movesIn } from "./choice";
import { hasToSay, isYours, NO_HINT, type Of, type Reading, type TableState } from "./state";

/** Whose turn it is, or what else is the matter; nothing once the game is over. */
export function statusOf(state: Of<"update">): string {
  const { update } = state;
  if (!update) return "";
  const { phase, paused, mover, seats } = update.table;
  if (phase === "waiting") return say("web-waiting");
  if (paused) return say("web-paused");
  if (mover == null) return "";
  if (isYours(state)) return say("play-turn-you");
  return say(seats[mover]?.bot ? "play-turn-bot" : "play-turn-other", { who: seatName(update, mover) });
}

/** What the chosen move brings, and why. */
export function previewOf(state: Of<"update" | "choice" | "working">): string {
  const { worth, parts } = state.working;
  const move = chosenMove(state.choice);
  const game = state.update?.table.game ?? "";
  if (move?.cell === null && !worth) return "";
  if (worth === null) return move?.claim ? say(`claim-${game}`, { count: move.claim }) : "";
  const working = texts.working(parts);
  const points = say("play-points", { points: worth });
  if (hasToSay(state, move)) {
    return say("reckon-working", { working: working ? `${working} → ${points}.` : say("reckon-nothing") });
  }
  const brought = working ? say("play-preview", { points: worth, working }) : points;
  return `${brought}${claimInWords(game, move?.claim ?? 0)}`;
}

/** What can be done now; nothing while a move is chosen, or something else is said. */
export function guideOf(state: Of<"update" | "choice" | "working" | "message" | "log">): string {
  const { choice, update } = state;
  if (state.message || chosenMove(choice) || !update) return "";
  if (choice.several) return say("web-exchange-how");
  if (!isYours(state)) return "";
  const { game } = update.table;
  const task = taskInWords(update);
  if (choice.piece !== null) return say(canTurn(choice) ? "web-pick-turn" : "web-pick-place");
  const lays = movesIn(choice).some((move) => move.cell !== null);
  if (!lays) return task;
  if (!update.scene?.hand.length) return task || sayOf(game, "pick-board");
  const points = pointsSoFar(state.log, update.table.mover ?? -1);
  const ends = buttonsIn(choice).some((move) => move.kind === "end");
  return points !== null && ends ? sayOf(game, "more", { points }) : sayOf(game, "pick");
}

/** What is chosen, for those who do not see it. */
export function chosenInWords({ choice, update }: Of<"choice" | "update">): string {
  if (choice.cell !== null) return say("web-chosen", { cell: choice.cell });
  const scene = update?.scene;
  const place = scene?.hand.findIndex((piece) => piece.slot === choice.piece) ?? -1;
  const piece = scene?.hand[place];
  if (!scene || !piece) return "";
  return `${say("web-piece", { number: place + 1, piece: pieceInWords(scene.game, piece) })}.`;
}

// -- what is open ----------------------------------------------------------------------------------------------------

export const togglePanel = (state: TableState): TableState => ({ ...state, panel: !state.panel });
export const toggleList = (state: TableState): TableState => ({ ...state, listed: !state.listed });

/** Open the final count or the replay, or close it again. The board shows the end. */
export function toggleReading(state: TableState, what: Reading): TableState {
  const reading = state.reading === what ? null : what;
  return { ...state, reading, lights: [], past: null, hint: NO_HINT };
}

/** What is open of that: nothing before the end. */
export const readingOf = ({ update, reading }: Of<"update" | "reading">): Reading | null =>
  update?.table.phase === "over" ? reading : null;

export const lit = (state: TableState, lights: Spot[]): TableState => ({ ...state, lights });

/** A position of the replay, null for the last one, and a cell to look at there. */
export function replayed(state: TableState, past: SceneShown | null, look: string | null): TableState {
  return { ...state, past, hint: { ...state.hint, look } };
}
