// A drag that picks each place it passes, as a finger draws a line from place to place.

/** The distance between the points of a drag that are looked at, in CSS pixels. */
const STEP = 5;

type Point = { x: number; y: number };

/** Follows a drag point by point. It waits while nothing may be picked. */
export class DragTrace {
  on = false;
  readonly #step;
  #touch = false;
  /** The points that are still to be visited. */
  #points: Point[] = [];
  #last: Point = { x: 0, y: 0 };

  /** @param step visits a point; returns false if the drag has to wait there */
  constructor(step: (x: number, y: number, touch: boolean) => boolean) {
    this.#step = step;
  }

  begin(x: number, y: number, touch: boolean) {
    this.on = true;
    this.#touch = touch;
    this.#points = [];
    this.#last = { x, y };
  }

  /** Moves to a point in small steps, since pointer events are far apart. */
  to(x: number, y: number, touch: boolean) {
    if (!this.on || touch !== this.#touch) return;
    const from = this.#last;
    const steps = Math.max(1, Math.ceil(Math.hypot(x - from.x, y - from.y) / STEP));
    for (let i = 1; i <= steps; i += 1) {
      const part = i / steps;
      this.#points.push({ x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part });
    }
    this.#last = { x, y };
    this.resume();
  }

  /** Continues from where it had to wait. */
  resume() {
    while (this.#points.length && this.#step(this.#points[0].x, this.#points[0].y, this.#touch)) {
      this.#points.shift();
    }
  }

  end() {
    this.on = false;
    this.#points = [];
  }
}
