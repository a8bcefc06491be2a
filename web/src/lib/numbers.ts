// Numbers and signs as the chosen language writes them.
import { say } from "./texts.svelte";

/** A number; a minus sign where it is negative. */
export const numbered = (value: number): string => say("number", { value: Math.abs(value) }).replace(/^/, value < 0 ? "−" : "");

/** A change: with its plus or minus sign. */
export const signed = (value: number): string => (value > 0 ? `+${numbered(value)}` : numbered(value));

/** An arithmetic sign as the language writes it: some divide with a colon. */
export function signOf(sign: string): string {
  if (sign === "/" || sign === "÷") return say("sign-divide");
  if (sign === "-") return "−";
  return sign === "x" ? "×" : sign;
}
