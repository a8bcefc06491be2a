import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket, type Heard } from "../src/table/socket";
import { Line } from "./line";
import { update } from "./samples";

let socket: TableSocket;
let line: Line;
let heard: Heard[];
let connected: boolean[];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  heard = [];
  connected = [];
  socket = new TableSocket("t4ble", {
    heard: (message) => heard.push(message),
    connected: (now) => connected.push(now),
  });
  line = Line.all[0]!;
  line.open();
});
afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a table's socket", () => {
  it("gives every command its own answer, in whatever order they come", async () => {
    const first = socket.send({ type: "explain", seq: 1, action: 4 });
    const second = socket.send({ type: "rematch" });
    const [one, two] = line.sent;
    expect(line.address).toMatch(/\/api\/tables\/t4ble\/socket$/);
    expect(one).toMatchObject({ type: "explain", seq: 1, action: 4 });
    line.say({ type: "done", id: two!.id, seq: 1, table: "next" });
    line.say({ type: "why", id: one!.id, action: 4, points: 7, parts: [] });
    expect(await first).toMatchObject({ type: "why", points: 7 });
    expect(await second).toMatchObject({ type: "done", table: "next" });
    expect(heard).toEqual([]);
  });

  it("throws a refusal at whoever asked, and hands on one that answers nobody", async () => {
    const asked = socket.send({ type: "resign" });
    line.refuse("stale");
    await expect(asked).rejects.toMatchObject({ reason: "stale" });
    expect(heard).toEqual([]);
    line.refuse("no-table");
    expect(heard).toMatchObject([{ type: "refused", reason: "no-table" }]);
  });

  it("hands on what nobody asked for", () => {
    const messages: Heard[] = [
      update(["Ada"]), { type: "presence", here: [true] }, { type: "reaction", seat: 0, reaction: "hello" },
    ];
    for (const one of messages) line.say(one);
    expect(heard).toEqual(messages);
  });

  it("that is lost answers nobody, and is taken up again", async () => {
    const asked = socket.send({ type: "ping" });
    line.close();
    await expect(asked).rejects.toMatchObject({ reason: "offline" });
    expect(connected).toEqual([true, false]);
    await expect(socket.send({ type: "ping" })).rejects.toMatchObject({ reason: "offline" });
    vi.advanceTimersByTime(1000);
    expect(Line.all).toHaveLength(2);
    Line.all[1]!.open();
    expect(connected).toEqual([true, false, true]);
  });

  it("is not listened to once another one has taken its place", () => {
    line.close();
    vi.advanceTimersByTime(1000);
    Line.all[1]!.open();
    line.say(update(["Ada"]));
    expect(heard).toEqual([]);
    Line.all[1]!.say(update(["Ada"]));
    expect(heard).toHaveLength(1);
  });

  it("waits longer with every try, and not at all once the network is back", () => {
    for (let tries = 1; tries <= 6; tries++) {
      Line.all.at(-1)!.close();
      vi.advanceTimersByTime(Math.min(8000, 300 * 2 ** (tries - 1)) * 0.69);
      expect(Line.all).toHaveLength(tries);
      vi.advanceTimersByTime(12_000);
      expect(Line.all).toHaveLength(tries + 1);
    }
    Line.all.at(-1)!.close();
    window.dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(8);
  });

  it("is given up at once where the browser has no network", () => {
    window.dispatchEvent(new Event("offline"));
    expect([line.readyState, connected]).toEqual([3, [true, false]]);
  });

  it("that does not answer a beat in ten seconds is as good as lost", () => {
    vi.advanceTimersByTime(20_000);
    expect(line.sent.map((one) => one.type)).toEqual(["ping"]);
    vi.advanceTimersByTime(10_000);
    expect(connected).toEqual([true, false]);
  });

  it("that answers its beats is kept", async () => {
    await vi.advanceTimersByTimeAsync(20_000);
    line.done();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(connected).toEqual([true]);
  });

  it("is not tried again once the table is left", () => {
    socket.close();
    expect(line.readyState).toBe(3);
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(1);
  });
});
