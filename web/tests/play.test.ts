// What is chosen before a game.
import { beforeEach, describe, expect, it } from "vitest";
import { keepChoices, lastGame } from "../src/lib/choices";
import { Play, suitable, tally, waysOf } from "../src/lib/play.svelte";
import type { LobbyEntry } from "../src/lib/types";
import { facts } from "./samples";

const ended = (game: string, bot: string, ranks: number[], you = [0]) =>
  ({ table: { game, ranks, seats: [{ bot: "" }, { bot }] }, you }) as unknown as LobbyEntry;
const levels = [
  { name: "hands", values: ["hidden", "open"], default: "hidden", summary: "", free: "", players: null },
];

beforeEach(() => localStorage.clear());

describe("who is played against", () => {
  it("is the easiest bot until somebody has won, and then the one above the best they have beaten", () => {
    expect(suitable({})).toBe("beginner");
    expect(suitable({ beginner: { games: 3, won: 0 } })).toBe("beginner");
    expect(suitable({ beginner: { games: 3, won: 1 } })).toBe("casual");
    expect(suitable({ club: { games: 1, won: 1 }, expert: { games: 2, won: 0 } })).toBe("expert");
    expect(suitable({ master: { games: 1, won: 1 } })).toBe("master");
  });

  it("is told with how it went, where nobody shared the first place", () => {
    const games = [
      ended("dominoes", "club", [1, 2]), ended("dominoes", "club", [2, 1]), ended("dominoes", "club", [1, 1]),
      ended("draughts", "club", [1, 2]), ended("dominoes", "club", [1, 2], []),
    ];
    expect(tally("dominoes", games)).toEqual({ club: { games: 3, won: 1 } });
  });

  it("can be nobody where a game is for one", () => {
    expect(waysOf(facts())).not.toContain("alone");
    expect(waysOf(facts({ players: [1, 4] }))).toContain("alone");
  });
});

describe("a game that is set up", () => {
  it("has a seat for everybody, and a name where they share a device", () => {
    const play = new Play(facts());
    play.players = 3;
    const bot = { kind: "bot", level: "beginner" };
    expect(play.table().seats).toEqual([{ kind: "me" }, bot, bot]);
    play.way = "device";
    play.names = ["Ann"];
    expect(play.table().seats.map((seat) => seat.kind)).toEqual(["me", "me", "me"]);
    expect(play.table().seats[0]).toMatchObject({ name: "Ann" });
  });

  it("gives a head start to as many as play", () => {
    const play = new Play(facts());
    play.rules = { handicap: [0, 5] };
    play.players = 3;
    expect(play.table().handicap).toEqual([0, 5, 0]);
    play.way = "watch";
    expect(play.table().handicap).toBeUndefined();
  });

  it("is remembered, and what the game no longer has is forgotten", () => {
    const play = new Play(facts({ options: levels }));
    play.way = "device";
    play.chosen = "club";
    play.options = { hands: "open" };
    play.keep();
    expect(lastGame()).toBe("dominoes");
    const again = new Play(facts({ options: levels }));
    expect([again.way, again.level, again.options["hands"]]).toEqual(["device", "club", "open"]);
    keepChoices("dominoes", { way: "alone", level: "nobody" as "club", options: { hands: "gone", other: "x" } });
    const later = new Play(facts({ options: levels }));
    expect([later.way, later.level, later.options]).toEqual(["bot", "beginner", { hands: "hidden" }]);
  });

  it("says in words what is not as usual", () => {
    const play = new Play(facts({ options: levels }));
    expect(play.summary).toBe("2 players · no clock · points counted for you");
    play.options = { hands: "open" };
    expect(play.summary).toContain("Open to everyone");
  });
});
