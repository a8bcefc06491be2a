import { describe, expect, it } from "vitest";
import {
  BEGINNING, boxOf, isCut, leastUnit, seen, shifted, showing, whole, zoomed, type Scale,
} from "../src/board/viewport";

/** Numbers as they are meant, without the last places that a machine adds. */
const tidy = (one: object): object =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, Math.round(Number(value) * 1e9) / 1e9]));
const box = boxOf([{ x: 0, y: 0 }, { x: 10, y: 4 }], "square");
/** Twenty pixels for a tile's size: everything fits in exactly. */
const scale: Scale = { box, room: { width: 20 * box.width, height: 20 * box.height }, least: 10, most: 76 };
const narrow: Scale = { ...scale, room: { width: 10 * box.width, height: 20 * box.height }, least: 20 };

describe("the room that a board takes", () => {
  it("is all that lies there, a tile's size around the middles, and a little air", () => {
    expect(tidy(box)).toEqual({ x: -1.1, y: -1.1, width: 12.2, height: 6.2 });
    expect(boxOf([], "square")).toEqual({ x: -1.1, y: -1.1, width: 2.2, height: 2.2 });
  });

  it("is higher with a stack, and wider with a frame", () => {
    const spots = [{ x: 0, y: 0, height: 5 }];
    expect(boxOf(spots, "hex").y).toBeCloseTo(-1.1 - 5 * 0.21);
    expect(boxOf([{ x: 0, y: 0 }], "square", 0.5).width).toBeCloseTo(boxOf([{ x: 0, y: 0 }], "square").width + 1);
  });
});

describe("what is seen of a board", () => {
  it("is everything, in the middle of the room", () => {
    expect(seen(scale, BEGINNING)).toEqual(box);
    const wide = seen({ ...scale, room: { width: 1000, height: 20 * box.height } }, BEGINNING);
    expect(wide.width).toBeCloseTo(50);
    expect(wide.x + wide.width / 2).toBeCloseTo(box.x + box.width / 2);
    expect(wide.height).toBeCloseTo(box.height);
  });

  it("is the whole board while nothing has been measured", () => {
    expect(seen({ ...scale, room: { width: 0, height: 0 } }, BEGINNING)).toEqual(box);
  });

  it("is no board of two giant stones where there is much room", () => {
    const few: Scale = { box: boxOf([{ x: 0, y: 0 }]), room: { width: 1520, height: 1520 }, least: 30, most: 76 };
    expect(seen(few, BEGINNING).width).toBeCloseTo(20);
  });

  it("is a part where stones would be too small: a hexagon has 56 pixels, a square 52, one in a frame 24", () => {
    expect(2 * leastUnit("square", false)).toBe(52);
    expect(2 * leastUnit("square", true)).toBe(24);
    expect(Math.sqrt(3) * leastUnit("hex", false)).toBeCloseTo(56);
    expect(seen(narrow, BEGINNING).width).toBeCloseTo(box.width / 2);
    expect(isCut(narrow, BEGINNING)).toBe(true);
    expect(isCut(scale, BEGINNING)).toBe(false);
    expect(isCut(narrow, whole(narrow))).toBe(false);
  });

  it("is a part in the middle when one zooms in, up to a good size, and no less than everything", () => {
    const near = zoomed(scale, BEGINNING, 2);
    expect(tidy(seen(scale, near))).toEqual({ x: 1.95, y: 0.45, width: 6.1, height: 3.1 });
    expect(seen(scale, zoomed(scale, near, 100)).width).toBeCloseTo(scale.room.width / 150);
    expect(zoomed(scale, near, 0.01)).toEqual(BEGINNING);
    expect(zoomed(narrow, BEGINNING, 0.01)).toEqual(whole(narrow));
  });

  it("can be moved as far as there is something to see", () => {
    const near = zoomed(scale, BEGINNING, 2);
    expect(tidy(seen(scale, shifted(scale, near, 1, -1)))).toMatchObject({ x: 2.95, y: -0.55 });
    const end = seen(scale, shifted(scale, near, 100, -100));
    expect([end.x + end.width, end.y]).toEqual([expect.closeTo(11.1), expect.closeTo(-1.1)]);
    expect(shifted(scale, BEGINNING, 5, 5)).toEqual(BEGINNING);
  });

  it("stays within the board when one zooms out at its edge", () => {
    const corner = shifted(scale, zoomed(scale, BEGINNING, 4), 100, 100);
    const { x, y, width, height } = seen(scale, zoomed(scale, corner, 0.5));
    expect([x + width, y + height]).toEqual([expect.closeTo(11.1), expect.closeTo(5.1)]);
  });

  it("follows a spot that is chosen out of sight, and keeps still otherwise", () => {
    const near = zoomed(scale, BEGINNING, 3);
    const { x, y, width, height } = seen(scale, showing(scale, near, { x: 10, y: 0 }));
    expect(x + width - 1).toBeCloseTo(10);
    expect(y + 1).toBeCloseTo(0);
    expect(height).toBeCloseTo(6.2 / 3);
    expect(showing(scale, near, { x: 5, y: 2 })).toEqual(near);
  });
});
