// The faces of those who play: bots are little stones, the more corners the stronger; people are pebbles with a
// letter.
export interface Face {
  /** The stone, around 0,0, about a hundred wide. */
  outline: string;
  fill: string;
  ink: string;
  /** Eyes and mouth: filled, and as lines. */
  dots: string;
  lines: string;
}

type Point = readonly [number, number];

const short = (value: number): number => Math.round(value * 10) / 10;

/** A polygon with rounded corners. */
function pebble(points: Point[], radius: number): string {
  const towards = ([x, y]: Point, [ex, ey]: Point): Point => {
    const share = Math.min(radius / Math.hypot(ex - x, ey - y), 0.5);
    return [x + (ex - x) * share, y + (ey - y) * share];
  };
  const parts = points.map((corner, place) => {
    const from = towards(corner, points.at(place - 1) as Point);
    const to = towards(corner, points[(place + 1) % points.length] as Point);
    const numbers = [...corner, ...to].map(short).join(" ");
    return `${place ? "L" : "M"}${from.map(short).join(" ")}Q${numbers}`;
  });
  return `${parts.join("")}Z`;
}

/** So many corners around, the first at the top; of two radii, for a star. */
function around(corners: number, radii: number[], down = 0): Point[] {
  return Array.from({ length: corners }, (_, place) => {
    const angle = (2 * Math.PI * place) / corners;
    const radius = radii[place % radii.length] as number;
    return [radius * Math.sin(angle), down - radius * Math.cos(angle)];
  });
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const square: Point[] = [[-41, -41], [41, -41], [41, 41], [-41, 41]];

/** By the level of a bot. */
export const BOTS: Record<string, Face> = {
  beginner: {
    outline: pebble(around(12, [45]), 12),
    fill: "#E8CF9F",
    ink: "#3A2B14",
    dots: dot(-15, -6, 5.4) + dot(15, -6, 5.4),
    lines: "M-14 13Q0 27 14 13",
  },
  casual: {
    outline: pebble([[0, -52], [52, 40], [-52, 40]], 17),
    fill: "#DE9F80",
    ink: "#3C1E10",
    dots: dot(-12, 5, 5.2) + dot(13, 5, 5.2),
    lines: "M-20 -6L-7 -8M8 -9L20 -5M-9 24Q4 29 13 20",
  },
  club: {
    outline: pebble(square, 15),
    fill: "#A3BC9E",
    ink: "#1E2F1E",
    dots: dot(-15, -5, 3.8) + dot(15, -5, 3.8),
    lines: `${dot(-15, -6, 11.5)}${dot(15, -6, 11.5)}M-3.5 -6H3.5M-26.5 -7L-34 -10M26.5 -7L34 -10M-9 20H10`,
  },
  expert: {
    outline: pebble(around(5, [51], 3), 13),
    fill: "#B49CC6",
    ink: "#2B1A38",
    dots: "M-20 -4Q-15 4 -10 -4ZM10 -4Q15 4 20 -4Z",
    lines: "M-23 -5Q-15 -13 -7 -5M7 -5Q15 -13 23 -5M-8 19Q2 23 11 16",
  },
  master: {
    outline: pebble(around(10, [54, 31], 4), 9),
    fill: "#3E4C6B",
    ink: "#FBF3DC",
    dots: "",
    lines: "M-19 -1Q-13 -9 -7 -1M7 -1Q13 -9 19 -1M-9 13Q0 21 9 13",
  },
  plain: {
    outline: pebble(around(6, [48]), 12),
    fill: "#B9B4AA",
    ink: "#22262A",
    dots: dot(-14, -4, 5) + dot(14, -4, 5),
    lines: "M-10 18H10",
  },
};

/** Mineral colours for people, on which white can be read; never a colour of tiles. */
export const PEBBLES = ["#3B5560", "#8C5A3C", "#5E6B3A", "#8A4A62", "#3F6F72", "#7A5A2A", "#5B5384", "#6B4B4B"];
export const PEBBLE = pebble(around(9, [47, 45, 46]), 16);

/** A colour for somebody: always the same for the same name. */
export function pebbleOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return PEBBLES[sum % PEBBLES.length] as string;
}

/** The letter on a pebble: the first of a name. */
export const initialOf = (name: string): string => (Array.from(name.trim())[0] ?? "?").toLocaleUpperCase();

/** A colour for the bars of somebody's points, on which white can be read. */
export function barOf(bot: string, name: string): string {
  const face = bot ? (BOTS[bot] ?? BOTS["plain"]) : undefined;
  if (!face) return pebbleOf(name);
  return bot === "master" ? face.fill : `color-mix(in srgb, ${face.fill} 42%, ${face.ink})`;
}
