// A stone's drawing as one piece of markup: a browser parses that far faster than it creates the elements one by one,
// and a board has hundreds of fields.
import type { SceneField } from "../lib/types";
import { LIFT, inlaysOf, numeralSize, outlines, readsUpsideDown, symbols, type Inlay, type Shape } from "./look";

interface Stone {
  face: string;
  ink: string;
  edge: string;
  lit: string;
  shade: string;
}

/** The colours to draw with: those of the table, and what the palette adds. */
export interface Paints {
  table: {
    wall: string;
    line: string;
    tile: string;
    back: string;
    backLine: string;
    bevel: string;
    stones: Record<string, Stone>;
  };
  patterns: Record<string, string>;
  /** Whether fields have patterns, so that numerals need a rim. */
  patterned: boolean;
}

const stoneOf = ({ table: { stones } }: Paints, colour: string): Stone => (stones[colour] ?? stones["plain"]) as Stone;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

function fieldDrawing(paints: Paints, field: SceneField, inlay: Inlay, symbol: boolean): string {
  const stone = stoneOf(paints, field.colour);
  const pattern = paints.patterns[field.colour];
  const place = `translate(${inlay.symbol.join(" ")}) scale(${inlay.symbolSize})`;
  return (
    `<path d="${inlay.path}" fill="${stone.shade}" transform="translate(.9 1.5)"/>` +
    `<path d="${inlay.path}" fill="${stone.lit}" transform="translate(-.8 -1.3)"/>` +
    `<path d="${inlay.path}" fill="${stone.face}" stroke="${stone.edge}" stroke-width="1.2"/>` +
    (pattern ? `<path d="${inlay.path}" fill="url(#pattern-${pattern})"/>` : "") +
    (symbol ? `<path d="${symbols[field.colour]?.path}" fill="${stone.ink}" transform="${place}"/>` : "")
  );
}

function numeralDrawing(paints: Paints, field: SceneField, inlay: Inlay): string {
  const size = numeralSize(inlay, field.label);
  const marked = readsUpsideDown(field.label);
  const stone = stoneOf(paints, field.colour);
  const x = inlay.numeral[0] ?? 0;
  const y = (inlay.numeral[1] ?? 0) - (marked ? 0.07 * size : 0);
  const rim = paints.patterned ? ` stroke="${stone.face}" stroke-width="7" paint-order="stroke"` : "";
  const half = 0.27 * size * field.label.length;
  const base = y + 0.355 * size;
  const underline = `M${x - half} ${y + 0.49 * size}h${2 * half}`;
  const ink = `stroke="${stone.ink}" stroke-width="${0.085 * size}" stroke-linecap="round"`;
  return (
    `<text x="${x}" y="${base}" font-size="${size}" fill="${stone.ink}"${rim}>${plain(field.label)}</text>` +
    (marked ? `<path d="${underline}" ${ink}/>` : "")
  );
}

/** The stone around 0,0: its body, its fields with colour, symbol and numeral, and what it stands on. */
export function drawingOf(paints: Paints, shape: Shape, fields: SceneField[], height: number): string {
  const { table } = paints;
  const lines = outlines(shape);
  const inlays = inlaysOf(shape, fields);
  const body = (fill: string) => `d="${lines.body}" fill="${fill}" stroke="${table.line}" stroke-width="2"`;
  const below = Array.from(
    { length: height - 1 },
    (_, level) => `<path ${body(table.wall)} transform="translate(0 ${-LIFT * level})"/>`,
  );
  const face = fields.length
    ? `<path d="${lines.bevel}" fill="none" stroke="${table.bevel}" stroke-width="1.6" stroke-opacity=".5"/>`
    : `<path d="${lines.backLine}" fill="none" stroke="${table.backLine}" stroke-width="2.5"/>` +
      `<path d="${lines.backDot}" fill="${table.backLine}"/>`;
  return (
    below.join("") +
    `<g transform="translate(0 ${-LIFT * (height - 1)})">` +
    `<path ${body(fields.length ? table.tile : table.back)}/>${face}` +
    inlays.map(({ field, inlay, symbol }) => fieldDrawing(paints, field, inlay, symbol)).join("") +
    inlays.map(({ field, inlay }) => (field.label ? numeralDrawing(paints, field, inlay) : "")).join("") +
    "</g>"
  );
}
