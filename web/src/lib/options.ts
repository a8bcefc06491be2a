// The options of a game in words: those of the texts where they have any, and plain ones for what a player typed.
import { say, texts } from "./texts.svelte";
import type { GameFacts } from "./types";

export type Option = GameFacts["options"][number];

export const optionName = ({ name }: Option): string =>
  texts.has(`option-${name}`) ? say(`option-${name}`) : name;

/** The key of a value's text: a value is anything that a log can hold, a key only letters, digits and hyphens. */
export const valueKey = (option: string, value: string | number): string =>
  `option-${option}-${String(value).toLowerCase().replace(/\+/g, "-and-").replace(/[^a-z0-9-]/g, "-")}`;

export function valueName(option: string, value: string | number): string {
  const key = valueKey(option, value);
  return texts.has(key) ? say(key) : String(value);
}

export const startOptions = (game: GameFacts): Record<string, string> =>
  Object.fromEntries(game.options.map((option) => [option.name, String(option.default)]));

export type Reckoning = GameFacts["reckonings"][number];

/** When players can count their points themselves in this game with these options: after every move, or at the end. */
export function reckoningsOf(game: GameFacts, values: Record<string, string>, players: number): Reckoning[] {
  const chosen = (name: string) => (name === "players" ? String(players) : values[name]);
  const onlyAtEnd = game.only_at_end.some(([name, value]) => chosen(name) === String(value));
  return onlyAtEnd ? ["end"] : game.reckonings;
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
