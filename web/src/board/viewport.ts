// What is seen of a board: as much of it as there is room for, but no stone smaller than can be read and tapped; or a
// part that is zoomed in on and moved.
import { apothem, RIM, STOREY, SIZE, type Shape } from "./look";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The room on the screen, in pixels; nothing while it has not been measured. */
export interface Room {
  width: number;
  height: number;
}

/** `zoom` 1 shows everything that can be shown at a good size; `x` and `y` are how far the middle of what is seen lies
 *  from that of the board. */
export interface Viewport {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

interface Spot {
  x: number;
  y: number;
  height?: number;
}

/** A board to be seen: where it lies, on how much room, and the fewest pixels that a tile's size may have there. */
export interface Scale {
  box: Box;
  room: Room;
  least: number;
  /** The most where everything is seen. */
  most: number;
}

export const BEGINNING: Viewport = { zoom: 1, x: 0, y: 0 };
/** So many pixels a tile's size has at most where everything is seen, and when one zooms in. */
const LARGEST = { hex: 72, square: 46 };
const NEAREST = 150;
const PAD = 0.1;

/** The fewest pixels of a tile's size: 56 across a hexagon, 52 across a square, 24 across one in a frame. */
export function leastUnit(shape: Shape, framed: boolean): number {
  if (framed) return 12;
  return shape === "hex" ? 56 / (2 * apothem("hex")) : 26;
}

export const mostUnit = (shape: Shape): number => LARGEST[shape];

/** How wide the frame of a board is: where there is little room, nothing is written on it. */
export const rimOf = (room: Room): number => (room.width > 0 && room.width < 560 ? RIM / 2 : RIM);

/** The board with all that lies on it; `rim` is the width of its frame. */
export function boxOf(spots: Spot[], shape: Shape = "hex", rim = 0): Box {
  const wide = apothem(shape) + PAD + rim;
  const high = 1 + PAD + 1.3 * rim;
  const xs = spots.length ? spots.map((spot) => spot.x) : [0];
  const ys = spots.length ? spots.map((spot) => spot.y) : [0];
  const tops = spots.map((spot) => spot.y - (spot.height ?? 0) * (STOREY / SIZE));
  const x = Math.min(...xs) - wide;
  const y = Math.min(...ys, ...tops) - high;
  return { x, y, width: Math.max(...xs) + wide - x, height: Math.max(...ys) + high - y };
}

/** Pixels of a tile's size where everything is seen. */
function fitting({ box, room, most }: Scale): number {
  return Math.min(room.width / box.width, room.height / box.height, most);
}

/** Pixels of a tile's size where nothing is zoomed. */
const usual = (scale: Scale): number => Math.max(fitting(scale), scale.least);

/** How far one can zoom: out until everything is seen, in until a stone is as large as it needs to be. */
function range(scale: Scale): [number, number] {
  const unit = usual(scale);
  return [Math.min(1, fitting(scale) / unit), Math.max(1, NEAREST / unit)];
}

/** The part that is seen, in tile sizes. */
export function seen(scale: Scale, { zoom, x, y }: Viewport): Box {
  const { box, room } = scale;
  const unit = usual(scale) * zoom;
  const measured = room.width > 0 && room.height > 0;
  const width = measured ? room.width / unit : box.width;
  const height = measured ? room.height / unit : box.height;
  return { x: box.x + (box.width - width) / 2 + x, y: box.y + (box.height - height) / 2 + y, width, height };
}

/** Moved, as far as there is something to see. */
export function shifted(scale: Scale, viewport: Viewport, dx: number, dy: number): Viewport {
  const { width, height } = seen(scale, viewport);
  const within = (at: number, beyond: number): number => {
    const most = Math.max(0, beyond) / 2;
    return Math.max(-most, Math.min(most, at));
  };
  return {
    zoom: viewport.zoom,
    x: within(viewport.x + dx, scale.box.width - width),
    y: within(viewport.y + dy, scale.box.height - height),
  };
}

export function zoomed(scale: Scale, viewport: Viewport, factor: number): Viewport {
  const [least, most] = range(scale);
  const zoom = Math.min(most, Math.max(least, viewport.zoom * factor));
  return shifted(scale, { ...viewport, zoom }, 0, 0);
}

/** Everything, however small it becomes. */
export const whole = (scale: Scale): Viewport => ({ zoom: range(scale)[0], x: 0, y: 0 });

/** Whether something lies beyond what is seen. */
export function isCut(scale: Scale, viewport: Viewport): boolean {
  const { width, height } = seen(scale, viewport);
  return width < scale.box.width - 0.01 || height < scale.box.height - 0.01;
}

/** Moved just so far that a spot is in sight. */
export function showing(scale: Scale, viewport: Viewport, spot: Spot): Viewport {
  const { x, y, width, height } = seen(scale, viewport);
  const over = (at: number, from: number, size: number): number => {
    const edge = Math.min(1, size / 2);
    return at - Math.max(from + edge, Math.min(from + size - edge, at));
  };
  return shifted(scale, viewport, over(spot.x, x, width), over(spot.y, y, height));
}
