// A list to choose from, with its label.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

type Props = {
  label: ComponentChildren;
  /** Each value with its words. */
  choices: readonly (readonly [string, string])[];
  chosen: string;
  onChoose: (value: string) => void;
  look?: string;
};

/**
 * Arrows and letters only go through the list: who listens to the choices one by one has chosen none
 * of them yet. Enter chooses, and so does leaving the list (WCAG 3.2.2).
 */
export function Select({ label, choices, chosen, onChoose, look = 'filter' }: Props) {
  const going = useRef(false);
  const [letters, setLetters] = useState<string | null>(null);
  const choose = (value: string | null) => {
    setLetters(null);
    if (value !== null && value !== chosen) onChoose(value);
  };
  return (
    <label class={look}>
      {label}
      <select
        value={letters ?? chosen}
        onKeyDown={({ key }) => {
          if (key === 'Enter') choose(letters);
          going.current = true;
          // A list that the key has opened is chosen from later.
          setTimeout(() => {
            going.current = false;
          });
        }}
        onChange={({ currentTarget: { value } }) =>
          going.current ? setLetters(value) : choose(value)
        }
        onBlur={() => choose(letters)}
      >
        {choices.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}
