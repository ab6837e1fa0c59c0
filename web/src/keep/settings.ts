import { read, write } from './prefs.ts';

/** One thing that people choose, kept on this device. */
export class Setting<T extends string> {
  #name;
  #values;
  #listeners: Set<() => void> = new Set();

  /** @param values the first holds until another is chosen */
  constructor(name: string, values: readonly T[]) {
    this.#name = name;
    this.#values = values;
  }

  get value(): T {
    const saved = read(this.#name);
    return this.#values.find((value) => value === saved) ?? this.#values[0];
  }

  choose(value: T) {
    write(this.#name, value);
    for (const listener of this.#listeners) listener();
  }

  /**
   * Calls when something is chosen.
   * @returns ends it
   */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

export const theme = new Setting('theme', ['system', 'light', 'dark', 'contrast'] as const);
export const motion = new Setting('motion', ['system', 'full', 'reduced'] as const);
export const sounds = new Setting('sounds', ['off', 'on'] as const);
export const confirming = new Setting('confirm', ['off', 'on'] as const);
/** Whether single letters do things at a table. */
export const singleKeys = new Setting('keys', ['on', 'off'] as const);
/** Who sits at the bottom of a board: the person here, whoever is to move, or always one seat. */
export const side = new Setting('side', ['own', 'turn', 'first', 'second'] as const);
