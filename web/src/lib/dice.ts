// Throwing the dice again, in this browser: does every outcome follow from the seed that was sealed before the game?
import type { Step, TableFacts } from "./types";

const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((hex.match(/../g) ?? []).map((two) => parseInt(two, 16)));
const hex = (data: ArrayBuffer): string =>
  Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, "0")).join("");

export interface Verdict {
  fair: boolean;
  /** How many outcomes were thrown again. */
  count: number;
  /** The first that does not follow from the seed. */
  wrong: Step | null;
}

/** Whether this page may use cryptographic keys: browsers allow it on this machine and over TLS only. */
export const canCheck = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;

export async function check(table: TableFacts, steps: Step[]): Promise<Verdict> {
  const seed = bytes(table.seed);
  const sealed = hex(await crypto.subtle.digest("SHA-256", seed));
  if (sealed !== table.commitment) return { fair: false, count: 0, wrong: null };
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const space = 1n << 256n;
  let count = 0;
  for (const step of steps) {
    if (step.seat !== null) continue;
    const total = BigInt(step.chances.reduce((sum, chance) => sum + chance.weight, 0));
    const fair = space - (space % total);
    let number = space;
    for (let tries = 0; number >= fair; tries++) {
      const message = ["abaculus dice 1", table.id, ...table.nonces, String(step.seq), String(tries)].join("|");
      number = BigInt("0x" + hex(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(message))));
    }
    let place = number % total;
    const came = step.chances.find((chance) => (place -= BigInt(chance.weight)) < 0n);
    count += 1;
    if (came?.text !== step.text) return { fair: false, count, wrong: step };
  }
  return { fair: true, count, wrong: null };
}
