// The part of a board that shows: all of it, or a part at twice its size.
import type { XY } from '../scene/geometry.ts';
import { type BoardPart, CLOSE, partAt, placeAt, settled, showing, WHOLE } from '../scene/zoom.ts';
import { h } from '../ui/dom.ts';
import { icon } from '../ui/icon.tsx';
import * as words from '../words/words.ts';
import { isFar, type Point, pointOf } from './input.ts';

/** Zooms with two fingers, or to a double tap. */
export class Lens {
  part = WHOLE;
  readonly #element;
  readonly #inner;
  readonly #changed;
  /** Whether fingers do more than point: a click that ends their gesture is none. */
  busy = false;
  readonly #fingers = new Map<number, Point>();
  /** Where a lone finger began. */
  #start: Point | null = null;
  /** The distance of two fingers when they began. */
  #firstDistance = 0;
  /** What showed as a gesture began, and the place under it. */
  #from: { part: BoardPart; place: XY } = { part: WHOLE, place: [0, 0] };
  #leave = h('button', { type: 'button', class: 'unzoom', 'aria-label': words.table.wholeBoard });

  /**
   * @param element the board
   * @param inner what lies over it and goes with the part that shows
   */
  constructor(element: HTMLElement, inner: HTMLElement, changed: () => void) {
    this.#element = element;
    this.#inner = inner;
    this.#changed = changed;
    this.#leave.append(icon('whole'));
    this.#leave.hidden = true;
    for (const type of ['pointerdown', 'pointerup', 'click']) {
      this.#leave.addEventListener(type, (event) => event.stopPropagation());
    }
    this.#leave.addEventListener('click', () => this.set(WHOLE));
    element.append(this.#leave);
    inner.addEventListener('focusin', (event) => this.#focused(event));
    element.addEventListener('pointerdown', (event) => this.#down(event));
    element.addEventListener('pointermove', (event) => this.#move(event));
    element.addEventListener('pointerup', (event) => this.#up(event));
    element.addEventListener('pointercancel', (event) => this.#up(event));
  }

  get isClose() {
    return this.part.scale > 1;
  }

  set(part: BoardPart) {
    if (part.scale === 1 && this.part.scale === 1) return;
    this.part = part;
    const { scale, left, top } = part;
    const move = `scale(${scale}) translate(${-left * 100}%, ${-top * 100}%)`;
    this.#inner.style.transform = scale === 1 ? '' : move;
    this.#leave.hidden = scale === 1;
    this.#changed();
  }

  /** Zooms in to a point, or out again. */
  toggle(point: Point) {
    const at = this.#fraction(point);
    this.set(this.isClose ? WHOLE : partAt(CLOSE, at, at));
  }

  /** Zooms in to one of the things that lie over the board, or to its middle; or out again. */
  toggleAt(thing: HTMLElement | null) {
    const [x, y] = middleOf(thing ?? this.#element);
    this.toggle({ x, y, touch: false });
  }

  /** The place at a point, as fractions of the board. */
  placeAt(point: Point) {
    return placeAt(this.part, this.#fraction(point));
  }

  #fraction({ x, y }: Point): XY {
    return [x / (this.#element.clientWidth || 1), y / (this.#element.clientHeight || 1)];
  }

  #down(event: PointerEvent) {
    const point = pointOf(this.#element, event);
    if (!point.touch || event.isPrimary) this.busy = false;
    if (!point.touch) return;
    if (event.isPrimary) this.#fingers.clear();
    this.#fingers.set(event.pointerId, point);
    this.#start = this.#fingers.size === 1 ? point : null;
    if (this.#fingers.size !== 2) return;
    this.#firstDistance = Math.max(1, this.#distance());
    this.#begin(this.#middle());
  }

  #move(event: PointerEvent) {
    if (!this.#fingers.has(event.pointerId)) return;
    const point = pointOf(this.#element, event);
    this.#fingers.set(event.pointerId, point);
    if (this.#fingers.size === 2)
      this.#pinch(this.#distance() / this.#firstDistance, this.#middle());
    else if (this.busy && this.#start) this.#pinch(1, point);
    else if (this.#start && this.isClose && isFar(point, this.#start)) this.#begin(this.#start);
  }

  #up(event: PointerEvent) {
    if (!this.#fingers.delete(event.pointerId)) return;
    this.#start = null;
    if (this.busy) this.set(settled(this.part));
  }

  #middle(): Point {
    const [one, other] = [...this.#fingers.values()];
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, touch: true };
  }

  #distance() {
    const [one, other] = [...this.#fingers.values()];
    return Math.hypot(other.x - one.x, other.y - one.y);
  }

  #begin(point: Point) {
    this.busy = true;
    this.#from = { part: this.part, place: this.placeAt(point) };
  }

  #pinch(ratio: number, point: Point) {
    const { part, place } = this.#from;
    this.set(partAt(part.scale * ratio, place, this.#fraction(point)));
  }

  /** Keeps what has the focus in sight. */
  #focused({ target }: FocusEvent) {
    if (!this.isClose || !(target instanceof HTMLElement) || !target.matches(':focus-visible')) {
      return;
    }
    const place = middleOf(target);
    const size = [this.#inner.clientWidth, this.#inner.clientHeight];
    this.set(showing(this.part, [place[0] / size[0], place[1] / size[1]]));
  }
}

/** The middle of a thing that lies over the board. */
function middleOf(thing: HTMLElement): XY {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = thing;
  return [offsetLeft + offsetWidth / 2, offsetTop + offsetHeight / 2];
}
