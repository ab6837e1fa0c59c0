/** @import {Offers} from "./offers.js" */
import { makeButton, reword } from '../page/button.js';
import { attr, h } from '../page/dom.js';

/**
 * @typedef {"undo" | "redo" | "moves" | "panels" | "hint" | "pause" | "review" | "new" | "again"
 *   | "rules" | "print" | "share" | "keys"} Command
 */

const WORDS =
  /** @type {Record<Command, {word: string, icon: string, look?: string, bare?: boolean}>} */ ({
    undo: { word: 'Take back', icon: 'undo' },
    redo: { word: 'Redo', icon: 'redo' },
    moves: { word: 'Moves', icon: 'list' },
    panels: { word: 'Standing', icon: 'flag' },
    hint: { word: 'Hint', icon: 'hint' },
    pause: { word: 'Pause', icon: 'pause' },
    review: { word: 'Review', icon: 'review' },
    new: { word: 'New game', icon: 'new' },
    again: { word: 'Play again', icon: '', look: 'filled' },
    rules: { word: 'Rules', icon: 'rules', look: 'quiet' },
    print: { word: 'Print', icon: 'print', look: 'quiet' },
    share: { word: 'Share', icon: 'share', look: 'quiet' },
    keys: { word: 'Keys and reading', icon: 'keys', look: 'quiet square', bare: true },
  });

/** The table's commands, each once on the page. */
export class Commands {
  /** @type {Map<Command, HTMLButtonElement>} */
  #buttons = new Map();
  element;
  head;

  /** @param {(command: Command) => void} give */
  constructor(give) {
    for (const [command, { icon: name, ...words }] of Object.entries(WORDS)) {
      const press = () => give(/** @type {Command} */ (command));
      const button = makeButton({ ...words, icon: name || undefined, command, press });
      this.#buttons.set(/** @type {Command} */ (command), button);
    }
    const more = /** @type {const} */ (['hint', 'pause', 'review']);
    const bar = this.#some(['again', 'undo', 'redo', 'moves', 'panels', ...more, 'new']);
    this.element = h('div', { class: 'commands' }, ...bar);
    const head = /** @type {const} */ (['rules', 'print', 'share', 'keys']);
    this.head = h('div', { class: 'head-commands' }, ...this.#some([...head]));
    this.show({ undo: false, redo: false, over: false, panels: false });
    this.offer({ hint: 'closed', pause: 'none', review: false });
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

  /** @param {Offers} offers */
  offer({ hint, pause, review }) {
    const [asker, pauser] = [this.#button('hint'), this.#button('pause')];
    asker.hidden = hint === 'none';
    attr(asker, 'aria-disabled', hint === 'closed' ? 'true' : null);
    attr(asker, 'aria-pressed', String(hint === 'asking' || hint === 'shown'));
    attr(asker, 'aria-busy', hint === 'asking' ? 'true' : null);
    pauser.hidden = pause === 'none';
    if (pause === 'go') reword(pauser, 'Go on', 'go');
    else reword(pauser, 'Pause', 'pause');
    this.#button('review').hidden = !review;
  }

  /** Gives a command as a press on its button does; false where there is nothing to do. @param {Command} name */
  press(name) {
    const button = this.#button(name);
    if (button.hidden || button.getAttribute('aria-disabled') === 'true') return false;
    button.click();
    return true;
  }

  /** What a command is called. @param {Command} name */
  word(name) {
    return this.#button(name).getAttribute('aria-label') ?? '';
  }

  /** Whether a command can be seen: some are where their content has no room. @param {Command} name */
  isInView(name) {
    return this.#button(name).offsetParent !== null;
  }

  /** @param {Command} name @returns {HTMLButtonElement} */
  #button(name) {
    return /** @type {HTMLButtonElement} */ (this.#buttons.get(name));
  }
}
