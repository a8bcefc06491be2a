// A hint, step by step: where to look, which piece, the move.
import { inFull, moveInWords } from "../lib/moves";
import { say } from "../lib/texts.svelte";
import type { Command, Message } from "../lib/types";
import { movesIn } from "./choice";
import { cancel, pickPiece, take } from "./choose";
import { choose } from "./choosing";
import { seqOf, type TableState } from "./state";

type Hint = Extract<Message, { type: "hint" }>;
const STEPS = 3;

/** The next step, and the position that it is about. */
export interface HintAsked {
  command: Extract<Command, { type: "hint" }>;
  step: number;
  position: string;
}

export function nextHint(state: TableState): HintAsked {
  const step = Math.min(STEPS, state.hint.step + 1);
  return { command: { type: "hint", seq: seqOf(state), step }, step, position: state.told.position };
}

/** Show a step on the board and in the hand, and say it; nothing of it where the game has gone on. */
export function hinted(state: TableState, { step, position }: HintAsked, hint: Hint): TableState {
  if (state.told.position !== position) return state;
  const shown: TableState = { ...state, hint: { step, look: hint.cell } };
  if (step === 1) return { ...shown, message: `${where(hint)} ${say("hint-more")}` };
  if (step === 2) return { ...pieceShown(shown, hint), message: `${whichPiece(state, hint)} ${say("hint-more")}` };
  return moveShown(shown, hint);
}

function where({ kind, cell }: Hint): string {
  if (cell !== null) return say("hint-where", { cell });
  return say(kind === "lay" ? "hint-lays" : "hint-kind");
}

function whichPiece(state: TableState, { slots }: Hint): string {
  const hand = state.choice.scene?.hand ?? [];
  const numbers = slots.map((slot) => hand.findIndex((piece) => piece.slot === slot) + 1).sort((a, b) => a - b);
  return numbers.length ? say("hint-piece", { numbers: numbers.join(", ") }) : say("hint-no-piece");
}

function pieceShown(state: TableState, { slots, cell }: Hint): TableState {
  const empty = choose(state, cancel);
  const [only] = slots;
  return slots.length === 1 && only !== undefined && cell !== null ? choose(empty, pickPiece, only) : empty;
}

function moveShown(state: TableState, { action }: Hint): TableState {
  const { scene } = state.choice;
  const move = movesIn(state.choice).find((one) => one.action === action);
  if (!move) return { ...state, message: "" };
  const words = moveInWords(scene?.game ?? "", inFull(scene, move));
  const message = move.points === null
    ? say("reckon-hint", { action: words })
    : say("play-hint-move", { action: words, points: move.points });
  return { ...choose(state, take, move), hint: { ...state.hint, look: null }, message };
}
