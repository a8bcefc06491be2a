import { describe, expect, it } from "vitest";
import { tidy } from "../src/lib/classes";
import {
  chosenOptions,
  optionName,
  reckoningsOf,
  startOptions,
  valueKey,
  valueName,
  type Option,
} from "../src/lib/options";
import { facts } from "./samples";

const option = (name: string, values: (string | number)[], more: Partial<Option> = {}): Option => ({
  name,
  values,
  default: values[0] ?? "",
  summary: "",
  free: "",
  players: null,
  ...more,
});
const game = facts({
  options: [option("hand", [3, 5]), option("scoring", ["centres", "centres+sides"], { free: "formula" })],
  only_at_end: [
    ["hands", "hidden"],
    ["players", 1],
  ],
});

describe("options", () => {
  it("start with their defaults", () => {
    expect(startOptions(game)).toEqual({ hand: "3", scoring: "centres" });
  });

  it("are sent as the game lists them: numbers as numbers", () => {
    expect(chosenOptions(game, { hand: "5", scoring: "centres+sides" })).toEqual({
      hand: 5,
      scoring: "centres+sides",
    });
  });

  it("may be a player's own text, and the default where nothing was written", () => {
    expect(chosenOptions(game, { hand: "3", scoring: " sum(centre) " })).toEqual({ hand: 3, scoring: "sum(centre)" });
    expect(chosenOptions(game, { scoring: "  " })).toEqual({ hand: 3, scoring: "centres" });
  });

  it("are called as the texts say, and by themselves where these say nothing", () => {
    expect(optionName(option("scoring", []))).toBe("What counts at the end");
    expect(optionName(option("unheard-of", []))).toBe("unheard-of");
    expect(valueName("scoring", "centres+sides")).toBe("Large numbers plus exposed small ones");
    expect(valueName("scoring", "sum(centre)")).toBe("sum(centre)");
    expect(valueKey("x", "A+b c")).toBe("option-x-a-and-b-c");
  });
});

describe("players who work out their points", () => {
  it("do so at the end only, where an option or their number says so", () => {
    expect(reckoningsOf(game, { hands: "open" }, 2)).toEqual(["move", "end"]);
    expect(reckoningsOf(game, { hands: "hidden" }, 2)).toEqual(["end"]);
    expect(reckoningsOf(game, { hands: "open" }, 1)).toEqual(["end"]);
  });
});

describe("a class's code", () => {
  it("is read however it is typed", () => {
    expect(tidy(" ab-c 12é")).toBe("ABC12");
    expect(tidy("A".repeat(30))).toHaveLength(12);
  });
});
