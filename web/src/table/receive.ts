// What the server says, and what changes with it at a table.
import { noticesInWords } from "../lib/ending";
import { overInWords } from "../lib/summary";
import { say } from "../lib/texts.svelte";
import type { SceneShown, Update } from "../lib/types";
import { newsInWords, questionInWords, seatName } from "../lib/words";
import { renew } from "./choose";
import { reuseUnchanged } from "./reuseUnchanged";
import type { Heard } from "./socket";
import { isHandover, isYours, NO_HINT, type Next, type TableState } from "./state";

export function heard(state: TableState, message: Heard): Next {
  switch (message.type) {
    case "update":
      return received(state, message);
    case "presence":
      return [{ ...state, here: message.here }, null];
    case "reaction":
      return [{ ...state, reaction: message }, null];
    case "refused":
      return [state.update ? state : { ...state, refusal: message }, null];
  }
}

/** A reaction was shown long enough; another one that came since stays. */
export function reactionOver(state: TableState, reaction: TableState["reaction"]): TableState {
  return state.reaction === reaction ? { ...state, reaction: null } : state;
}

export function connection(state: TableState, connected: boolean): TableState {
  return { ...state, connected };
}

/** Several people on one device: what is seen through the eyes of one whose turn is over, the log too, is not for the
 *  next one. It is never shown; what a spectator may see comes instead. */
function seenByAnother({ you, table }: Update): boolean {
  return you.seats.length > 1 && you.viewer !== null && you.viewer !== table.mover && table.phase === "playing";
}

/** The table as it is now. */
export function received(state: TableState, update: Update): Next {
  if (seenByAnother(update)) return [state, { type: "look", seat: null }];
  const now: TableState = {
    ...state,
    update: { ...update, scene: reuseUnchanged(state.update?.scene, update.scene) },
    log: [...state.log.filter((entry) => entry.seq <= update.log_after), ...update.log],
    here: update.table.seats.map((seat) => seat.here),
    message: "",
    painted: null,
    waiting: false,
  };
  const position = positionOf(now);
  const moved = position !== state.told.position;
  const told = { seq: Math.max(state.told.seq, ...now.log.map((entry) => entry.seq)), position };
  const question = questionInWords(update);
  const notices = noticesInWords(update).join(" ");
  return [{
    ...now,
    // The same position again, because somebody said something: what was chosen stays.
    choice: moved || state.painted ? renew(state.choice, choosable(now)) : state.choice,
    hint: moved ? NO_HINT : state.hint,
    sending: moved ? false : state.sending,
    heard: aloud(state, now, moved) ?? state.heard,
    told: { ...told, question, notices },
  }, null];
}

/** What makes a position another one, for whoever sits here. */
function positionOf(state: TableState): string {
  const { update, log } = state;
  return [log.at(-1)?.seq, update?.table.phase, update?.table.paused, update?.you.viewer, isYours(state)].join();
}

/** The scene with what can be done in it: nothing, out of turn. */
function choosable(state: TableState): SceneShown | null {
  const scene = state.update?.scene ?? null;
  return scene && !isYours(state) ? { ...scene, moves: { columns: [], rows: [] } } : scene;
}

/** What is new, for those who only listen; null where nothing is. */
function aloud(before: TableState, now: TableState, moved: boolean): string | null {
  const { update, log } = now;
  if (!update) return null;
  const first = before.update === null;
  const who = seatName(update, update.table.mover ?? 0);
  const said = first ? [] : newsInWords(update, log.filter((entry) => entry.seq > before.told.seq));
  const notices = noticesInWords(update).join(" ");
  if (notices && notices !== before.told.notices) said.push(notices);
  if (moved && update.table.phase === "over") said.push(first ? "" : overInWords(update));
  else if (moved && isHandover(now)) said.push(say("web-handover", { who }));
  else if (moved && isYours(now)) said.push(say("play-turn-you"));
  const question = questionInWords(update);
  if (question !== before.told.question) said.push(question);
  return said.length ? said.join(" ") : null;
}
