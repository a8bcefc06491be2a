// Numbers and signs as the chosen language writes them.
import { say } from "./texts.svelte";

/** A number; a minus sign where it is negative. */
export function numbered(value: number): string {
  const size = say("number", { value: Math.abs(value) });
  return value < 0 ? `−${size}` : size;
}

/** A change: with its plus or minus sign. */
export const signed = (value: number): string => (value > 0 ? `+${numbered(value)}` : numbered(value));

/** An arithmetic sign as the language writes it: some divide with a colon. */
export function signOf(sign: string): string {
  if (sign === "/" || sign === "÷") return say("sign-divide");
  if (sign === "-") return "−";
  return sign === "x" ? "×" : sign;
}
