// What people do on a board with a mouse, a pen, fingers, or the keys of its buttons.
import { pickOf } from './places.ts';

/** What a board hears; x and y are in CSS pixels from its upper left corner. */
export type Pointing = {
  /** A press begins. */
  down: (x: number, y: number, touch: boolean) => void;
  press: (x: number, y: number, touch: boolean, time: number) => void;
  choose: (id: string) => void;
  /** Begins to aim with a finger at places with names; returns whether there are any. */
  aim: (x: number, y: number, time: number) => boolean;
  /** @param over the element under the pointer */
  hover: (x: number, y: number, mouse: boolean, over: EventTarget | null) => void;
  leave: () => void;
  /** Begins a drag; returns whether there is anything to drag. */
  grab: (x: number, y: number, touch: boolean) => boolean;
  drop: (x: number, y: number, touch: boolean) => void;
};

/** How far a pointer goes, in CSS pixels, before a press becomes a drag. */
const DRAG_FROM = 8;

/** Listens to one pointer and to the buttons of the places. */
export function watchPointer(element: HTMLElement, pointing: Pointing) {
  const drag = new Drag(element, pointing);
  /** The finger that aims. */
  let aims: number | null = null;
  element.addEventListener('pointerdown', (event) => {
    drag.down(event);
    if (drag.begins) pointing.down(...within(element, event), event.pointerType === 'touch');
    const finger = event.pointerType === 'touch' && event.isPrimary;
    const aim = finger && pointing.aim(...within(element, event), event.timeStamp);
    aims = aim ? event.pointerId : null;
  });
  element.addEventListener('pointermove', (event) => {
    drag.move(event);
    const touch = event.pointerType === 'touch';
    const aiming = event.pointerId === aims;
    if (!touch || drag.on || aiming)
      pointing.hover(...within(element, event), !touch, event.target);
  });
  element.addEventListener('pointerup', (event) => {
    const aimed = event.pointerId === aims && !drag.on;
    drag.up(event);
    aims = null;
    if (!aimed) return;
    pointing.press(...within(element, event), true, event.timeStamp);
    drag.forgo();
  });
  element.addEventListener('pointercancel', () => {
    aims = null;
    drag.cancel();
  });
  element.addEventListener('pointerleave', () => pointing.leave());
  element.addEventListener('contextmenu', (event) => event.preventDefault());
  element.addEventListener('click', (event) => {
    // A click made by a key has no detail, and ends nothing.
    if (event.detail === 0 || !drag.swallow()) click(element, event, pointing);
  });
}

/** A click made by a key or by assistive technology has no detail: it means its own button. */
function click(element: HTMLElement, event: MouseEvent, pointing: Pointing) {
  const id = pickOf(event.target);
  if (event.detail === 0) {
    if (id) pointing.choose(id);
    return;
  }
  const touch = event instanceof PointerEvent && event.pointerType === 'touch';
  // What keeps the page busy makes taps be heard late, not be made late.
  pointing.press(...within(element, event), touch, event.timeStamp);
}

function within(element: HTMLElement, event: MouseEvent): [number, number] {
  const box = element.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
}

/** A drag from one place to another: both are picked. */
class Drag {
  on = false;
  readonly #element;
  readonly #pointing;
  #start: PointerEvent | null = null;
  #dropped = false;

  constructor(element: HTMLElement, pointing: Pointing) {
    this.#element = element;
    this.#pointing = pointing;
  }

  down(event: PointerEvent) {
    this.#dropped = false;
    this.on = false;
    this.#start = event.isPrimary && event.button === 0 ? event : null;
  }

  /** Whether a press has begun, of which nobody knows yet what becomes of it. */
  get begins() {
    return this.#start !== null;
  }

  move(event: PointerEvent) {
    const start = this.#start;
    if (!start || this.on || event.pointerId !== start.pointerId) return;
    const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (way <= DRAG_FROM) return;
    this.on = this.#pointing.grab(...within(this.#element, start), start.pointerType === 'touch');
    if (!this.on) this.#start = null;
  }

  up(event: PointerEvent) {
    if (this.on && event.pointerId === this.#start?.pointerId) {
      this.forgo();
      this.#pointing.drop(...within(this.#element, event), event.pointerType === 'touch');
    }
    this.cancel();
  }

  /**
   * Does without the click that ends what a pointer has done. That of a finger may come late, so
   * it is waited for until a pointer comes down again.
   */
  forgo() {
    this.#dropped = true;
  }

  cancel() {
    this.#start = null;
    this.on = false;
  }

  /** Whether a click is only the end of a drag. */
  swallow() {
    const dropped = this.#dropped;
    this.#dropped = false;
    return dropped;
  }
}

/** What a board hears of two fingers, and of one that drags while a part of it shows. */
export type Pinching = {
  begin: (x: number, y: number) => void;
  pinch: (ratio: number, x: number, y: number) => void;
  end: () => void;
  isClose: () => boolean;
};

/** How far one finger goes, in CSS pixels, before it moves the part that shows. */
const PAN_FROM = 8;

/** Listens to several fingers; a click that ends their gesture is none. */
export class Fingers {
  /** Whether fingers do more than point. */
  busy = false;
  readonly #element;
  readonly #pinching;
  readonly #at = new Map<number, [number, number]>();
  /** How far apart two fingers were at first. */
  #apart = 0;
  /** Where a lone finger began. */
  #start: [number, number] | null = null;

  constructor(element: HTMLElement, pinching: Pinching) {
    this.#element = element;
    this.#pinching = pinching;
    element.addEventListener('pointerdown', (event) => this.#down(event));
    element.addEventListener('pointermove', (event) => this.#move(event));
    element.addEventListener('pointerup', (event) => this.#up(event));
    element.addEventListener('pointercancel', (event) => this.#up(event));
  }

  #down(event: PointerEvent) {
    if (event.pointerType !== 'touch') {
      this.busy = false;
      return;
    }
    if (event.isPrimary) {
      this.#at.clear();
      this.busy = false;
    }
    const point = within(this.#element, event);
    this.#at.set(event.pointerId, point);
    this.#start = this.#at.size === 1 ? point : null;
    if (this.#at.size === 2) this.#begin();
  }

  #begin() {
    this.busy = true;
    this.#apart = Math.max(1, this.#distance());
    this.#pinching.begin(...this.#middle());
  }

  #move(event: PointerEvent) {
    if (!this.#at.has(event.pointerId)) return;
    const point = within(this.#element, event);
    this.#at.set(event.pointerId, point);
    if (this.#at.size === 2) {
      this.#pinching.pinch(this.#distance() / this.#apart, ...this.#middle());
    } else if (this.busy && this.#start) this.#pinching.pinch(1, ...point);
    else if (this.#start && this.#pinching.isClose() && isFar(point, this.#start)) {
      this.busy = true;
      this.#pinching.begin(...this.#start);
    }
  }

  #up(event: PointerEvent) {
    if (!this.#at.delete(event.pointerId)) return;
    this.#start = null;
    if (this.busy) this.#pinching.end();
  }

  #middle(): [number, number] {
    const [[x, y], [u, v]] = [...this.#at.values()];
    return [(x + u) / 2, (y + v) / 2];
  }

  #distance() {
    const [[x, y], [u, v]] = [...this.#at.values()];
    return Math.hypot(u - x, v - y);
  }
}

function isFar([x, y]: [number, number], [u, v]: [number, number]) {
  return Math.hypot(u - x, v - y) > PAN_FROM;
}

/** How soon after each other, in ms, and how near, in CSS pixels, two taps are a double tap. */
const SOON_MS = 280;
const NEAR = 24;

/**
 * Tells a double tap from two taps: both soon after each other, near, and of the same meaning.
 * A tap that would end a decision waits until it can't be the first of two.
 */
export class Taps {
  #last: { id: string | null; x: number; y: number; time: number } | null = null;
  #waiting: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Returns whether a tap is the second of two. A tap that waits is then forgotten; otherwise it
   * happens now.
   * @param time when it was made, in ms
   */
  isSecond(id: string | null, x: number, y: number, time: number) {
    const last = this.#last;
    const soon = last !== null && time - last.time < SOON_MS && last.id === id;
    const second = soon && Math.hypot(x - last.x, y - last.y) < NEAR;
    this.#last = second ? null : { id, x, y, time };
    if (second) this.#waiting = null;
    this.#happen();
    return second;
  }

  /** Keeps a tap back for as long as it may be the first of two. */
  wait(act: () => void) {
    this.#waiting = act;
    this.#timer = setTimeout(() => {
      // A tap that comes as late as this, however late it is heard, is another one.
      this.#last = null;
      this.#happen();
    }, SOON_MS);
  }

  #happen() {
    clearTimeout(this.#timer);
    const act = this.#waiting;
    this.#waiting = null;
    act?.();
  }

  /** Forgets a tap that waits: it never happens. */
  forget() {
    clearTimeout(this.#timer);
    this.#waiting = null;
    this.#last = null;
  }
}
