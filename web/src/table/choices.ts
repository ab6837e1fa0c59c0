import type { ViewButton } from '../scene/types.ts';
import { attr, h } from '../ui/dom.ts';

/** A view's buttons: what can be picked but has no place on the board. */
export class Choices {
  element = h('div', { class: 'picks', role: 'group', 'aria-label': 'Choices' });
  #choose;
  #shown = '[]';

  #lost;

  /** @param lost a button with the focus has gone */
  constructor(choose: (id: string) => void, lost: () => void) {
    this.#choose = choose;
    this.#lost = lost;
  }

  show(buttons: ViewButton[], open: string[]) {
    const text = JSON.stringify(buttons);
    if (text !== this.#shown) this.#fill(buttons);
    this.#shown = text;
    for (const button of this.element.children) {
      const can = open.includes(button.getAttribute('data-pick') ?? '');
      attr(button, 'aria-disabled', can ? null : 'true');
    }
  }

  /** Marks the buttons that a hint points at. */
  hint(picks: string[]) {
    for (const button of this.element.children) {
      const pick = button.getAttribute('data-pick') ?? '';
      button.classList.toggle('hinted', picks.includes(pick));
    }
  }

  #fill(buttons: ViewButton[]) {
    const made = buttons.map(({ id, label }) => {
      const props = { type: 'button', class: 'button', 'data-pick': id, text: label };
      return h('button', { ...props, on: { click: () => this.#choose(id) } });
    });
    const focused = this.element.contains(document.activeElement);
    this.element.replaceChildren(...made);
    if (focused) this.#lost();
  }
}
