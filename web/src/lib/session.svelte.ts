// Who plays here, and the games that there are.
import { api, Refused } from "./api";
import { say } from "./texts.svelte";
import type { GameFacts, NewTable } from "./types";

class Session {
  name = $state("");
  known = $state(false);
  games = $state.raw<GameFacts[]>([]);

  async start(): Promise<void> {
    this.games = await api.games();
    try {
      this.name = (await api.me()).name;
      this.known = true;
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.reason !== "no-guest") throw problem;
    }
  }

  /** Become a guest, or take another name. */
  async be(name: string): Promise<void> {
    this.name = (await api.becomeGuest(name.trim() || say("web-guest"))).name;
    this.known = true;
  }

  async makeTable(table: NewTable): Promise<string> {
    if (!this.known) await this.be(this.name);
    const made = await api.makeTable(table);
    if (table.seats.some((seat) => seat.kind === "me")) await api.sit(made.id);
    return made.id;
  }
}

export const session = new Session();
