// What a game is played on: the colours of its ground, with the light from the upper left.
import { prefs } from "./prefs.svelte";
import { session } from "./session.svelte";

export function groundOf(game: string): string {
  const grounds: Record<string, string[]> = prefs.table.grounds;
  const name = session.games.find((one) => one.id === game)?.ground ?? "";
  const [light, shade] = grounds[name] ?? Object.values(grounds)[0] ?? [];
  return `radial-gradient(120% 110% at 30% 0, ${light}, ${shade})`;
}
