import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import { CommandSender } from "../src/lib/commandSender.svelte";
import { LiveTable } from "../src/lib/table.svelte";
import type { Command, Message } from "../src/lib/types";
import { move, piece, scene, shown, update } from "./samples";

type Sent = Command & { id: string };

/** The server's end of a socket. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Sent[] = [];

  constructor(readonly address: string) {
    super();
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.dispatchEvent(new Event("open"));
  }
  say(message: Message): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}

let live: LiveTable;
let line: Line;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  live = new LiveTable("t4ble");
  line = Line.all[0]!;
  line.open();
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const here = (seq: number, more: Partial<Parameters<typeof update>[2]> = {}) =>
  update(["Ada", "Ben"], {}, { seq, ...more });
const logged = (seq: number) => ({ seq, seat: 0, by: "player", move: shown(), text: `${seq}`, why: [] });

describe("a table's socket", () => {
  it("gives every command its own answer, in whatever order they come", async () => {
    const first = live.send({ type: "explain", seq: 1, action: 4 });
    const second = live.send({ type: "rematch" });
    const [one, two] = line.sent;
    expect(one).toMatchObject({ type: "explain", seq: 1, action: 4 });
    line.say({ type: "done", id: two!.id, seq: 1, table: "next" });
    line.say({ type: "why", id: one!.id, action: 4, points: 7, parts: [] });
    expect(await first).toMatchObject({ type: "why", points: 7 });
    expect(await second).toMatchObject({ type: "done", table: "next" });
  });

  it("throws a refusal at whoever asked", async () => {
    const asked = live.send({ type: "resign" });
    line.say({ type: "refused", id: line.sent[0]!.id, reason: "stale", text: "late", detail: "", seq: null });
    await expect(asked).rejects.toMatchObject({ reason: "stale" });
  });

  it("that is lost answers nobody, and is taken up again", async () => {
    const asked = live.send({ type: "ping" });
    line.close();
    await expect(asked).rejects.toMatchObject({ reason: "offline" });
    expect(live.connected).toBe(false);
    await expect(live.send({ type: "ping" })).rejects.toMatchObject({ reason: "offline" });
    vi.advanceTimersByTime(1000);
    expect(Line.all).toHaveLength(2);
    Line.all[1]!.open();
    expect(live.connected).toBe(true);
  });

  it("that does not answer a beat in ten seconds is as good as lost", () => {
    vi.advanceTimersByTime(20_000);
    expect(line.sent.map((one) => one.type)).toEqual(["ping"]);
    vi.advanceTimersByTime(10_000);
    expect(live.connected).toBe(false);
  });

  it("is not tried again once the table is left, or refused", () => {
    line.say({ type: "refused", id: "", reason: "no-table", text: "There is none.", detail: "", seq: null });
    expect(live.problem).not.toBe("");
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
  });

  it("puts the log together, and takes back what was taken back", () => {
    line.say(here(2, { log: [logged(1), logged(2)] }));
    line.say(here(4, { log_after: 2, log: [logged(3), logged(4)] }));
    expect(live.log.map((one) => one.seq)).toEqual([1, 2, 3, 4]);
    line.say(here(5, { log_after: 3, log: [logged(5)] }));
    expect(live.log.map((one) => one.seq)).toEqual([1, 2, 3, 5]);
  });

  it("never shows what the player saw whose turn is over, where two share a device", () => {
    line.say(here(2, { you: { seats: [0, 1], viewer: 1, host: true } }));
    expect(live.update).toBeNull();
    expect(line.sent).toMatchObject([{ type: "look", seat: null }]);
    line.say(here(2, { you: { seats: [0, 1], viewer: null, host: true } }));
    expect(live.update?.seq).toBe(2);
  });
});

describe("what a player does", () => {
  let choice: Choice;
  let commands: CommandSender;
  const position = scene([move(9, { slots: [4], cell: "a" })], { hand: [piece(4), piece(7)] });
  beforeEach(() => {
    choice = new Choice();
    commands = new CommandSender(live, choice);
    line.say(here(3, { scene: position }));
    choice.renew(position);
    choice.pickPiece(4);
    choice.pickCell("a");
  });
  const refuse = (reason: string): void =>
    line.say({ type: "refused", id: line.sent.at(-1)!.id, reason, text: "No.", detail: "", seq: null });

  it("is one thing at a time, and names the position that it answers", async () => {
    const asked = commands.answer({ type: "ask", what: "undo" });
    await commands.send({ type: "resign" });
    expect(line.sent).toMatchObject([{ type: "ask", what: "undo", seq: 3 }]);
    line.say({ type: "done", id: line.sent[0]!.id, seq: 4, table: "" });
    await asked;
    expect(commands.busy).toBe(false);
  });

  it("is shown at once, and taken back where the server says no", async () => {
    const laid = commands.confirm();
    expect(commands.painted).toMatchObject({ piece: 4, ghost: { cell: "a", laid: true } });
    expect(choice.held).toBe(true);
    await vi.advanceTimersByTimeAsync(400);
    expect(commands.waiting).toBe(true);
    expect(line.sent).toMatchObject([{ type: "act", seq: 3, action: 9 }]);
    refuse("illegal");
    await laid;
    expect([commands.painted, commands.waiting, choice.held]).toEqual([null, false, false]);
    expect(commands.message).toBe("That is not possible here.");
  });

  it("was too late without a word, where the board shows already what came before it", async () => {
    const laid = commands.confirm();
    await vi.advanceTimersByTimeAsync(100);
    line.say(here(4, { scene: position }));
    refuse("stale");
    await laid;
    expect(commands.message).toBe("");
  });

  it("may be to work out points: whether that was wrong", async () => {
    const wrong = commands.reckon(12);
    expect(line.sent).toMatchObject([{ type: "act", seq: 3, action: 9, reckoned: 12 }]);
    refuse("reckoned-wrong");
    expect(await wrong).toBe(true);
    const right = commands.count(1, 40);
    expect(line.sent[1]).toMatchObject({ type: "count", seat: 1, total: 40 });
    line.say({ type: "done", id: line.sent[1]!.id, seq: 4, table: "" });
    expect(await right).toBe(false);
  });
});
