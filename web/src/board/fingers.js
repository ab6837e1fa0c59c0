/**
 * What a board hears of two fingers, and of one that drags while a part shows; points are in CSS
 * pixels from its upper left corner.
 * @typedef {{begin: (x: number, y: number) => void,
 *   pinch: (ratio: number, x: number, y: number) => void, end: () => void,
 *   isClose: () => boolean}} FingersHear
 * @typedef {[number, number]} Point
 */

const PAN_FROM = 8;

/** Listens to fingers on a board; a click that ends their gesture is none. */
export class Fingers {
  #element;
  #hears;
  /** @type {Map<number, Point>} */
  #at = new Map();
  #apart = 0;
  /** @type {Point | null} where one finger began */
  #start = null;
  #gesture = false;

  /** @param {HTMLElement} element @param {FingersHear} hears */
  constructor(element, hears) {
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

  /** @param {PointerEvent} event */
  #down(event) {
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

  /** @param {PointerEvent} event */
  #move(event) {
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

  /** @param {PointerEvent} event */
  #up(event) {
    if (!this.#at.delete(event.pointerId)) return;
    this.#start = null;
    if (this.#gesture) this.#hears.end();
  }

  /** @param {PointerEvent} event @returns {Point} */
  #point(event) {
    const box = this.#element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  /** @returns {Point} */
  #middle() {
    const [[x, y], [u, v]] = [...this.#at.values()];
    return [(x + u) / 2, (y + v) / 2];
  }

  #distance() {
    const [[x, y], [u, v]] = [...this.#at.values()];
    return Math.hypot(u - x, v - y);
  }
}

/** @param {Point} one @param {Point} other */
function far([x, y], [u, v]) {
  return Math.hypot(u - x, v - y) > PAN_FROM;
}
