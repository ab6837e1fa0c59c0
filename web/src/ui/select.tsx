// A list to choose from, with its label.
import type { ComponentChildren } from 'preact';

type Props = {
  label: ComponentChildren;
  /** Each value with its words. */
  choices: readonly (readonly [string, string])[];
  chosen: string;
  onChoose: (value: string) => void;
  look?: string;
};

export function Select({ label, choices, chosen, onChoose, look = 'filter' }: Props) {
  return (
    <label class={look}>
      {label}
      <select value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {choices.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}
