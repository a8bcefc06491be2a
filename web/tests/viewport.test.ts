import { describe, expect, it } from "vitest";
import { boxOf, EVERYTHING, seen, shifted, showing, zoomed } from "../src/board/viewport";

const box = boxOf([{ x: 0, y: 0 }, { x: 10, y: 4 }]);

describe("what is seen of a board", () => {
  it("is all that lies there at first, with room around it", () => {
    expect(box).toEqual({ x: -1.25, y: -1.25, width: 12.5, height: 6.5 });
    expect(seen(box, EVERYTHING)).toEqual(box);
    expect(boxOf([])).toEqual({ x: -1.25, y: -1.25, width: 2.5, height: 2.5 });
  });

  it("is a part in the middle, when one zooms in: six times at most", () => {
    const near = zoomed(box, EVERYTHING, 2);
    expect(seen(box, near)).toEqual({ x: 1.875, y: 0.375, width: 6.25, height: 3.25 });
    expect(zoomed(box, near, 100).zoom).toBe(6);
    expect(zoomed(box, near, 0.01)).toEqual(EVERYTHING);
  });

  it("can be moved as far as there is something to see", () => {
    const near = zoomed(box, EVERYTHING, 2);
    expect(seen(box, shifted(box, near, 1, -1))).toMatchObject({ x: 2.875, y: -0.625 });
    expect(seen(box, shifted(box, near, 100, -100))).toMatchObject({ x: 5, y: -1.25 });
    expect(shifted(box, EVERYTHING, 5, 5)).toEqual(EVERYTHING);
  });

  it("stays within the board when one zooms out at its edge", () => {
    const corner = shifted(box, zoomed(box, EVERYTHING, 4), 100, 100);
    const { x, y, width, height } = seen(box, zoomed(box, corner, 0.5));
    expect([x + width, y + height]).toEqual([11.25, 5.25]);
  });

  it("follows a spot that is chosen out of sight, and keeps still otherwise", () => {
    const near = zoomed(box, EVERYTHING, 3);
    const { x, y, width, height } = seen(box, showing(box, near, { x: 10, y: 0 }));
    expect(x + width - 1).toBeCloseTo(10);
    expect(y + 1).toBeCloseTo(0);
    expect(height).toBeCloseTo(6.5 / 3);
    expect(showing(box, near, { x: 5, y: 2 })).toEqual(near);
  });
});
