// Why a piece brings its points, as it is seen on the board: sides that meet light up, equations get a band.
import type { Part, SceneShown } from "../lib/types";
import { apothem, direction, SIZE } from "./look";

/** A side where two pieces meet, with the points that it brings, and where these are written. */
export interface Seam {
  path: string;
  x: number;
  y: number;
  points: number | null;
}

/** A row of tiles that makes an equation, with its signs where they stand. */
export interface Band {
  rect: { x: number; y: number; width: number; height: number };
  signs: { x: number; y: number; sign: string }[];
}

interface Centre {
  x: number;
  y: number;
}

const short = (value: number): number => Math.round(value * 10) / 10;

function centres(scene: SceneShown): Map<string, Centre> {
  return new Map([...scene.places, ...scene.tiles].map((spot) => [spot.cell, spot]));
}

/** The side as a line from one corner to nearly the next. */
function seam({ x, y }: Centre, scene: SceneShown, side: number, points: number | null): Seam {
  const [dx, dy] = direction(scene.shape, side);
  const out = apothem(scene.shape);
  const long = scene.shape === "hex" ? 1 : 2;
  const at = (along: number): [number, number] => [
    short((x + dx * out - dy * along) * SIZE), short((y + dy * out + dx * along) * SIZE),
  ];
  const [from, to] = [at(-0.44 * long), at(0.5 * long)];
  return { path: `M${from.join(" ")}L${to.join(" ")}`, x: to[0], y: to[1], points };
}

/** The sides of the piece on a cell that meet another piece and count, part by part. */
export function seamsOf(scene: SceneShown, cell: string, parts: Part[]): Seam[] {
  const where = centres(scene);
  const own = where.get(cell);
  if (!own) return [];
  return parts.flatMap((part) => {
    const others = part.spots.filter((spot) => spot.cell !== cell).flatMap((spot) => where.get(spot.cell) ?? []);
    const sides = part.spots.find((spot) => spot.cell === cell)?.sides ?? [];
    const met = sides.filter((side) => {
      const [dx, dy] = direction(scene.shape, side);
      const [x, y] = [own.x + 2 * apothem(scene.shape) * dx, own.y + 2 * apothem(scene.shape) * dy];
      return others.some((one) => Math.hypot(one.x - x, one.y - y) < 0.1);
    });
    return met.map((side) => seam(own, scene, side, sides.length === 1 ? part.points : null));
  });
}

/** The equations in these parts: three tiles or more in a row. */
export function bandsOf(scene: SceneShown, parts: Part[]): Band[] {
  const where = centres(scene);
  return parts.flatMap((part) => {
    const spots = part.spots.flatMap(({ cell, then }) => {
      const centre = where.get(cell);
      return centre ? [{ ...centre, then }] : [];
    });
    if (spots.length < 3 || part.spots.some((spot) => spot.sides.length)) return [];
    const xs = spots.map((spot) => spot.x);
    const ys = spots.map((spot) => spot.y);
    const [x, y] = [Math.min(...xs) - 1.04, Math.min(...ys) - 1.06];
    const across = Math.max(...xs) > Math.min(...xs);
    const signs = spots.slice(0, -1).flatMap((spot, place) => {
      const next = spots[place + 1] ?? spot;
      const middle = { x: (spot.x + next.x) / 2, y: (spot.y + next.y) / 2 };
      const at = across ? { x: middle.x, y: middle.y + 1.06 } : { x: middle.x + 1.06, y: middle.y };
      return spot.then ? [{ x: at.x * SIZE, y: at.y * SIZE, sign: spot.then }] : [];
    });
    const [width, height] = [Math.max(...xs) + 1.04 - x, Math.max(...ys) + 1.1 - y];
    return [{ rect: { x: x * SIZE, y: y * SIZE, width: width * SIZE, height: height * SIZE }, signs }];
  });
}
