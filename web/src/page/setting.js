import { read, write } from './prefs.js';

/**
 * One thing that people choose, kept on this device.
 * @template {string} T
 */
export class Setting {
  #name;
  #values;
  /** @type {Set<() => void>} */
  #listeners = new Set();

  /** @param {string} name @param {readonly T[]} values the first holds until another is chosen */
  constructor(name, values) {
    this.#name = name;
    this.#values = values;
  }

  /** @returns {T} */
  get value() {
    const saved = read(this.#name);
    return this.#values.find((value) => value === saved) ?? this.#values[0];
  }

  /** @param {T} value */
  choose(value) {
    write(this.#name, value);
    for (const listener of this.#listeners) listener();
  }

  /** Calls when something is chosen. @param {() => void} listener @returns {() => void} ends it */
  onChange(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

export const theme = new Setting(
  'theme',
  /** @type {const} */ (['system', 'light', 'dark', 'contrast']),
);
export const motion = new Setting('motion', /** @type {const} */ (['system', 'full', 'reduced']));
export const sounds = new Setting('sounds', /** @type {const} */ (['off', 'on']));
export const confirming = new Setting('confirm', /** @type {const} */ (['off', 'on']));
/** Whether single letters do things at a table. */
export const singleKeys = new Setting('keys', /** @type {const} */ (['on', 'off']));
/** Who sits at the bottom of a board: the person here, whoever is to move, or always one seat. */
export const side = new Setting('side', /** @type {const} */ (['own', 'turn', 'first', 'second']));
