import { makeButton } from '../ui/button.ts';
import { attr, h, setText } from '../ui/dom.ts';

/** Looks back at earlier plies without losing the game. */
export class Replay {
  #go;
  #shown = 0;
  #plies = 0;
  #slider = h('input', { type: 'range', min: 0, value: 0, 'aria-label': 'Move shown' });
  #count = h('span', { class: 'figures' });
  #buttons;
  element;

  constructor(go: (ply: number) => void) {
    this.#go = go;
    this.#slider.addEventListener('input', () => go(Number(this.#slider.value)));
    this.#buttons = {
      first: this.#button('First position', 'first', () => 0),
      prev: this.#button('Move before', 'prev', () => this.#shown - 1),
      next: this.#button('Next move', 'next', () => this.#shown + 1),
      last: this.#button('Last position', 'last', () => this.#plies),
    };
    const ends = h('div', { class: 'ends' }, h('span', { text: 'Start' }), this.#count);
    const arrows = h('div', { class: 'arrows' }, ...Object.values(this.#buttons));
    this.element = h('div', { class: 'replay' }, ends, this.#slider, arrows);
  }

  #button(word: string, icon: string, ply: () => number) {
    const press = () => this.#go(ply());
    return makeButton({ word, icon, look: 'quiet square', bare: true, press });
  }

  show(shown: number, plies: number) {
    this.#shown = shown;
    this.#plies = plies;
    this.#slider.max = String(plies);
    this.#slider.value = String(shown);
    this.#slider.style.setProperty('--part', String(plies ? shown / plies : 1));
    attr(this.#slider, 'aria-valuetext', `Move ${shown} of ${plies}`);
    setText(this.#count, shown === plies ? `Move ${plies}` : `Move ${shown} of ${plies}`);
    const { first, prev, next, last } = this.#buttons;
    for (const button of [first, prev]) attr(button, 'aria-disabled', shown === 0 ? 'true' : null);
    for (const button of [next, last])
      attr(button, 'aria-disabled', shown === plies ? 'true' : null);
  }
}
