// The page's texts in English, as the server assembles them from the project's Fluent files.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, vi } from "vitest";
import { texts } from "../src/lib/texts.svelte";

const python = join(import.meta.dirname, "../../src/abaculus");
const games = readdirSync(join(python, "games"), { withFileTypes: true }).filter((one) => one.isDirectory());
const files = [
  ...readdirSync(join(python, "texts/en")).map((name) => join(python, "texts/en", name)),
  ...games.map((game) => join(python, "games", game.name, "texts/en.ftl")),
];

/** The texts of a game invented for these tests. */
const MADE_UP = `pebbles-name = { $colour } { $centre }
claim-pebbles = claims { $count } sums
pebbles-solo = Alone: { play-points }.
pebbles-ended-empty = No pebbles are left.
pebbles-soon-empty = { $count ->
    [one] The next pass ends
   *[other] Two more passes end
} the game.
pebbles-why-miss = { $you ->
    [yes] You have
   *[no] { $who } has
} no pebble that fits.
`;

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // a folder that is not a game
  }
}

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response([...files.map(read), MADE_UP].join("\n"))));
  await texts.load("en");
  vi.unstubAllGlobals();
});
