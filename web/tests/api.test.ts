import { afterEach, describe, expect, it, vi } from "vitest";
import { api, Refused } from "../src/lib/api";
import { classes } from "../src/lib/classes";

/** Answer every request like this; returns the requests made. */
function answering(body: string, status = 200): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal("fetch", (request: Request) => {
    asked.push(request);
    return Promise.resolve(new Response(body, { status, headers: { "content-type": "application/json" } }));
  });
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

const refused = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (no: unknown) => no,
  );

describe("a request", () => {
  it("carries its body, and the language of the page", async () => {
    const asked = answering('{"name": "Ada"}');
    await api.becomeGuest("Ada");
    const request = asked[0];
    expect(request?.method).toBe("POST");
    expect(request?.url).toMatch(/\/api\/guest$/);
    expect(request?.headers.get("accept-language")).toBe("en");
    expect(request?.headers.get("content-type")).toBe("application/json");
    expect(await request?.json()).toEqual({ name: "Ada" });
  });

  it("escapes what stands in its path, and puts the rest behind it", async () => {
    const asked = answering("{}");
    await classes.look("A/B");
    await classes.sheet("dominoes", { count: 8, number: 3, level: "easy" });
    expect(asked.map((one) => one.url.replace(/^.*?\/api/, "/api"))).toEqual([
      "/api/classes/A%2FB",
      "/api/worksheets/dominoes?count=8&number=3&level=easy",
    ]);
  });
});

describe("an answer", () => {
  it("is what the server said", async () => {
    answering('{"name": "Ada"}');
    expect((await api.me()).name).toBe("Ada");
  });

  it("that is a refusal is thrown, with its reason and what exactly is wrong", async () => {
    answering('{"type": "refused", "reason": "bad-position", "text": "No.", "detail": "Tile 3 twice."}', 400);
    const no = await refused(api.me());
    expect(no).toBeInstanceOf(Refused);
    expect(no).toMatchObject({
      reason: "bad-position",
      message: "That is no position of this game.",
      detail: "Tile 3 twice.",
    });
  });

  it("of somebody in between is no refusal of the server's", async () => {
    answering("<h1>502 Bad Gateway</h1>", 502);
    const no = await refused(api.me());
    expect(no).toBeInstanceOf(Error);
    expect(no).not.toBeInstanceOf(Refused);
  });

  it("that does not come means that we are offline", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    expect(await refused(api.me())).toMatchObject({ reason: "offline" });
  });
});
