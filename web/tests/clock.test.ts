import { describe, expect, it } from "vitest";
import { clockText, timeLeft } from "../src/lib/clock.svelte";
import { update } from "./samples";

describe("clocks", () => {
  const table = update(["Ada", "Ben"], { settings: { per_game: 600 }, since: 1000 }).table;

  it("run down for whoever is on move, from what was used before", () => {
    const seats = table.seats.map((seat) => ({ ...seat, spent: 60_000 }));
    expect(timeLeft({ ...table, seats }, 0, 31_000)).toBe(510_000);
    expect(timeLeft({ ...table, seats }, 1, 31_000)).toBe(540_000);
    expect(timeLeft({ ...table, seats, paused: true }, 0, 31_000)).toBe(540_000);
    expect(timeLeft(table, 0, 10 ** 9)).toBe(0);
  });

  it("are only for whoever is on move where every move has its time, and none where there is none", () => {
    const each = { ...table, settings: { per_move: 30 } };
    expect(timeLeft(each, 0, 11_000)).toBe(20_000);
    expect(timeLeft(each, 1, 11_000)).toBeNull();
    expect(timeLeft({ ...table, settings: {} }, 0, 0)).toBeNull();
  });

  it("are written in minutes and seconds, and hours where there are any", () => {
    expect([0, 1, 61_000, 599_001, 3_600_000, 90_061_000].map(clockText)).toEqual([
      "0:00", "0:01", "1:01", "10:00", "1:00:00", "25:01:01",
    ]);
  });
});
