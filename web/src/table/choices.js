/** @import {ViewButton} from "../types.js" */
import { attr, h } from '../page/dom.js';

/** A view's buttons: what can be picked but has no place on the board. */
export class Choices {
  element = h('div', { class: 'picks', role: 'group', 'aria-label': 'Choices' });
  #choose;
  #shown = '[]';

  #lost;

  /** @param {(id: string) => void} choose @param {() => void} lost a button with the focus has gone */
  constructor(choose, lost) {
    this.#choose = choose;
    this.#lost = lost;
  }

  /** @param {ViewButton[]} buttons @param {string[]} open */
  show(buttons, open) {
    const text = JSON.stringify(buttons);
    if (text !== this.#shown) this.#fill(buttons);
    this.#shown = text;
    for (const button of this.element.children) {
      const can = open.includes(button.getAttribute('data-pick') ?? '');
      attr(button, 'aria-disabled', can ? null : 'true');
    }
  }

  /** Marks the buttons that a hint points at. @param {string[]} picks */
  hint(picks) {
    for (const button of this.element.children) {
      const pick = button.getAttribute('data-pick') ?? '';
      button.classList.toggle('hinted', picks.includes(pick));
    }
  }

  /** @param {ViewButton[]} buttons */
  #fill(buttons) {
    const made = buttons.map(({ id, label }) => {
      const props = { type: 'button', class: 'button', 'data-pick': id, text: label };
      return h('button', { ...props, on: { click: () => this.#choose(id) } });
    });
    const focused = this.element.contains(document.activeElement);
    this.element.replaceChildren(...made);
    if (focused) this.#lost();
  }
}
