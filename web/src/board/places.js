/** @import {Glyphs, Shape, View} from "../types.js" */
import { attr, h } from '../page/dom.js';
import { anchor, bounds, middle, neighbour } from './geometry.js';

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
  /** @type {Map<string, [number, number]>} */
  #at = new Map();
  /** @type {Map<string, {label: string, can: string}>} what each is, and what can be done with it */
  #words = new Map();
  #current = '';

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
    this.#at = new Map(shapes.map((shape) => [shape.id, anchor(shape, glyphs)]));
    for (const [index, shape] of shapes.entries()) {
      const button = this.#button(shape.id);
      this.#words.set(shape.id, { label: shape.label ?? '', can: shape.mark?.words ?? CAN });
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
      this.#words.delete(id);
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
    const can = new Set(open);
    for (const [id, button] of this.#buttons) {
      const words = this.#words.get(id) ?? { label: '', can: CAN };
      attr(button, 'aria-label', can.has(id) ? `${words.label}, ${words.can}` : words.label);
      attr(button, 'aria-disabled', can.has(id) ? null : 'true');
      attr(button, 'aria-pressed', picked.includes(id) ? 'true' : null);
    }
    if (!this.#buttons.has(this.#current)) this.#current = '';
    const first = open.find((id) => this.#buttons.has(id)) ?? this.#buttons.keys().next().value;
    this.#stop(this.#current || (first ?? ''));
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
    const from = this.#at.get(pickOf(event.target) ?? '');
    if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const places = [...this.#at].map(([id, at]) => ({ id, at }));
    const id = neighbour(from, way, places);
    if (id) this.#buttons.get(id)?.focus();
  }
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

/**
 * Lays a button over its shape, in percent of the board: over its box, or, where the shape is
 * no box, evenly round the place to point at. Smaller ones lie on top.
 * @param {HTMLElement} button @param {Shape} shape @param {{width: number, height: number}} scene
 * @param {Glyphs} glyphs
 */
function placeOver(button, shape, scene, glyphs) {
  const box = bounds(shape, glyphs);
  const isBox = shape.kind !== 'path' && shape.mark?.form !== 'area';
  const [x, y] = isBox ? middle(box) : anchor(shape, glyphs);
  const width = 2 * Math.min(x - box.left, box.right - x);
  const height = 2 * Math.min(y - box.top, box.bottom - y);
  const area = Math.min(1, (width * height) / (scene.width * scene.height));
  const { style } = button;
  style.left = `${(x / scene.width) * 100}%`;
  style.top = `${(y / scene.height) * 100}%`;
  style.width = `${(width / scene.width) * 100}%`;
  style.height = `${(height / scene.height) * 100}%`;
  style.setProperty('--level', String(Math.round(1000 - 1000 * Math.sqrt(area))));
}
