// The options of a game in words: names and values that the texts know, and plain ones where a text is a player's own.
import { say, texts } from "./texts.svelte";
import type { GameFacts } from "./types";

export type Option = GameFacts["options"][number];

export const optionName = (option: Option): string => (texts.has(`option-${option.name}`) ? say(`option-${option.name}`) : option.name);

/** A value's text key: values are anything that a log can carry, keys are words. */
export const valueKey = (option: string, value: string | number): string =>
  `option-${option}-${String(value).toLowerCase().replace(/\+/g, "-and-").replace(/[^a-z0-9-]/g, "-")}`;

export function valueName(option: string, value: string | number): string {
  const key = valueKey(option, value);
  return texts.has(key) ? say(key) : String(value);
}

export const startOptions = (game: GameFacts): Record<string, string> =>
  Object.fromEntries(game.options.map((option) => [option.name, String(option.default)]));

export type Reckoning = GameFacts["reckonings"][number];

/** When players who reckon for themselves can do so in this game, played like this. */
export function reckoningsOf(game: GameFacts, values: Record<string, string>, players: number): Reckoning[] {
  const ended = game.only_at_end.some(([name, value]) => (name === "players" ? String(players) : values[name]) === String(value));
  return ended ? ["end"] : game.reckonings;
}

/** What was chosen, with numbers as numbers. */
export function chosenOptions(game: GameFacts, values: Record<string, string>): Record<string, string | number> {
  const chosen: Record<string, string | number> = {};
  for (const option of game.options) {
    const value = values[option.name];
    chosen[option.name] = option.values.find((one) => String(one) === value) ?? (value?.trim() || option.default);
  }
  return chosen;
}
