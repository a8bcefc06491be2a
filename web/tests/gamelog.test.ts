import { describe, expect, it } from "vitest";
import { fromLink, readLogs, toLink, type GameLog } from "../src/lib/gamelog";

const log: GameLog = {
  game: "dominoes",
  options: { players: 2, hands: "open" },
  seats: ["Zoë", "Ben"],
  actions: ["r:red", "→ 0,0"],
};

describe("logs as text", () => {
  it("are read one a line, with null where a line is none", () => {
    const lines = [
      JSON.stringify(log),
      "",
      "{not json",
      "7",
      JSON.stringify({ ...log, actions: [1] }),
      JSON.stringify({ ...log, position: "p" }),
    ];
    expect(readLogs(lines.join("\n"))).toEqual([log, null, null, null, { ...log, position: "p" }]);
  });

  it("need a game, plain options and actions; names are not needed", () => {
    expect(readLogs(JSON.stringify({ ...log, seats: undefined }))).toEqual([{ ...log, seats: [] }]);
    expect(readLogs(JSON.stringify({ ...log, options: { deep: {} } }))).toEqual([null]);
    expect(readLogs(JSON.stringify({ ...log, options: null }))).toEqual([null]);
    expect(readLogs(JSON.stringify({ ...log, game: 3 }))).toEqual([null]);
  });

  it("are at most five hundred", () => {
    expect(readLogs(`${JSON.stringify(log)}\n`.repeat(600))).toHaveLength(500);
  });
});

describe("a log in a link", () => {
  it("comes back as it was, and needs no escaping", async () => {
    const long = { ...log, actions: Array.from({ length: 300 }, (_, at) => `lay ${at} → ${at % 7},${at % 5}`) };
    const link = await toLink(long);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(JSON.stringify(long).length / 2);
    expect(await fromLink(link)).toEqual(long);
  });

  it("is none where it was cut off, is something else, or is too long", async () => {
    const link = await toLink(log);
    expect(await fromLink(link.slice(0, -8))).toBeNull();
    expect(await fromLink("%%%")).toBeNull();
    expect(await fromLink("")).toBeNull();
    expect(await fromLink("A".repeat(100_001))).toBeNull();
  });
});
