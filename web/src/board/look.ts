// How stones look: the same outlines and colours as the server's pictures. This file only chooses among them.
import look from "../look.json";
import type { SceneField } from "../lib/types";

export type Shape = "hex" | "square";
export interface Inlay {
  path: string;
  room: number;
  size: number;
  numeral: number[];
  symbol: number[];
  symbolSize: number;
}
export const SIZE = look.size;
export const LIFT = look.lift;
export const symbols: Record<string, { sign: string; path: string }> = look.symbols;
export const patterns: Record<string, { step: number; drawing: string }> = Object.fromEntries(
  Object.entries(look.patterns).map(([name, one]) => [name, { step: Number(one.step), drawing: String(one.drawing) }]),
);

export function outlines(shape: Shape) {
  return look.shapes[shape].outlines;
}

export function corner(shape: Shape, name: "lower left" | "lower right" | "upper right"): number[] {
  return look.shapes[shape].corners[name];
}

interface Inlaid {
  field: SceneField;
  inlay: Inlay;
  symbol: boolean;
  key: string;
}

/** The fields of a tile with the inlay of each. Sides in the colour of the middle leave the symbol to it. */
export function inlaysOf(shape: Shape, fields: SceneField[]): Inlaid[] {
  const all = look.shapes[shape].inlays as Record<string, Inlay>;
  const middle = fields.find((field) => field.side < 0);
  const around = fields.some((field) => field.side >= 0);
  return fields.flatMap((field) => {
    const repeats = middle !== undefined && field !== middle && field.colour === middle.colour;
    const symbol = field.colour in symbols && !repeats;
    const key = `${field.side < 0 ? "m" : field.side}${middle && around ? "" : "w"}${symbol ? "" : "b"}`;
    const inlay = all[key];
    return inlay ? [{ field, inlay, symbol, key }] : [];
  });
}

/** Whether a numeral reads as another number upside down, so that it has to be underlined. */
export function readsUpsideDown(label: string): boolean {
  return /^[689]+$/.test(label) && /[69]/.test(label);
}

export function numeralSize(inlay: Inlay, label: string): number {
  return Math.min(inlay.size, inlay.room / (0.68 * label.length));
}

/** The sides after turning a tile: a hexagon has six, a square four. */
export function turned(shape: Shape, fields: SceneField[], turn: number): SceneField[] {
  const sides = shape === "hex" ? 6 : 4;
  return fields.map((field) => (field.side < 0 ? field : { ...field, side: (field.side + turn) % sides }));
}
