import { Board } from '../board/board.ts';
import type { Card, View } from '../scene/types.ts';
import { h } from '../ui/dom.ts';
import { problem } from '../ui/notes.ts';

/** A game that does not hold: what is wrong, the board as far as it is sound, and a way on. */
export class Broken {
  #card;
  #view;
  #board = new Board({
    action: () => {},
    ask: () => {},
    picks: () => {},
    idle: () => {},
    sized: () => {},
    landed: () => {},
    foresee: () => {},
    holds: () => false,
  });
  element;

  constructor(card: Card, view: View, words: string, go: () => void) {
    this.#card = card;
    this.#view = view;
    const ways = [
      { word: 'Play from here', look: 'filled', press: go },
      {
        word: 'All games',
        press: () => {
          location.hash = '';
        },
      },
    ];
    const space = h('div', { class: 'broken-board' }, this.#board.element);
    this.element = h(
      'div',
      { class: 'broken' },
      h('h1', { text: card.title }),
      problem(words, ways),
      space,
    );
  }

  paint() {
    this.#board.show(this.#view, this.#card);
  }

  close() {
    this.#board.close();
  }
}
