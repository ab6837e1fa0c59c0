// The settings of this device, each kept and observable.
import { type Signal, signal } from '@preact/signals-core';
import { read, whenChangedElsewhere, write } from './prefs.ts';

export class Setting<T extends string> {
  readonly name: string;
  readonly values: readonly T[];
  #value: Signal<T>;

  /** @param values the first one is the default */
  constructor(name: string, values: readonly T[]) {
    this.name = name;
    this.values = values;
    this.#value = signal(this.#ofStorage());
    whenChangedElsewhere(name, () => {
      this.#value.value = this.#ofStorage();
    });
  }

  #ofStorage(): T {
    const text = read(this.name);
    return this.values.find((value) => value === text) ?? this.values[0];
  }

  /** Can be observed like a signal's value. */
  get value(): T {
    return this.#value.value;
  }

  choose(value: T) {
    write(this.name, value);
    this.#value.value = value;
  }

  /** Calls the listener when the value changes; returns what stops that. */
  onChange(listener: () => void): () => void {
    let before = this.#value.peek();
    return this.#value.subscribe((value) => {
      if (value === before) return;
      before = value;
      listener();
    });
  }
}

export const theme = new Setting('theme', ['system', 'light', 'dark', 'contrast'] as const);
export const motion = new Setting('motion', ['system', 'full', 'reduced'] as const);
export const confirming = new Setting('confirm', ['off', 'on'] as const);
/** Whether actions are written in notation instead of words. */
export const notation = new Setting('notation', ['off', 'on'] as const);
/** When bots think in people's turns. */
export const pondering = new Setting('pondering', ['plugged-in', 'on', 'off'] as const);
/** Whether single letters are commands at a table. */
export const singleKeys = new Setting('keys', ['on', 'off'] as const);
/** When the screen is covered until the next person has the device. */
export const handOver = new Setting('hand-over', ['sheets', 'always', 'off'] as const);
/** Who sits at the bottom of a board: the person here, the player to move, or a fixed seat. */
export const side = new Setting('side', ['own', 'turn', 'first', 'second'] as const);
