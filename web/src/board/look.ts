// How stones look: the same outlines, facets and colours as the server's pictures. This file only chooses among them.
import look from "../look.json";
import type { SceneField } from "../lib/types";

export type Shape = "hex" | "square";
export interface Inlay {
  path: string;
  /** The bevelled edges, each with how much it is lit; black where that is negative. */
  facets: [string, number][];
  room: number;
  size: number;
  numeral: number[];
  symbol: number[];
  symbolSize: number;
}
export const SIZE = look.size;
/** How much higher each storey of a stack is drawn. */
export const STOREY = look.storey;
/** How wide the frame of a board is, in tile sizes. */
export const RIM = look.rim;
export const symbols: Record<string, { sign: string; path: string }> = look.symbols;
export const patterns: Record<string, { step: number; drawing: string }> = Object.fromEntries(
  Object.entries(look.patterns).map(([name, one]) => [name, { step: Number(one.step), drawing: String(one.drawing) }]),
);
export const SHAPES = Object.keys(look.shapes) as Shape[];

export const outlines = (shape: Shape) => look.shapes[shape].outlines;
export const latticeOf = (shape: Shape) => look.shapes[shape].lattice;
export const sidesOf = (shape: Shape): number => look.shapes[shape].sides;
/** By shape and key. A field with a symbol has the outline of the same field without one, whose key ends in `b`. */
const INLAYS = Object.fromEntries(SHAPES.map((shape) => {
  const all = look.shapes[shape].inlays as unknown as Record<string, Partial<Inlay>>;
  return [shape, Object.fromEntries(Object.entries(all).map(([key, one]) => [key, { ...all[`${key}b`], ...one }]))];
})) as Record<Shape, Record<string, Inlay>>;
export const allInlays = (shape: Shape): Record<string, Inlay> => INLAYS[shape];

/** The walls of a block that are seen below its top, with how much black there is in each, and the lines on them. */
export const wallsOf = (shape: Shape) => {
  const walls = look.shapes[shape].walls as [string, number][];
  return { sides: walls.slice(0, -2), foot: walls.at(-2)?.[0] ?? "", top: walls.at(-1)?.[0] ?? "" };
};

export function corner(shape: Shape, name: "lower left" | "lower right" | "upper right"): number[] {
  return look.shapes[shape].corners[name];
}

/** From the middle of a tile to the middle of its side, in tile sizes. */
export const apothem = (shape: Shape): number => (shape === "hex" ? Math.sqrt(3) / 2 : 1);

/** The direction from the middle of a tile to a side. A hexagon counts from the east, a square from the north. */
export function direction(shape: Shape, side: number): [number, number] {
  const angle = (2 * Math.PI * side) / sidesOf(shape) - (shape === "hex" ? 0 : Math.PI / 2);
  return [Math.cos(angle), Math.sin(angle)];
}

interface Inlaid {
  field: SceneField;
  inlay: Inlay;
  symbol: boolean;
  key: string;
}

/** The fields of a tile with the inlay of each. Sides in the colour of the middle leave the symbol to it. */
export function inlaysOf(shape: Shape, fields: SceneField[]): Inlaid[] {
  const all = allInlays(shape);
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

/** Whether a piece is a block to build with: it has numbers on its sides and one in the middle. */
export function isBlock(fields: SceneField[]): boolean {
  return fields.some((field) => field.side < 0) && fields.some((field) => field.side >= 0);
}

/** How far above its cell the face of a piece lies: above the stack below it, and a block above its own walls. */
export function liftOf(fields: SceneField[], height: number): number {
  return STOREY * (height - 1 + Number(isBlock(fields)));
}

/** Whether a numeral reads as another number upside down, so that it has to be underlined. */
export function readsUpsideDown(label: string): boolean {
  return /^[689]+$/.test(label) && /[69]/.test(label);
}

export function numeralSize(inlay: Inlay, label: string): number {
  return Math.min(inlay.size, inlay.room / (0.68 * label.length));
}

/** The sides after turning a tile. */
export function turned(shape: Shape, fields: SceneField[], turn: number): SceneField[] {
  return fields.map((field) => (field.side < 0 ? field : { ...field, side: (field.side + turn) % sidesOf(shape) }));
}
