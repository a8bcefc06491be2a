// Games as text: the JSON-lines logs that the whole project reads, and links that carry one.
export interface GameLog {
  game: string;
  options: Record<string, string | number>;
  seats: string[];
  position?: string;
  actions: string[];
}

/** The logs in a text, one a line; null where a line is none. What the rules say about them is for the server to say.
 */
export function readLogs(text: string): (GameLog | null)[] {
  return text.split("\n").filter((line) => line.trim()).slice(0, 500).map(readLog);
}

function readLog(line: string): GameLog | null {
  let found: unknown;
  try {
    found = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof found !== "object" || found === null) return null;
  const { game, options, seats, position, actions } = found as Record<string, unknown>;
  const texts = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((one) => typeof one === "string");
  if (typeof game !== "string" || typeof options !== "object" || options === null || !texts(actions)) return null;
  const plain = Object.entries(options).every(([, value]) => typeof value === "string" || typeof value === "number");
  if (!plain) return null;
  return {
    game,
    options: options as Record<string, string | number>,
    seats: texts(seats) ? seats : [],
    actions,
    ...(typeof position === "string" ? { position } : {}),
  };
}

function packed(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function unpacked(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

type Stream = CompressionStream | DecompressionStream;
async function through(bytes: Uint8Array<ArrayBuffer>, stream: Stream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A log as the part of an address after its #: it never leaves the browser until somebody sends the link. */
export async function toLink(log: GameLog): Promise<string> {
  return packed(await through(new TextEncoder().encode(JSON.stringify(log)), new CompressionStream("deflate-raw")));
}

export async function fromLink(text: string): Promise<GameLog | null> {
  try {
    if (text.length > 100_000) return null;
    return readLog(new TextDecoder().decode(await through(unpacked(text), new DecompressionStream("deflate-raw"))));
  } catch {
    return null;
  }
}
