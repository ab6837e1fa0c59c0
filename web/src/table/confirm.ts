import { confirming } from '../keep/settings.ts';
import { makeButton } from '../ui/button.ts';
import { attr, h } from '../ui/dom.ts';

/** What a confirmation tells: show what the action would bring, play it, or go back one pick. */
export type ConfirmTells = { ask: (action: string) => void; play: () => void; back: () => void };

/** Where people have asked for it, an action waits here for a yes. */
export class Confirm {
  #tells;
  #play;
  /** where the focus was */
  #from: Element | null = null;
  element;

  constructor(tells: ConfirmTells) {
    this.#tells = tells;
    this.#play = makeButton({ word: 'Play', look: 'filled', press: tells.play });
    const back = makeButton({ word: 'Back', press: tells.back });
    this.element = h('div', { class: 'confirm', role: 'group', hidden: true }, this.#play, back);
  }

  /** Whether an action waits; it then shows what it would bring. */
  holds(action: string) {
    if (confirming.value === 'off') return false;
    this.#from = document.activeElement;
    attr(this.element, 'aria-label', `Play ${action}?`);
    this.element.hidden = false;
    // Enter plays it, whichever way it was picked.
    this.#play.focus({ preventScroll: true });
    this.#tells.ask(action);
    return true;
  }

  /** Nothing waits any more: the focus goes back to where it was. */
  hide() {
    if (this.element.hidden) return;
    const focused = this.element.contains(document.activeElement);
    this.element.hidden = true;
    if (focused && this.#from instanceof HTMLElement) this.#from.focus({ preventScroll: true });
  }
}
