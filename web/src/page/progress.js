import { h, setText } from './dom.js';

/** "Setting up" over a thin line that fills with what is loaded; shows itself after 400 ms. */
export class Progress {
  #line = h('span', { class: 'fill' });
  #words = h('p', { text: 'Setting up' });
  element = h(
    'div',
    { class: 'progress late' },
    this.#words,
    h('div', { class: 'track' }, this.#line),
  );

  /** @param {{loaded: number, total: number}} amount */
  show({ loaded, total }) {
    const part = total ? Math.min(1, loaded / total) : 0;
    this.#line.style.transform = `scaleX(${part})`;
    if (part >= 1) setText(this.#words, 'Setting up: opening the rules');
  }
}
