// A drag that picks the places on its way, as a finger draws a line from place to place.

/** How far apart, in CSS pixels, points of the way are looked at. */
const STEP = 5;

type Point = { x: number; y: number };

/** Follows a drag point by point, and waits where nobody may pick. */
export class DragTrace {
  on = false;
  readonly #step;
  #touch = false;
  /** The points still to come to. */
  #way: Point[] = [];
  #last: Point = { x: 0, y: 0 };

  /** @param step comes to a point; returns false where the way has to wait there */
  constructor(step: (x: number, y: number, touch: boolean) => boolean) {
    this.#step = step;
  }

  begin(x: number, y: number, touch: boolean) {
    this.on = true;
    this.#touch = touch;
    this.#way = [];
    this.#last = { x, y };
  }

  /** Goes on to a point in small steps: events come few and far between. */
  to(x: number, y: number, touch: boolean) {
    if (!this.on || touch !== this.#touch) return;
    const from = this.#last;
    const steps = Math.max(1, Math.ceil(Math.hypot(x - from.x, y - from.y) / STEP));
    for (let i = 1; i <= steps; i += 1) {
      const part = i / steps;
      this.#way.push({ x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part });
    }
    this.#last = { x, y };
    this.goOn();
  }

  /** Goes on where it had to wait. */
  goOn() {
    while (this.#way.length && this.#step(this.#way[0].x, this.#way[0].y, this.#touch)) {
      this.#way.shift();
    }
  }

  end() {
    this.on = false;
    this.#way = [];
  }
}
