// What is said about games and tables in lists.
import { lastGame } from "./choices";
import { isYours } from "./mine.svelte";
import { session } from "./session.svelte";
import { say, texts } from "./texts.svelte";
import type { GameFacts, LobbyEntry } from "./types";
import { botName } from "./words";

type Seat = LobbyEntry["table"]["seats"][number];
export interface Somebody {
  seat: number;
  /** The level of a bot; empty for a person. */
  bot: string;
  name: string;
}

export const titleOf = (game: string): string => session.games.find((one) => one.id === game)?.title ?? game;

/** The game that is offered first: the one played last, or the one to begin with. */
export function firstGame(): GameFacts | undefined {
  const last = lastGame();
  const { games } = session;
  return games.find((one) => one.id === last) ?? games.find((one) => one.begin_with) ?? games[0];
}

/** What a game is, in one sentence. */
export const aboutOf = ({ id, summary }: GameFacts): string =>
  texts.has(`${id}-about`) ? say(`${id}-about`) : summary;

/** For how many a game is. */
export function playersOf({ players: [fewest, most] }: GameFacts): string {
  return say("box-players", { range: fewest === most ? String(most) : `${fewest}–${most}`, most });
}

const nameOf = ({ bot, name }: Seat): string => (bot ? botName(bot) : name) || say("web-guest");

/** Who sits there, seat by seat; nobody in open seats. */
export function sittingAt(seats: Seat[]): Somebody[] {
  return seats.flatMap((one, seat) => (one.taken ? [{ seat, bot: one.bot, name: nameOf(one) }] : []));
}

/** Who sits there besides you. */
export const othersAt = ({ table, you }: LobbyEntry): Somebody[] =>
  sittingAt(table.seats).filter(({ seat }) => !you.includes(seat));

/** How it stands with a table, in few words. */
export function stateOf(entry: LobbyEntry): string {
  const { table } = entry;
  if (table.phase === "waiting") return say("web-waiting");
  if (isYours(entry)) return say("play-turn-you");
  const mover = sittingAt(table.seats).find(({ seat }) => seat === table.mover);
  return mover ? say("play-turn-other", { who: mover.name }) : say("web-playing");
}
