// Who is playing here, and which games there are.
import { api, Refused } from "./api";
import { prefs } from "./prefs.svelte";
import { say } from "./texts.svelte";
import type { GameFacts, NewTable } from "./types";

class Session {
  name = $state("");
  known = $state(false);
  /** Whether it is settled who plays here, or that nobody does. */
  met = $state(false);
  /** Whether the server answered; the list of games may come from what this browser keeps. */
  reached = true;
  games = $state.raw<GameFacts[]>([]);
  #met: Promise<void> = Promise.resolve();

  start(): Promise<void> {
    this.#met = this.#meet().finally(() => {
      this.met = true;
    });
    return this.#met;
  }

  async #meet(): Promise<void> {
    this.games = await api.games();
    try {
      this.name = (await api.me()).name;
      this.known = true;
      this.reached = true;
    } catch (problem) {
      if (!(problem instanceof Refused) || !["no-guest", "offline"].includes(problem.reason)) throw problem;
      this.reached = problem.reason !== "offline";
      return;
    }
  }

  /** Whether there is no such game; false until the games are known. */
  lacks(game: string): boolean {
    return this.games.length > 0 && !this.games.some((one) => one.id === game);
  }

  /** Be a guest: the one who was here before, or a new one. Waits until the server has said who that is: a returning
   *  guest taken for a stranger in the meantime would lose their name. */
  async enter(): Promise<void> {
    await this.#met.catch(() => undefined);
    if (!this.known) await this.be(this.name);
  }

  /** Become a guest, or take another name. */
  async be(name: string): Promise<void> {
    this.name = (await api.becomeGuest(name.trim() || say("web-guest"))).name;
    this.known = true;
  }

  /** Be nobody on this device. */
  leave(): void {
    this.name = "";
    this.known = false;
  }

  async makeTable(table: NewTable): Promise<string> {
    await this.enter();
    const made = await api.makeTable({ pace: prefs.pace, ...table });
    if (table.seats.some((seat) => seat.kind === "me")) await api.sit(made.id);
    return made.id;
  }
}

export const session = new Session();
