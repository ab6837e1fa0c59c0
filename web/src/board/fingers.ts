/**
 * What a board hears of two fingers, and of one that drags while a part shows; points are in CSS
 * pixels from its upper left corner.
 */
export type FingersHear = {
  begin: (x: number, y: number) => void;
  pinch: (ratio: number, x: number, y: number) => void;
  end: () => void;
  isClose: () => boolean;
};

export type Point = [number, number];

const PAN_FROM = 8;

/** Listens to fingers on a board; a click that ends their gesture is none. */
export class Fingers {
  #element;
  #hears;
  #at: Map<number, Point> = new Map();
  #apart = 0;
  /** where one finger began */
  #start: Point | null = null;
  #gesture = false;

  constructor(element: HTMLElement, hears: FingersHear) {
    this.#element = element;
    this.#hears = hears;
    element.addEventListener('pointerdown', (event) => this.#down(event));
    element.addEventListener('pointermove', (event) => this.#move(event));
    element.addEventListener('pointerup', (event) => this.#up(event));
    element.addEventListener('pointercancel', (event) => this.#up(event));
  }

  /** Whether fingers do more than point. */
  get busy() {
    return this.#gesture;
  }

  #down(event: PointerEvent) {
    if (event.pointerType !== 'touch') {
      this.#gesture = false;
      return;
    }
    if (event.isPrimary) {
      this.#at.clear();
      this.#gesture = false;
    }
    const point = this.#point(event);
    this.#at.set(event.pointerId, point);
    this.#start = this.#at.size === 1 ? point : null;
    if (this.#at.size === 2) this.#begin();
  }

  #begin() {
    this.#gesture = true;
    this.#apart = Math.max(1, this.#distance());
    this.#hears.begin(...this.#middle());
  }

  #move(event: PointerEvent) {
    if (!this.#at.has(event.pointerId)) return;
    const point = this.#point(event);
    this.#at.set(event.pointerId, point);
    if (this.#at.size === 2) this.#hears.pinch(this.#distance() / this.#apart, ...this.#middle());
    else if (this.#gesture && this.#start) this.#hears.pinch(1, ...point);
    else if (this.#start && this.#hears.isClose() && far(point, this.#start)) {
      this.#gesture = true;
      this.#hears.begin(...this.#start);
    }
  }

  #up(event: PointerEvent) {
    if (!this.#at.delete(event.pointerId)) return;
    this.#start = null;
    if (this.#gesture) this.#hears.end();
  }

  #point(event: PointerEvent): Point {
    const box = this.#element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  #middle(): Point {
    const [[x, y], [u, v]] = [...this.#at.values()];
    return [(x + u) / 2, (y + v) / 2];
  }

  #distance() {
    const [[x, y], [u, v]] = [...this.#at.values()];
    return Math.hypot(u - x, v - y);
  }
}

function far([x, y]: Point, [u, v]: Point) {
  return Math.hypot(u - x, v - y) > PAN_FROM;
}
