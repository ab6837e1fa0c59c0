import { pickOf } from './places.ts';

/**
 * What a board hears of mouse, pen, finger and keyboard; x and y are in CSS pixels from its
 * upper left corner.
 */
export type Hears = {
  press: (x: number, y: number, touch: boolean, time: number) => void;
  choose: (id: string) => void;
  hover: (x: number, y: number, mouse: boolean) => void;
  leave: () => void;
  grab: (x: number, y: number, touch: boolean) => boolean;
  drop: (x: number, y: number, touch: boolean) => void;
};

const DRAG_FROM = 8;

/** Listens on a board. */
export function watchPointer(element: HTMLElement, hears: Hears) {
  const drag = new Drag(element, hears);
  element.addEventListener('pointerdown', (event) => drag.down(event));
  element.addEventListener('pointermove', (event) => {
    drag.move(event);
    const touch = event.pointerType === 'touch';
    if (!touch || drag.on) hears.hover(...within(element, event), !touch);
  });
  element.addEventListener('pointerup', (event) => drag.up(event));
  element.addEventListener('pointercancel', () => drag.cancel());
  element.addEventListener('pointerleave', () => hears.leave());
  element.addEventListener('contextmenu', (event) => event.preventDefault());
  element.addEventListener('click', (event) => click(element, event, drag, hears));
}

/** A click made by a key or by assistive technology has no detail: it means its own button. */
function click(element: HTMLElement, event: MouseEvent, drag: Drag, hears: Hears) {
  if (drag.swallow()) return;
  const id = pickOf(event.target);
  if (event.detail === 0) {
    if (id) hears.choose(id);
    return;
  }
  const touch = event instanceof PointerEvent && event.pointerType === 'touch';
  // What keeps the page busy makes taps be heard late, not be made late.
  hears.press(...within(element, event), touch, event.timeStamp);
}

function within(element: HTMLElement, event: MouseEvent): [number, number] {
  const box = element.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
}

/** A drag from one place to another: both are picked. */
class Drag {
  #element;
  #hears;
  #start: PointerEvent | null = null;
  #dropped = false;
  on = false;

  constructor(element: HTMLElement, hears: Hears) {
    this.#element = element;
    this.#hears = hears;
  }

  down(event: PointerEvent) {
    this.#dropped = false;
    this.on = false;
    this.#start = event.isPrimary && event.button === 0 ? event : null;
  }

  move(event: PointerEvent) {
    const start = this.#start;
    if (!start || this.on || event.pointerId !== start.pointerId) return;
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (far <= DRAG_FROM) return;
    this.on = this.#hears.grab(...within(this.#element, start), start.pointerType === 'touch');
    if (!this.on) this.#start = null;
  }

  up(event: PointerEvent) {
    if (this.on && event.pointerId === this.#start?.pointerId) {
      this.#dropped = true;
      this.#hears.drop(...within(this.#element, event), event.pointerType === 'touch');
      setTimeout(() => {
        this.#dropped = false;
      }, 0);
    }
    this.cancel();
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
