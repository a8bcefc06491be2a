// What is seen of a board: all of it, or a part that is zoomed in on and moved.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `zoom` 1 shows everything; `x` and `y` are how far the middle of what is seen lies from that of the board. */
export interface Viewport {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

type Spot = Pick<Box, "x" | "y">;

export const EVERYTHING: Viewport = { zoom: 1, x: 0, y: 0 };
const LARGEST = 6;
const PAD = 1.25;

/** The board with all that lies on it, and some room around. */
export function boxOf(spots: Spot[]): Box {
  const xs = spots.length ? spots.map((spot) => spot.x) : [0];
  const ys = spots.length ? spots.map((spot) => spot.y) : [0];
  const x = Math.min(...xs) - PAD;
  const y = Math.min(...ys) - PAD;
  return { x, y, width: Math.max(...xs) + PAD - x, height: Math.max(...ys) + PAD - y };
}

/** The part of it that is seen. */
export function seen(box: Box, { zoom, x, y }: Viewport): Box {
  const width = box.width / zoom;
  const height = box.height / zoom;
  return { x: box.x + (box.width - width) / 2 + x, y: box.y + (box.height - height) / 2 + y, width, height };
}

/** Moved, as far as there is something to see. */
export function shifted(box: Box, viewport: Viewport, dx: number, dy: number): Viewport {
  const { width, height } = seen(box, viewport);
  const within = (at: number, room: number): number => Math.max(-room / 2, Math.min(room / 2, at));
  return {
    zoom: viewport.zoom,
    x: within(viewport.x + dx, box.width - width),
    y: within(viewport.y + dy, box.height - height),
  };
}

export function zoomed(box: Box, viewport: Viewport, factor: number): Viewport {
  const zoom = Math.min(LARGEST, Math.max(1, viewport.zoom * factor));
  return shifted(box, { ...viewport, zoom }, 0, 0);
}

/** Moved just so far that a spot is in sight. */
export function showing(box: Box, viewport: Viewport, spot: Spot): Viewport {
  const { x, y, width, height } = seen(box, viewport);
  const over = (at: number, from: number, size: number): number => {
    const edge = Math.min(1, size / 2);
    return at - Math.max(from + edge, Math.min(from + size - edge, at));
  };
  return shifted(box, viewport, over(spot.x, x, width), over(spot.y, y, height));
}
