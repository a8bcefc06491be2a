// A game that is about to be played: against whom, and how.
import { keepChoices, choicesFor, LEVELS, type Choices, type Level, type Reckon, type Way } from "./choices";
import { chosenOptions, reckoningsOf, startOptions, valueName } from "./options";
import { say } from "./texts.svelte";
import type { GameFacts, LobbyEntry, NewTable } from "./types";

type Seat = NewTable["seats"][number];
/** How a table is played, whatever the game: as the server offers it. */
export type TableRules = Pick<NewTable, "per_move" | "per_game" | "handicap">;

/** How it went against a bot. */
export interface Tally {
  games: number;
  won: number;
}

/** The ways to play a game that are offered side by side. */
export const waysOf = (game: GameFacts): Way[] =>
  ["bot", "friends", "device", ...(game.players[0] === 1 ? (["alone"] as const) : []), "class"];

/** How games for two against each level went, of these that are over. */
export function tally(game: string, ended: LobbyEntry[]): Partial<Record<Level, Tally>> {
  const found: Partial<Record<Level, Tally>> = {};
  for (const { table, you } of ended) {
    const [own] = you;
    const level = table.seats.find((one) => one.bot)?.bot as Level | undefined;
    if (table.game !== game || own === undefined || !level || table.seats.length !== 2 || !table.ranks) continue;
    const before = found[level] ?? { games: 0, won: 0 };
    const best = table.ranks.filter((rank) => rank === 1).length === 1 && table.ranks[own] === 1;
    found[level] = { games: before.games + 1, won: before.won + Number(best) };
  }
  return found;
}

/** The bot for somebody who has chosen none: the easiest; for those who have won, the one above the best they beat. */
export function suitable(tallies: Partial<Record<Level, Tally>>): Level {
  const best = LEVELS.map((level) => Boolean(tallies[level]?.won)).lastIndexOf(true);
  return LEVELS[Math.min(best + 1, LEVELS.length - 1)] ?? "beginner";
}

export class Play {
  readonly game: GameFacts;
  way = $state<Way>("bot");
  /** The bot that was chosen, here or last time; none as long as the one that is offered will do. */
  chosen = $state<Level | null>(null);
  offered = $state<Level>("beginner");
  players = $state(2);
  names = $state<string[]>([]);
  listed = $state(false);
  code = $state("");
  options = $state<Record<string, string>>({});
  rules = $state<TableRules>({});
  #reckon = $state<Reckon>("off");
  level = $derived(this.chosen ?? this.offered);

  constructor(game: GameFacts, asked: Partial<Choices> = {}) {
    this.game = game;
    const before = { ...choicesFor(game.id), ...asked };
    this.options = { ...startOptions(game), ...this.#possible(before.options ?? {}) };
    if (before.way && waysOf(game).includes(before.way)) this.way = before.way;
    if (before.level && LEVELS.includes(before.level)) this.chosen = before.level;
    this.players = Math.min(this.most, Math.max(this.fewest, Number(before.players) || 2));
    this.names = Array.isArray(before.names) ? before.names.map(String) : [];
    this.listed = before.listed === true;
    if (before.reckon) this.#reckon = before.reckon;
  }

  /** What was chosen last time, as far as the game still has it. */
  #possible(options: Record<string, string>): Record<string, string> {
    const known = this.game.options.filter(
      ({ name, values, free }) => name in options && (free || values.some((one) => String(one) === options[name])),
    );
    return Object.fromEntries(known.map(({ name }) => [name, String(options[name])]));
  }

  /** For how many it is, when somebody else plays too. */
  get fewest(): number {
    return Math.max(2, this.game.players[0]);
  }

  get most(): number {
    return this.game.players[1];
  }

  get count(): number {
    return this.way === "alone" ? 1 : this.players;
  }

  get reckonings(): Reckon[] {
    return ["off", ...reckoningsOf(this.game, this.options, this.count)];
  }

  /** Who counts the points: at the end only, where they cannot be counted move by move. */
  get reckon(): Reckon {
    if (this.reckonings.includes(this.#reckon)) return this.#reckon;
    return this.reckonings.includes("end") ? "end" : "off";
  }

  set reckon(how: Reckon) {
    this.#reckon = how;
  }

  nameOf(place: number): string {
    return this.names[place]?.trim() || say("play-player", { number: place + 1 });
  }

  #seats(): Seat[] {
    const others = (seat: Seat): Seat[] => Array.from({ length: this.count - 1 }, () => seat);
    const bot: Seat = { kind: "bot", level: this.level };
    if (this.way === "watch") return [bot, ...others(bot)];
    if (this.way === "friends") return [{ kind: "me" }, ...others({ kind: "open" })];
    if (this.way !== "device") return [{ kind: "me" }, ...others(bot)];
    return Array.from({ length: this.count }, (_, place) => ({ kind: "me", name: this.nameOf(place) }));
  }

  /** The table to ask for. */
  table(): NewTable {
    const watched = this.way === "watch";
    // One number per seat, even when the number of seats has changed since.
    const given = this.rules.handicap;
    const handicap = given ? Array.from({ length: this.count }, (_, seat) => given[seat] ?? 0) : null;
    return {
      game: this.game.id,
      options: chosenOptions(this.game, this.options),
      seats: this.#seats(),
      listed: this.way === "friends" && this.listed,
      reckon: watched ? "off" : this.reckon,
      ...(watched ? {} : { ...this.rules, handicap }),
    };
  }

  /** The options in words: those of every game, and what is not as usual. */
  get summary(): string {
    const clock = this.rules.per_move || this.rules.per_game;
    const unusual = this.game.options.filter(
      ({ name, default: usual, players }) =>
        this.options[name] !== String(usual) && (!players || (players[0] <= this.count && this.count <= players[1])),
    );
    return [
      say("start-players", { count: this.count }),
      say(clock ? "start-clock" : "start-no-clock"),
      ...(this.way === "watch" ? [] : [say(`start-points-${this.reckon}`)]),
      ...unusual.map(({ name }) => valueName(name, this.options[name] ?? "")),
    ].join(" · ");
  }

  keep(): void {
    const { way, players, names, listed, options } = this;
    const level = this.chosen ? { level: this.chosen } : {};
    keepChoices(this.game.id, {
      ...(way === "watch" ? {} : { way }), ...level, players, names: [...names], listed, reckon: this.reckon,
      options: { ...options },
    });
  }
}
