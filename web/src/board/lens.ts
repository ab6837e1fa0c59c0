// The part of a board that shows: all of it, or a part at twice its size.
import { type BoardPart, CLOSE, partAt, placeAt, settled, showing, WHOLE } from '../scene/zoom.ts';
import { h } from '../ui/dom.ts';
import { icon } from '../ui/icon.tsx';
import * as words from '../words/words.ts';
import { Fingers } from './input.ts';

/** Zooms by two fingers, and to where somebody tapped twice. */
export class Lens {
  part = WHOLE;
  readonly #element;
  readonly #inner;
  readonly #changed;
  readonly #fingers;
  #begun: { part: BoardPart; place: [number, number] } = { part: WHOLE, place: [0, 0] };
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
    this.#fingers = new Fingers(element, {
      begin: (x, y) => this.#begin(x, y),
      pinch: (ratio, x, y) => this.#pinch(ratio, x, y),
      end: () => this.set(settled(this.part)),
      isClose: () => this.isClose,
    });
  }

  /** Whether fingers do more than point. */
  get busy() {
    return this.#fingers.busy;
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

  /**
   * Zooms in to a point, or out again.
   * @param y in CSS pixels
   */
  toggle(x: number, y: number) {
    const at = this.#fraction(x, y);
    this.set(this.isClose ? WHOLE : partAt(CLOSE, at, at));
  }

  /** Zooms in to one of the things that lie over the board, or to its middle; or out again. */
  toggleAt(thing: HTMLElement | null) {
    if (this.isClose) this.set(WHOLE);
    else this.toggle(...middleOf(thing ?? this.#element));
  }

  /** The place at a point, as fractions of the board. */
  placeAt(x: number, y: number) {
    return placeAt(this.part, this.#fraction(x, y));
  }

  #fraction(x: number, y: number): [number, number] {
    return [x / (this.#element.clientWidth || 1), y / (this.#element.clientHeight || 1)];
  }

  #begin(x: number, y: number) {
    this.#begun = { part: this.part, place: this.placeAt(x, y) };
  }

  #pinch(ratio: number, x: number, y: number) {
    const { part, place } = this.#begun;
    this.set(partAt(part.scale * ratio, place, this.#fraction(x, y)));
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
function middleOf(thing: HTMLElement): [number, number] {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = thing;
  return [offsetLeft + offsetWidth / 2, offsetTop + offsetHeight / 2];
}
