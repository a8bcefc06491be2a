// A stone's drawing as one piece of markup: a browser parses that far faster than it creates the elements one by one,
// and a board has hundreds of fields. What all tiles share, bodies, facets, glaze, is referred to: see Defs.svelte.
import type { SceneField } from "../lib/types";
import {
  inlaysOf, isBlock, liftOf, numeralSize, outlines, readsUpsideDown, STOREY, symbols, wallsOf, type Inlay, type Shape,
} from "./look";

interface Stone {
  face: string;
  ink: string;
  edge: string;
}

/** The colours to draw with: those of the table, and what the palette adds. */
export interface Paints {
  table: { mortar: string; stones: Record<string, Stone> };
  patterns: Record<string, string>;
  /** Whether fields have patterns, so that numerals need a rim. */
  patterned: boolean;
}

/** A number without a colour is a dark stone where blank fields are hollows, and lies on its piece where it is alone.
 */
function kindOf(field: SceneField): string {
  if (field.colour in symbols) return field.colour;
  if (field.side < 0) return "ivory";
  return field.label ? "deep" : "hollow";
}

const stoneOf = ({ table: { stones } }: Paints, kind: string): Stone => (stones[kind] ?? stones["plain"]) as Stone;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);
const use = (name: string, up = 0): string =>
  `<use href="#draw-${name}"${up ? ` transform="translate(0 ${-up})"` : ""}/>`;

function fieldDrawing(paints: Paints, field: SceneField, inlay: Inlay): string {
  const stone = stoneOf(paints, kindOf(field));
  const pattern = paints.patterns[field.colour];
  return (
    `<path d="${inlay.path}" fill="${stone.face}" stroke="${stone.edge}"/>` +
    (pattern ? `<path d="${inlay.path}" fill="url(#pattern-${pattern})" stroke="none"/>` : "")
  );
}

function symbolDrawing(paints: Paints, field: SceneField, inlay: Inlay): string {
  const place = `translate(${inlay.symbol.join(" ")}) scale(${inlay.symbolSize})`;
  return `<path d="${symbols[field.colour]?.path}" fill="${stoneOf(paints, field.colour).ink}" transform="${place}"/>`;
}

function numeralDrawing(paints: Paints, field: SceneField, inlay: Inlay): string {
  const size = numeralSize(inlay, field.label);
  const marked = readsUpsideDown(field.label);
  const stone = stoneOf(paints, kindOf(field));
  const x = inlay.numeral[0] ?? 0;
  const y = (inlay.numeral[1] ?? 0) - (marked ? 0.07 * size : 0);
  const patterned = paints.patterned && field.colour in paints.patterns;
  const rim = patterned ? ` stroke="${stone.face}" stroke-width="7" paint-order="stroke"` : "";
  const half = 0.27 * size * field.label.length;
  const underline = `M${x - half} ${y + 0.46 * size}h${2 * half}`;
  const ink = `stroke="${stone.ink}" stroke-width="${0.085 * size}" stroke-linecap="round"`;
  const place = `x="${x}" y="${y + 0.345 * size}"`;
  return (
    `<text ${place} font-size="${size}" fill="${stone.ink}"${rim}>${plain(field.label)}</text>` +
    (marked ? `<path d="${underline}" ${ink}/>` : "")
  );
}

/** What a piece without coloured or cut fields lies on, and the light on what is cut. */
function cuts(shape: Shape, fields: SceneField[]): string {
  const around = fields.filter((field) => field.side >= 0);
  if (!around.length) return use(`${shape}-line`);
  if (isBlock(fields)) return use(`${shape}-block-cuts`);
  if (around.every((field) => kindOf(field) !== "hollow")) return use(`${shape}-cuts`);
  const one = (field: SceneField): string => `${shape}-${kindOf(field) === "hollow" ? "hollow" : "cut"}-${field.side}`;
  return around.map((field) => use(one(field))).join("");
}

/** The front of a block, from its top at `up` down to the next storey. */
function wall(shape: Shape, fill: string, up: number): string {
  const sides = wallsOf(shape).sides.map(([path]) => path).join("");
  const place = up ? ` transform="translate(0 ${-up})"` : "";
  return `<path d="${sides}" fill="${fill}" stroke="${fill}" stroke-width="1.6"${place}/>${use(`${shape}-wall`, up)}`;
}

/** The stone around 0,0: its body, its fields with colour, symbol and numeral, and what it stands on. */
export function drawingOf(paints: Paints, shape: Shape, fields: SceneField[], height: number): string {
  const inlays = inlaysOf(shape, fields);
  const up = liftOf(fields, height);
  const below = Array.from({ length: height - 1 }, (_, level) =>
    wall(shape, paints.table.mortar, STOREY * (level + 1)),
  );
  if (!fields.length) return `${below.join("")}${use(`${shape}-back`, up)}`;
  let body = use(`${shape}-${fields.some((field) => field.colour in symbols) ? "body" : "ivory"}`);
  if (isBlock(fields)) {
    const stone = stoneOf(paints, kindOf(fields.find((field) => field.side < 0) as SceneField)).face;
    body = `${wall(shape, stone, 0)}<path d="${outlines(shape).block}" fill="${stone}"/>`;
  }
  const laid = fields.some((field) => field.side >= 0)
    ? inlays.map(({ field, inlay }) => fieldDrawing(paints, field, inlay)).join("")
    : "";
  return (
    below.join("") +
    `<g transform="translate(0 ${-up})">${body}${laid}${cuts(shape, fields)}${use(`${shape}-glaze`)}` +
    inlays.map(({ field, inlay, symbol }) => (symbol ? symbolDrawing(paints, field, inlay) : "")).join("") +
    inlays.map(({ field, inlay }) => (field.label ? numeralDrawing(paints, field, inlay) : "")).join("") +
    "</g>"
  );
}

/** The same stone small and plain, for lists: what counted keeps its colour and its number, the rest pales. */
export function pictureOf(paints: Paints, shape: Shape, fields: SceneField[], sides: number[] | null): string {
  if (isBlock(fields)) return blockPicture(paints, shape, fields);
  const lone = fields.every((field) => field.side < 0);
  const coloured = fields.some((field) => field.colour in symbols);
  const parts = inlaysOf(shape, fields).map(({ field, inlay }) => {
    const counts = sides === null || field.side < 0 || sides.includes(field.side);
    const { face } = stoneOf(paints, kindOf(field));
    const stone = lone ? "" : `<path d="${inlay.path}" fill="${face}"${counts ? "" : ' opacity=".28"'}/>`;
    const size = lone ? numeralSize(inlay, field.label) : 52;
    return stone + (counts && field.label ? label(paints, field, inlay.numeral, size) : "");
  });
  return use(`${shape}-${coloured ? "small" : "pale"}`) + parts.join("");
}

/** A block in lists: its colour, and the number in its middle. */
function blockPicture(paints: Paints, shape: Shape, fields: SceneField[]): string {
  const middle = fields.find((field) => field.side < 0) as SceneField;
  const stone = stoneOf(paints, kindOf(middle));
  const place = 'transform="translate(0 52) scale(15)"';
  return (
    `${wall(shape, stone.face, 0)}<path d="${outlines(shape).small}" fill="${stone.face}"/>` +
    label(paints, middle, [0, -8], 86) +
    `<path d="${symbols[middle.colour]?.path ?? ""}" fill="${stone.ink}" ${place}/>`
  );
}

function label(paints: Paints, field: SceneField, [x = 0, y = 0]: number[], size: number): string {
  const { ink } = stoneOf(paints, kindOf(field));
  return `<text x="${x}" y="${y + 0.345 * size}" font-size="${size}" fill="${ink}">${plain(field.label)}</text>`;
}
