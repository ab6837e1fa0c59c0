import { h, setText } from './dom.ts';

/** "Setting up" over a thin line that fills with what is loaded; shows itself after 400 ms. */
export class Progress {
  #part = 0;
  #updates: (() => void)[] = [];
  element = this.another();

  /** One more place that says the same. */
  another() {
    const line = h('span', { class: 'fill' });
    const words = h('p');
    const update = () => {
      line.style.transform = `scaleX(${this.#part})`;
      setText(words, this.#part < 1 ? 'Setting up' : 'Setting up: opening the rules');
    };
    this.#updates.push(update);
    update();
    return h('div', { class: 'progress late' }, words, h('div', { class: 'track' }, line));
  }

  show({ loaded, total }: { loaded: number; total: number }) {
    this.#part = total ? Math.min(1, loaded / total) : 0;
    for (const update of this.#updates) update();
  }
}
