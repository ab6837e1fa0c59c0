// A row of choices of which one is made.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

let rows = 0;

export type ChoiceRowProps<T extends string> = {
  legend: string;
  /** Each value with its words. */
  choices: readonly (readonly [T, ComponentChildren])[];
  chosen: T;
  onChoose: (value: T) => void;
};

export function ChoiceRow<T extends string>(props: ChoiceRowProps<T>) {
  // Unlike that of `useId`, no other row's, in whatever tree it is rendered.
  const [name] = useState(newName);
  return (
    <fieldset class="choices row">
      <legend>{props.legend}</legend>
      {props.choices.map(([value, words]) => (
        <label key={value} class="choice">
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.chosen}
            onChange={() => props.onChoose(value)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

function newName() {
  rows += 1;
  return `choice-${rows}`;
}
