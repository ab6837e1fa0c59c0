/** @import {Glyphs, Shape, View} from "../types.js" */
import { attr, h } from '../page/dom.js';
import { anchor, bounds, middle } from './geometry.js';
import { stepFrom } from './walk.js';

/**
 * Where a place is, what it is in words, and what can be done with it.
 * @typedef {import("./walk.js").Spot & {label: string, words: string}} Place
 */

const WAYS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

const NAME = 'Places: arrows move, Enter picks';
const CAN = 'can be picked';

/**
 * The places of a board as buttons over the canvas, for keyboards, screen readers and tests:
 * one tab stop, arrows move by geometry. What a press means is decided elsewhere.
 */
export class Places {
  /** An application: screen readers leave the keys to it. */
  element = h('div', { class: 'places', role: 'application', 'aria-label': NAME });
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  /** @type {Map<string, Place>} */
  #places = new Map();
  #current = '';
  /** @type {string[]} what can be picked */
  #open = [];
  #picking = false;
  /** Whether what had the focus has gone. */
  #lost = false;

  constructor() {
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.element.addEventListener('focusin', (event) => this.#focused(event));
  }

  /**
   * Makes a button for each labelled shape, and keeps those that were there.
   * @param {View} view
   * @param {Glyphs} glyphs
   */
  show(view, glyphs) {
    const { scene } = view;
    const shapes = [...scene.ground, ...scene.pieces].filter((shape) => shape.label);
    this.#drop(new Set(shapes.map((shape) => shape.id)));
    this.#places = new Map(shapes.map((shape) => [shape.id, placeOf(shape, glyphs)]));
    for (const [index, shape] of shapes.entries()) {
      const button = this.#button(shape.id);
      placeOver(button, shape, scene, glyphs);
      if (this.element.children[index] !== button) {
        this.element.insertBefore(button, this.element.children[index] ?? null);
      }
    }
  }

  /** @param {Set<string>} kept */
  #drop(kept) {
    for (const [id, button] of this.#buttons) {
      if (kept.has(id)) continue;
      this.#lost ||= button === document.activeElement;
      button.remove();
      this.#buttons.delete(id);
    }
  }

  /** @param {string} id */
  #button(id) {
    const known = this.#buttons.get(id);
    if (known) return known;
    const button = h('button', { type: 'button', 'data-pick': id, tabindex: -1 });
    this.#buttons.set(id, button);
    return button;
  }

  /**
   * Tells which places can be picked now, and which are.
   * @param {string[]} open
   * @param {string[]} picked
   */
  mark(open, picked) {
    this.#open = open;
    this.#picking = picked.length > 0;
    const can = new Set(open);
    for (const [id, button] of this.#buttons) {
      const { label = '', words = '' } = this.#places.get(id) ?? {};
      attr(button, 'aria-label', can.has(id) ? `${label}, ${words}` : label);
      attr(button, 'aria-disabled', can.has(id) ? null : 'true');
      attr(button, 'aria-pressed', picked.includes(id) ? 'true' : null);
    }
    if (!this.#buttons.has(this.#current)) this.#current = '';
    const first = open.find((id) => this.#buttons.has(id)) ?? this.#buttons.keys().next().value;
    this.#stop(this.#current || (first ?? ''));
    if (this.#lost) this.focus();
    this.#lost = false;
  }

  /** Brings the focus to the board, to where it was last. */
  focus() {
    const stop = this.element.querySelector('[tabindex="0"]');
    if (stop instanceof HTMLElement) stop.focus({ preventScroll: true });
  }

  /** Makes a button the one tab stop. @param {string} id */
  #stop(id) {
    for (const [each, button] of this.#buttons) attr(button, 'tabindex', each === id ? 0 : -1);
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const id = pickOf(event.target);
    if (!id) return;
    this.#current = id;
    this.#stop(id);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const way = WAYS[event.key];
    const from = this.#places.get(pickOf(event.target) ?? '');
    if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const how = { open: this.#open, picking: this.#picking, other: event.shiftKey };
    const id = stepFrom(from, way, [...this.#places.values()], how);
    if (id) this.#buttons.get(id)?.focus();
  }
}

/** @param {Shape} shape @param {Glyphs} glyphs @returns {Place} */
function placeOf(shape, glyphs) {
  const { id, kind, label = '', mark } = shape;
  return { id, kind, at: anchor(shape, glyphs), label, words: mark?.words ?? CAN };
}

/**
 * The pick that an element stands for.
 * @param {EventTarget | null} target
 * @returns {string | null}
 */
export function pickOf(target) {
  const button = target instanceof Element ? target.closest('[data-pick]') : null;
  return button?.getAttribute('data-pick') ?? null;
}

/** @type {WeakMap<HTMLElement, string>} where buttons lie: most stay there from ply to ply */
const laid = new WeakMap();

/**
 * Lays a button over its shape, in percent of the board. Smaller ones lie on top.
 * @param {HTMLElement} button @param {Shape} shape @param {{width: number, height: number}} scene
 * @param {Glyphs} glyphs
 */
function placeOver(button, shape, scene, glyphs) {
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
 * @param {Shape} shape @param {Glyphs} glyphs
 */
function boxToPress(shape, glyphs) {
  const box = bounds(shape, glyphs);
  const isBox = shape.kind !== 'path' && shape.mark?.form !== 'area';
  const [x, y] = isBox ? middle(box) : anchor(shape, glyphs);
  const width = 2 * Math.min(x - box.left, box.right - x);
  const height = 2 * Math.min(y - box.top, box.bottom - y);
  return { x, y, width, height };
}
