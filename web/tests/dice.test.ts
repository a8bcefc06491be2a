import { describe, expect, it } from "vitest";
import { check } from "../src/lib/dice";
import type { Step, TableFacts } from "../src/lib/types";
import { shown, update } from "./samples";

// What abaculus.server.fairness throws with this seed, at events 1 to 12, with these weights.
const SEED = "5eed".repeat(16);
const WEIGHTS = [3, 1, 6, 2];
const THROWN = [0, 2, 2, 2, 2, 3, 2, 0, 3, 2, 2, 2];

const table: TableFacts = update(["Ada", "Ben"], {
  id: "t4ble",
  seed: SEED,
  nonces: ["a1", "b2"],
  commitment: "f9fa5c699354e46a448f75765ae99bf06741d541ab6c337c0f3722850adbb136",
}).table;

const step = (seq: number, text: string, seat: number | null = null): Step => ({
  seq,
  seat,
  by: "",
  move: shown(),
  text,
  why: [],
  reasons: [],
  scores: [],
  chances: seat === null ? WEIGHTS.map((weight, number) => ({ move: shown(), text: String(number), weight })) : [],
});
const steps = THROWN.map((number, at) => step(at + 1, String(number)));

describe("dice thrown again in the browser", () => {
  it("come out as the server threw them", async () => {
    expect(await check(table, steps)).toEqual({ fair: true, count: 12, wrong: null });
  });

  it("leave out what people did", async () => {
    expect(await check(table, [step(1, "0"), step(90, "a move", 0), step(2, "2")])).toEqual({
      fair: true,
      count: 2,
      wrong: null,
    });
  });

  it("name the first outcome that was made up", async () => {
    const forged = [...steps.slice(0, 3), step(4, "1"), ...steps.slice(4)];
    expect(await check(table, forged)).toEqual({ fair: false, count: 4, wrong: forged[3] });
  });

  it("depend on the table, on every nonce and on the number of the event", async () => {
    expect((await check({ ...table, id: "other" }, steps)).fair).toBe(false);
    expect((await check({ ...table, nonces: ["a1", "b3"] }, steps)).fair).toBe(false);
    expect(
      (
        await check(
          table,
          steps.map((one) => ({ ...one, seq: one.seq + 1 })),
        )
      ).fair,
    ).toBe(false);
  });

  it("are not believed with a seed that was not sealed before", async () => {
    expect(await check({ ...table, seed: "00".repeat(32) }, steps)).toEqual({ fair: false, count: 0, wrong: null });
  });
});
