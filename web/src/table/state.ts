// A table on the page: one plain value, and facts that follow from it. It is never changed; functions in the files
// beside this one take it and give the next one. The page's own sentences come from `say`, all else from arguments.
import type { Command, LogEntry, Part, SceneShown, Spot, Update } from "../lib/types";
import { chosenMove, NO_CHOICE, type Choice, type Ghost } from "./choice";

/** A laid piece on its way to the server: it has left the hand, and lies where its picture already was. */
export interface Painted {
  piece: number;
  ghost: Ghost;
}

/** What can be read below the board when a game is over. */
export type Reading = "count" | "sheet" | "replay";

export interface TableState {
  // -- what the server said
  readonly update: Update | null;
  readonly log: LogEntry[];
  /** Seat by seat, who is here. */
  readonly here: boolean[];
  readonly reaction: { seat: number; reaction: string } | null;
  readonly connected: boolean;
  /** Why there is no table here to be shown. */
  readonly refusal: { reason: string; text: string } | null;

  // -- what is chosen
  readonly choice: Choice;
  /** The working of the chosen move. `worth` is null while the server has not said what it brings, or will not before
   *  the player has. */
  readonly working: { parts: Part[]; worth: number | null };
  readonly hint: { step: number; look: string | null };

  // -- what is on its way
  /** Until the answer nothing else is chosen, and the page keeps still. */
  readonly painted: Painted | null;
  /** Where something was laid here last: it lies already, and does not come down again. */
  readonly still: string | null;
  /** It takes so long that it is noticed: then the page shows that nothing can be chosen. */
  readonly waiting: boolean;
  /** A command is on its way: until it is answered, or the game has gone on, no other one is sent. */
  readonly sending: boolean;
  /** How many commands there were so far. */
  readonly sent: number;

  // -- what is said
  /** Why the last thing did not work, or what else has to be said about it. */
  readonly message: string;
  /** Why what somebody tried is not possible, until something else is chosen: the key of a sentence. */
  readonly note: string;
  /** What is read aloud, and what was said up to now, so that nothing is said twice. */
  readonly heard: string;
  readonly told: { seq: number; position: string; question: string; notices: string };

  // -- what is open
  readonly panel: boolean;
  readonly listed: boolean;
  readonly reading: Reading | null;
  /** What is pointed at on the board. */
  readonly lights: Spot[];
  /** An earlier position that is looked at. */
  readonly past: SceneShown | null;
}

export const NO_HINT: TableState["hint"] = { step: 0, look: null };

export const NEW_TABLE: TableState = {
  update: null,
  log: [],
  here: [],
  reaction: null,
  connected: false,
  refusal: null,
  choice: NO_CHOICE,
  working: { parts: [], worth: null },
  hint: NO_HINT,
  painted: null,
  still: null,
  waiting: false,
  sending: false,
  sent: 0,
  message: "",
  note: "",
  heard: "",
  told: { seq: 0, position: "", question: "", notices: "" },
  panel: false,
  listed: false,
  reading: null,
  lights: [],
  past: null,
};

/** The parts of a state that a fact follows from. Whoever hands over only these works it out only when one of them is
 *  another one. */
export type Of<Part extends keyof TableState> = Pick<TableState, Part>;

/** What a function asks for besides a new state: a command to be sent. */
export type Next = readonly [TableState, Command | null];

/** The event after which the table is shown: most commands name it. */
export const seqOf = (state: TableState): number => state.update?.seq ?? 0;

/** Whether whoever sits here is on move, and sees it with their own eyes. */
export function isYours({ update }: Of<"update">): boolean {
  return moverIsHere(update) && update?.you.viewer === update?.table.mover;
}

/** Whether several people share this device, and the one who is on move has to take it over first. */
export function isHandover({ update }: Of<"update">): boolean {
  return moverIsHere(update) && (update?.you.seats.length ?? 0) > 1 && update?.you.viewer !== update?.table.mover;
}

function moverIsHere(update: Update | null): boolean {
  return update?.table.mover != null && update.you.seats.includes(update.table.mover);
}

/** Whether nothing can be sent now. */
export const isBusy = (state: TableState): boolean => state.sending || state.painted !== null;

/** Whether the player has to say what a move brings. */
export function hasToSay({ update }: Of<"update">, move: { cell: string | null } | null): boolean {
  return update?.reckon?.mode === "move" && move !== null && move.cell !== null;
}

/** Whether that has still to be said of the chosen move. */
export function isUnsaid(state: Of<"update" | "choice" | "working">): boolean {
  return hasToSay(state, chosenMove(state.choice)) && state.working.worth === null;
}
