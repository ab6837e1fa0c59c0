import { makeButton } from '../page/button.js';
import { attr, h } from '../page/dom.js';

/** @typedef {"undo" | "redo" | "moves" | "panels" | "new" | "again" | "rules" | "share"} Command */

const WORDS =
  /** @type {Record<Command, {word: string, icon: string, look?: string, bare?: boolean}>} */ ({
    undo: { word: 'Take back', icon: 'undo' },
    redo: { word: 'Redo', icon: 'redo' },
    moves: { word: 'Moves', icon: 'list' },
    panels: { word: 'Standing', icon: 'flag' },
    new: { word: 'New game', icon: 'new' },
    again: { word: 'Play again', icon: '', look: 'filled' },
    rules: { word: 'Rules', icon: 'rules', look: 'quiet' },
    share: { word: 'Share', icon: 'share', look: 'quiet' },
  });

/** The table's commands, each once on the page. */
export class Commands {
  /** @type {Map<Command, HTMLButtonElement>} */
  #buttons = new Map();
  element;
  head;

  /** @param {(command: Command) => void} give */
  constructor(give) {
    for (const [command, { icon, ...words }] of Object.entries(WORDS)) {
      const name = /** @type {Command} */ (command);
      const press = () => give(name);
      const button = makeButton({ ...words, icon: icon || undefined, command: name, press });
      this.#buttons.set(name, button);
    }
    const bar = this.#some(['again', 'undo', 'redo', 'moves', 'panels', 'new']);
    this.element = h('div', { class: 'commands' }, ...bar);
    this.head = h('div', { class: 'head-commands' }, ...this.#some(['rules', 'share']));
    this.show({ undo: false, redo: false, over: false, panels: false });
  }

  /** @param {Command[]} names */
  #some(names) {
    return names.flatMap((name) => this.#buttons.get(name) ?? []);
  }

  /** @param {{undo: boolean, redo: boolean, over: boolean, panels: boolean}} can */
  show({ undo, redo, over, panels }) {
    attr(this.#button('undo'), 'aria-disabled', undo ? null : 'true');
    attr(this.#button('redo'), 'aria-disabled', redo ? null : 'true');
    this.#button('again').hidden = !over;
    this.#button('panels').hidden = !panels;
  }

  /** @param {Command} name @returns {HTMLButtonElement} */
  #button(name) {
    return /** @type {HTMLButtonElement} */ (this.#buttons.get(name));
  }
}
