// Looking at a board: moved by dragging, zoomed by wheel, by two fingers, or by buttons.
import type { Box, Scale } from "./viewport";
import { BEGINNING, isCut, seen, shifted, showing, whole, zoomed } from "./viewport";

interface Point {
  x: number;
  y: number;
}

/** A pointer moves so many pixels before it drags. */
const SLACK = 6;

export class Sight {
  readonly #scale: () => Scale;
  #viewport = $state.raw(BEGINNING);
  readonly view: Box = $derived.by(() => seen(this.#scale(), this.#viewport));
  /** Whether there is something to move to. */
  readonly cut = $derived.by(() => isCut(this.#scale(), this.#viewport));
  readonly zoomed = $derived.by(() => this.#viewport.zoom !== 1);
  readonly #pointers = new Map<number, Point>();
  /** Whether the pointer that was put down last has moved: then it points at nothing. */
  dragged = false;

  constructor(scale: () => Scale) {
    this.#scale = scale;
  }

  /** Everything; or, where everything is seen, all that can be seen at a good size. */
  fit(): void {
    const all = whole(this.#scale());
    this.#viewport = this.#viewport.zoom === all.zoom ? BEGINNING : all;
  }
  zoomBy(factor: number): void {
    this.#viewport = zoomed(this.#scale(), this.#viewport, factor);
  }
  #shift(dx: number, dy: number): void {
    this.#viewport = shifted(this.#scale(), this.#viewport, dx, dy);
  }
  /** Move by parts of what is seen. */
  pan(dx: number, dy: number): void {
    this.#shift((dx * this.view.width) / 4, (dy * this.view.height) / 4);
  }
  show(spot: Point): void {
    if (this.cut) this.#viewport = showing(this.#scale(), this.#viewport, spot);
  }

  // -- pointers and wheels, to be spread on the element --------------------------------------------------------------

  readonly handlers = {
    onwheel: (event: WheelEvent): void => {
      event.preventDefault();
      this.zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    },
    onpointerdown: (event: PointerEvent): void => {
      this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.dragged = false;
    },
    onpointermove: (event: PointerEvent): void => this.#move(event),
    onpointerup: (event: PointerEvent): void => this.#up(event),
    onpointercancel: (event: PointerEvent): void => this.#up(event),
    onpointerleave: (event: PointerEvent): void => this.#up(event),
  };

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    if (!this.dragged && Math.hypot(dx, dy) < SLACK && this.#pointers.size === 1) return;
    this.dragged = true;
    if (this.#pointers.size === 2) {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
      const was = other ? Math.hypot(before.x - other.x, before.y - other.y) : 0;
      if (other && was > 0) this.zoomBy(Math.hypot(now.x - other.x, now.y - other.y) / was);
    } else {
      const { width } = this.#scale().room;
      const unit = width ? this.view.width / width : 0;
      this.#shift(-dx * unit, -dy * unit);
    }
    this.#pointers.set(event.pointerId, now);
  }
  #up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }
}
