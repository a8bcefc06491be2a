// What a table shows besides its board: sentences about its state, and what is open on the page.
import { claimInWords, pieceInWords } from "../lib/moves";
import { say, texts } from "../lib/texts.svelte";
import type { SceneShown, Spot } from "../lib/types";
import { seatName } from "../lib/words";
import { canTurn, chosenMove, goalsOf } from "./choice";
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
  if (worth === null) return move?.claim ? say(`claim-${game}`, { count: move.claim }) : "";
  const working = texts.working(parts);
  const points = say("play-points", { points: worth });
  if (hasToSay(state, move)) {
    return say("reckon-working", { working: working ? `${working} → ${points}.` : say("reckon-nothing") });
  }
  const brought = working ? say("play-preview", { points: worth, working }) : points;
  return `${brought}${claimInWords(game, move?.claim ?? 0)}`;
}

/** What comes next, or what the chosen move brings. */
export function guideOf(state: Of<"update" | "choice" | "working" | "message">): string {
  const { choice } = state;
  if (state.message) return "";
  if (chosenMove(choice)) return previewOf(state);
  if (choice.several) return say("web-exchange-how");
  if (!isYours(state)) return "";
  if (choice.piece !== null) return say(canTurn(choice) ? "web-pick-turn" : "web-pick-place");
  if (state.update?.scene?.hand.length) return say("web-pick-piece");
  return goalsOf(choice).size ? say("web-pick-board") : "";
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

/** Something below the board takes much room: then the board keeps its share, and what does not fit is scrolled. */
export function isCrowded(state: Of<"update" | "reading" | "listed">): boolean {
  if (state.update?.table.phase !== "over") return state.listed && isYours(state);
  return readingOf(state) !== null || Boolean(state.update.reckon?.counts.length);
}

export const lit = (state: TableState, lights: Spot[]): TableState => ({ ...state, lights });

/** A position of the replay, null for the last one, and a cell to look at there. */
export function replayed(state: TableState, past: SceneShown | null, look: string | null): TableState {
  return { ...state, past, hint: { ...state.hint, look } };
}
