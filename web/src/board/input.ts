// What people do on a board with a mouse, a pen, a finger, or the keys of its buttons.
import { pickOf } from './places.ts';

/** A point in CSS pixels from a board's upper left corner, and whether a finger is there. */
export type Point = { x: number; y: number; touch: boolean };

/** What a board hears; times are in ms. */
export type Pointing = {
  /** A press begins. */
  down: (at: Point) => void;
  press: (at: Point, time: number) => void;
  choose: (id: string) => void;
  /** Begins to aim with a finger at places with names; returns whether there are any. */
  aim: (at: Point, time: number) => boolean;
  /** @param over the element under the pointer */
  hover: (at: Point, over: EventTarget | null) => void;
  leave: () => void;
  /** Begins a drag; returns whether there is anything to drag. */
  grab: (at: Point) => boolean;
  drop: (at: Point) => void;
};

/** How far a pointer goes, in CSS pixels, before it does more than press. */
const SLOP = 8;

export function isFar(one: Point, other: Point) {
  return Math.hypot(one.x - other.x, one.y - other.y) > SLOP;
}

/** Returns where a pointer is on an element. */
export function pointOf(element: HTMLElement, event: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  const touch = event instanceof PointerEvent && event.pointerType === 'touch';
  return { x: event.clientX - left, y: event.clientY - top, touch };
}

/** Listens to one pointer and to the buttons of the places. A drag goes from one place to another. */
export class PointerInput {
  readonly #element;
  readonly #pointing;
  /** The press that may become a drag, or has. */
  #start: PointerEvent | null = null;
  #drags = false;
  /** The finger that aims. */
  #aims: number | null = null;
  /**
   * Whether the click to come only ends what a pointer has done. That of a finger may come late, so
   * it is waited for until a pointer comes down again.
   */
  #done = false;

  constructor(element: HTMLElement, pointing: Pointing) {
    this.#element = element;
    this.#pointing = pointing;
    element.addEventListener('pointerdown', (event) => this.#down(event));
    element.addEventListener('pointermove', (event) => this.#move(event));
    element.addEventListener('pointerup', (event) => this.#up(event));
    element.addEventListener('pointercancel', () => this.#end());
    element.addEventListener('pointerleave', () => pointing.leave());
    element.addEventListener('contextmenu', (event) => event.preventDefault());
    element.addEventListener('click', (event) => this.#click(event));
  }

  #down(event: PointerEvent) {
    this.#end();
    this.#done = false;
    const at = pointOf(this.#element, event);
    if (event.isPrimary && event.button === 0) this.#start = event;
    if (this.#start) this.#pointing.down(at);
    const aims = at.touch && event.isPrimary && this.#pointing.aim(at, event.timeStamp);
    if (aims) this.#aims = event.pointerId;
  }

  #move(event: PointerEvent) {
    this.#beginDrag(event);
    const touch = event.pointerType === 'touch';
    if (touch && !this.#drags && event.pointerId !== this.#aims) return;
    this.#pointing.hover(pointOf(this.#element, event), event.target);
  }

  #beginDrag(event: PointerEvent) {
    const start = this.#start;
    if (!start || this.#drags || event.pointerId !== start.pointerId) return;
    const distance = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (distance <= SLOP) return;
    this.#drags = this.#pointing.grab(pointOf(this.#element, start));
    if (!this.#drags) this.#start = null;
  }

  #up(event: PointerEvent) {
    const at = pointOf(this.#element, event);
    const dropped = this.#drags && event.pointerId === this.#start?.pointerId;
    const aimed = !this.#drags && event.pointerId === this.#aims;
    this.#end();
    this.#done ||= dropped || aimed;
    if (dropped) this.#pointing.drop(at);
    if (aimed) this.#pointing.press(at, event.timeStamp);
  }

  #end() {
    this.#start = null;
    this.#drags = false;
    this.#aims = null;
  }

  /** A click made by a key or by assistive technology has no detail: it means its own button. */
  #click(event: MouseEvent) {
    const id = pickOf(event.target);
    if (event.detail === 0) {
      if (id) this.#pointing.choose(id);
      return;
    }
    // What keeps the page busy makes taps be heard late, not be made late.
    if (!this.#done) this.#pointing.press(pointOf(this.#element, event), event.timeStamp);
    this.#done = false;
  }
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
