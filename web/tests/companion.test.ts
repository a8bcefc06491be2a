import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Companion, keptOf } from "../src/lib/companion.svelte";
import { session } from "../src/lib/session.svelte";

/** What the server is asked, and a server for which every text is a step to the position of that name. */
let asked: Record<string, unknown>[] = [];
async function answer(request: Request): Promise<Response> {
  const body = (await request.json()) as { seen?: string[]; position?: string; held?: unknown[]; piece?: string };
  asked.push(body);
  const seen = (body.seen ?? []).filter((text) => text !== "no");
  const step = (text: string) => ({ seat: 0, move: { kind: "lay" }, text, why: [], scores: [1], position: text });
  const ended = seen.at(-1) === "last" && !body.held?.length;
  const shown = {
    options: { players: 2 },
    steps: seen.map(step),
    wrong: body.seen?.includes("no") ? { number: 1, text: "no", why: "it does not fit" } : null,
    position: ended ? body.position : (seen.at(-1) ?? body.position ?? "start"),
    scores: [body.held?.length ? 7 : 1],
    to_tell: ended ? [{ seat: 0, count: 1, known: [] }] : [],
    lays: body.piece ? ["12@8I"] : [],
  };
  return new Response(JSON.stringify(shown), { headers: { "content-type": "application/json" } });
}
const kind = { game: "dominoes", options: {} };

beforeEach(() => {
  asked = [];
  localStorage.clear();
  session.known = true;
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  session.known = false;
  vi.unstubAllGlobals();
});

async function begun(...texts: string[]): Promise<Companion> {
  const companion = new Companion();
  await companion.begin(kind, [" Ada ", ""]);
  for (const text of texts) await companion.see(text);
  return companion;
}
const seenBy = (companion: Companion): string[] => companion.steps.map(({ step }) => step.text);

test("every step is asked about from the position before it", async () => {
  const companion = await begun("one", "two");
  expect(asked.slice(1)).toMatchObject([{ position: "start", seen: ["one"] }, { position: "one", seen: ["two"] }]);
  expect(seenBy(companion)).toEqual(["one", "two"]);
  expect([companion.name(0), companion.name(1)]).toEqual(["Ada", "Player 2"]);
});

test("what cannot have happened changes nothing, and says why", async () => {
  const companion = await begun("one");
  expect(await companion.see("no")).toBe(false);
  expect(companion.problem).toBe("it does not fit");
  expect(seenBy(companion)).toEqual(["one"]);
  expect(companion.shown?.position).toBe("one");
});

test("the last step is taken back, and the first one leads to the beginning", async () => {
  const companion = await begun("one", "two");
  await companion.takeBack();
  expect(companion.shown?.position).toBe("one");
  await companion.takeBack();
  expect(companion.shown?.position).toBe("start");
  expect(seenBy(companion)).toEqual([]);
  await companion.takeBack();
  expect(companion.shown?.position).toBe("start");
});

test("a piece is picked and put down without a step", async () => {
  const companion = await begun("one");
  await companion.pick("12");
  expect([companion.piece, companion.shown?.lays]).toEqual(["12", ["12@8I"]]);
  await companion.pick("");
  expect([companion.piece, companion.shown?.lays]).toEqual(["", []]);
  expect(seenBy(companion)).toEqual(["one"]);
});

test("what players hold in the end is told with the last step, which can still be taken back", async () => {
  const companion = await begun("one", "last");
  expect(companion.shown?.to_tell).toHaveLength(1);
  expect(companion.shown?.position).toBe("one");
  const held = [{ seat: 0, pieces: ["3"] }];
  await companion.tell(held);
  expect(asked.at(-1)).toMatchObject({ position: "one", seen: ["last"], held });
  expect(companion.steps.at(-1)?.step.scores).toEqual([7]);
  expect(keptOf("dominoes")?.held).toEqual(held);
  await companion.takeBack();
  expect(seenBy(companion)).toEqual(["one"]);
  expect(keptOf("dominoes")?.held).toEqual([]);
});

test("a game continues after a reload, and can be taken back from there", async () => {
  await begun("one", "two");
  const later = new Companion();
  expect(await later.resume("dominoes")).toBe(true);
  expect(asked.at(-1)).toMatchObject({ game: "dominoes", seen: ["one", "two"] });
  expect(seenBy(later)).toEqual(["one", "two"]);
  expect(later.name(0)).toBe("Ada");
  await later.takeBack();
  expect(later.shown?.position).toBe("one");
});

test("a game is forgotten, and rubbish in the browser is no game", async () => {
  const companion = await begun("one");
  companion.leave();
  expect(companion.kind).toBeNull();
  expect(keptOf("dominoes")).toBeNull();
  localStorage.setItem("abaculus-companion-dominoes", "{rubbish");
  expect(keptOf("dominoes")).toBeNull();
  localStorage.setItem("abaculus-companion-dominoes", JSON.stringify({ kind: { game: "other" } }));
  expect(keptOf("dominoes")).toBeNull();
  expect(await new Companion().resume("dominoes")).toBe(false);
});

test("a game that cannot continue stays, and says why", async () => {
  await begun("one");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const later = new Companion();
  expect(await later.resume("dominoes")).toBe(false);
  expect(later.problem).not.toBe("");
  expect(keptOf("dominoes")?.seen).toEqual(["one"]);
  vi.stubGlobal("fetch", answer);
  expect(await later.resume("dominoes")).toBe(true);
});

test("an answer that comes too late is not shown", async () => {
  const companion = await begun();
  const slow = companion.pick("12");
  const quick = companion.see("one");
  await Promise.all([slow, quick]);
  expect(companion.shown?.position).toBe("one");
  expect(companion.piece).toBe("");
});
