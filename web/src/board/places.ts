// The places of a board as options over its canvas, for keyboards, screen readers and tests.
import { anchor, bounds, middle, neighbour, type XY } from '../scene/geometry.ts';
import type { Glyphs, Scene, Shape, View } from '../scene/types.ts';
import { announce, isTelling, withoutDash } from '../ui/announce.ts';
import { attr, h } from '../ui/dom.ts';
import * as page from '../words/words.ts';

/**
 * A place to go to: where it is, and what kind of shape. On some boards places of several kinds
 * lie among each other, as dots lie between spaces.
 */
export type Spot = { id: string; at: XY; kind: string };

const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as Record<string, XY>;

/** So many names change at once, and others after so long, in ms: never two times within 100. */
const NAMES = 4;
const NAMES_MS = 150;

/** One tab stop; arrows move by geometry. What a press means is decided elsewhere. */
export class Places {
  /** All screen readers leave the keys to a list of options, by themselves. */
  element = h('div', { class: 'places', role: 'listbox', 'aria-label': page.table.places });
  readonly #buttons: Map<string, HTMLButtonElement> = new Map();
  #shapes: Map<string, Shape> = new Map();
  #glyphs: Glyphs = {};
  /** The place that has the focus, or had it last. */
  current = '';
  #open: readonly string[] = [];
  #picked: readonly string[] = [];
  /** Whether what had the focus has gone. */
  #lost = false;
  #naming: ReturnType<typeof setInterval> | undefined;

  constructor() {
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.element.addEventListener('focusin', (event) => this.#focused(event));
  }

  /** Makes an option for each labelled shape, and keeps those that were there. */
  show(view: View, glyphs: Glyphs) {
    const { scene } = view;
    const shapes = [...scene.ground, ...scene.pieces].filter((shape) => shape.label);
    this.#shapes = new Map(shapes.map((shape) => [shape.id, shape]));
    this.#glyphs = glyphs;
    this.#dropOthers();
    for (const [index, shape] of shapes.entries()) {
      const button = this.#button(shape.id);
      placeOver(button, shape, scene, glyphs);
      if (this.element.children[index] !== button) {
        this.element.insertBefore(button, this.element.children[index] ?? null);
      }
    }
  }

  #dropOthers() {
    for (const [id, button] of this.#buttons) {
      if (this.#shapes.has(id)) continue;
      this.#lost ||= button === document.activeElement;
      button.remove();
      this.#buttons.delete(id);
    }
  }

  #button(id: string) {
    const existing = this.#buttons.get(id);
    if (existing) return existing;
    const role = { type: 'button', role: 'option' };
    const button = h('button', { ...role, 'data-pick': id, tabindex: -1 });
    this.#buttons.set(id, button);
    return button;
  }

  /**
   * Tells which places can be picked now, and which are. Their names say so, and no state does: readers
   * take in each state of each place, and drop what is told meanwhile.
   */
  mark(open: readonly string[], picked: readonly string[]) {
    this.#open = open;
    this.#picked = picked;
    for (const [id, button] of this.#buttons)
      attr(button, 'data-open', open.includes(id) ? '' : null);
    this.#nameAll();
    if (!this.#buttons.has(this.current)) this.current = '';
    const first = open.find((id) => this.#buttons.has(id)) ?? this.#buttons.keys().next().value;
    this.#stopAt(this.current || (first ?? ''));
    if (this.#lost) this.focus();
    this.#lost = false;
  }

  /**
   * Names what is new and what has the focus. The others wait until nothing is told, and change a few
   * at a time: readers drop lines while they have much else to take in. First come those that hold
   * something else now, as of the move that was told, and last those that can't be picked.
   */
  #nameAll() {
    for (const [id, button] of this.#buttons) {
      if (!button.hasAttribute('aria-label') || button === document.activeElement) this.#name(id);
    }
    this.nameLater();
  }

  /** Names what is left a while from now. */
  nameLater() {
    this.close();
    this.#naming = setInterval(() => isTelling() || this.#nameSome(), NAMES_MS);
  }

  #nameSome() {
    const ids = new Set([...this.#open, ...this.#buttons.keys()]);
    const wrong = [...ids].filter((id) => this.#isMisnamed(id));
    wrong.sort((one, other) => this.#isAsNamed(one) - this.#isAsNamed(other));
    for (const id of wrong.slice(0, NAMES)) this.#name(id);
    if (wrong.length <= NAMES) this.close();
  }

  #isMisnamed(id: string): boolean {
    return this.#buttons.has(id) && this.#named(id) !== this.#nameOf(id);
  }

  /** 1 if a place holds what its name says. */
  #isAsNamed = (id: string) => Number(this.#named(id)?.startsWith(this.#holds(id)));

  #named = (id: string) => this.#buttons.get(id)?.getAttribute('aria-label');

  #name(id: string) {
    const button = this.#buttons.get(id);
    if (button) attr(button, 'aria-label', this.#nameOf(id));
  }

  /** Names nothing more. */
  close() {
    clearInterval(this.#naming);
    this.#naming = undefined;
  }

  #holds = (id: string) => withoutDash(this.#shapes.get(id)?.label ?? '');

  /** Returns what a place is, and what has been done or can be done with it. */
  #nameOf(id: string): string {
    const { mark, sheet } = this.#shapes.get(id) ?? {};
    const label = this.#holds(id);
    if (sheet !== undefined) return page.table.show(label);
    if (this.#picked.includes(id)) return `${label}, ${page.table.picked}`;
    return this.#open.includes(id) ? `${label}, ${mark?.words ?? page.table.canBePicked}` : label;
  }

  /** Brings the focus to the board, to where it was last. */
  focus() {
    const stop = this.element.querySelector('[tabindex="0"]');
    if (stop instanceof HTMLElement) stop.focus({ preventScroll: true });
  }

  /** Makes a place the one tab stop. */
  #stopAt(id: string) {
    for (const [each, button] of this.#buttons) attr(button, 'tabindex', each === id ? 0 : -1);
  }

  #focused(event: FocusEvent) {
    const id = pickOf(event.target);
    if (!id) return;
    this.current = id;
    this.#name(id);
    this.#stopAt(id);
  }

  #go(id: string) {
    // A reader says the name that it finds there.
    this.#name(id);
    this.#buttons.get(id)?.focus();
  }

  #key(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    const here = this.#shapes.get(pickOf(event.target) ?? '');
    if (!direction || !here || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const how = { open: this.#open, picking: this.#picked.length > 0, other: event.shiftKey };
    const spots = [...this.#shapes.values()].map((shape) => spotOf(shape, this.#glyphs));
    const id = stepFrom(spotOf(here, this.#glyphs), direction, spots, how);
    if (id) this.#go(id);
    else if (!event.repeat) announce(page.table.noPlace);
  }
}

/**
 * Returns where an arrow key leads from a place, null for nowhere. With `other` it is the nearest of
 * another kind; and so it is where a pick has been made and only other kinds can follow.
 * @param how `open`: what can be picked
 */
export function stepFrom(
  from: Spot,
  direction: XY,
  spots: Spot[],
  { open, picking, other }: { open: readonly string[]; picking: boolean; other: boolean },
) {
  const others = spots.filter(({ kind }) => kind !== from.kind);
  if (other) return neighbour(from.at, direction, others);
  const next = picking ? spots.filter(({ id }) => open.includes(id)) : [];
  const led = next.every(({ kind }) => kind !== from.kind)
    ? neighbour(from.at, direction, next)
    : null;
  return led ?? neighbour(from.at, direction, spots);
}

function spotOf(shape: Shape, glyphs: Glyphs): Spot {
  return { id: shape.id, at: anchor(shape, glyphs), kind: shape.kind };
}

/** Returns the pick that an element stands for. */
export function pickOf(target: EventTarget | null): string | null {
  const button = target instanceof Element ? target.closest('[data-pick]') : null;
  return button?.getAttribute('data-pick') ?? null;
}

/** Where buttons lie: most stay there from ply to ply. */
const laid: WeakMap<HTMLElement, string> = new WeakMap();

/** Lays a button over its shape, in percent of the board. Smaller ones lie on top. */
function placeOver(button: HTMLElement, shape: Shape, scene: Scene, glyphs: Glyphs) {
  const { x, y, width, height } = boxToPress(shape, glyphs);
  const where = [x, y, width, height, scene.width, scene.height].join();
  if (laid.get(button) === where) return;
  laid.set(button, where);
  const area = Math.min(1, (width * height) / (scene.width * scene.height));
  const { style } = button;
  style.setProperty('--x', `${(x / scene.width) * 100}%`);
  style.setProperty('--y', `${(y / scene.height) * 100}%`);
  style.setProperty('--width', `${(width / scene.width) * 100}%`);
  style.setProperty('--height', `${(height / scene.height) * 100}%`);
  style.setProperty('--level', String(Math.round(1000 - 1000 * Math.sqrt(area))));
}

/**
 * The middle and the size of a shape's button: those of its box, or, where the shape is no box,
 * evenly round the place to point at.
 */
function boxToPress(shape: Shape, glyphs: Glyphs) {
  const box = bounds(shape, glyphs);
  const isBox = shape.kind !== 'path' && shape.mark?.form !== 'area';
  const [x, y] = isBox ? middle(box) : anchor(shape, glyphs);
  const width = 2 * Math.min(x - box.left, box.right - x);
  const height = 2 * Math.min(y - box.top, box.bottom - y);
  return { x, y, width, height };
}
