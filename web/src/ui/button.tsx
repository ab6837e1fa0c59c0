// Buttons, links that look like them, and rows of choices.
import type { ComponentChildren, Ref } from 'preact';
import type { Setting } from '../keep/settings.ts';
import type { GameOption } from '../scene/types.ts';
import { Icon, type IconShape } from './icon.tsx';
import { useOwnId } from './own-id.ts';

export type ButtonProps = {
  word: string;
  icon?: IconShape;
  command?: string;
  look?: string;
  /** The word is only spoken, and shown as a tooltip. */
  bare?: boolean;
  /** Keeps its place in the tab order, but does nothing. */
  disabled?: boolean;
  pressed?: boolean;
  busy?: boolean;
  hidden?: boolean;
  type?: 'button' | 'submit';
  autofocus?: boolean;
  /** The spoken name, if it is longer than the word. */
  label?: string;
  buttonRef?: Ref<HTMLButtonElement>;
  onPress?: () => void;
};

export function Button(props: ButtonProps & { children?: ComponentChildren }) {
  const { word, icon, look = '', bare = false, disabled = false, label = word } = props;
  return (
    <button
      type={props.type ?? 'button'}
      class={`button ${look}`}
      data-command={props.command}
      // Small screens may hide the word.
      aria-label={label}
      aria-disabled={disabled ? 'true' : undefined}
      aria-pressed={props.pressed}
      aria-busy={props.busy ? 'true' : undefined}
      title={bare ? word : undefined}
      hidden={props.hidden}
      autofocus={props.autofocus}
      ref={props.buttonRef}
      onClick={disabled ? swallow : props.onPress}
    >
      {icon && <Icon name={icon} />}
      {!bare && <span>{word}</span>}
      {props.children}
    </button>
  );
}

function swallow(event: Event) {
  event.preventDefault();
}

type LinkProps = Pick<ButtonProps, 'word' | 'icon' | 'look' | 'bare' | 'label'> & { href: string };

/** Of a bare one, no tooltip shows the word. */
export function LinkButton({ word, href, icon, look = '', bare = false, label }: LinkProps) {
  return (
    <a class={`button ${look}`} href={href} aria-label={label ?? (bare ? word : undefined)}>
      {icon && <Icon name={icon} />}
      {!bare && <span>{word}</span>}
    </a>
  );
}

export type ChoiceRowProps<T extends string> = {
  legend: string;
  /** Each value with its words. */
  choices: readonly (readonly [T, ComponentChildren])[];
  chosen: T;
  onChoose: (value: T) => void;
};

/** A row of choices of which one is made. */
export function ChoiceRow<T extends string>(props: ChoiceRowProps<T>) {
  const name = useOwnId();
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

/** The choices of a row whose words stand under their values. */
export function choicesIn<T extends string>(words: Readonly<Record<T, string>>) {
  return Object.entries(words) as [T, string][];
}

type ToggleProps = {
  word: string;
  /** What it means, below the word. */
  more?: string;
  on: boolean;
  choose: (on: boolean) => void;
  role?: 'switch';
};

export function Toggle({ word, more, on, choose, role }: ToggleProps) {
  return (
    <label class={more ? 'choice toggle' : 'choice'}>
      <input
        type="checkbox"
        role={role}
        checked={on}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <span>
        {more ? <b>{word}</b> : word}
        {more && <small>{more}</small>}
      </span>
    </label>
  );
}

type SwitchProps = Pick<ToggleProps, 'word' | 'more'> & { setting: Setting<'off' | 'on'> };

/** A setting that is on or off, which has its effect at once. */
export function Switch({ setting, ...props }: SwitchProps) {
  const choose = (on: boolean) => setting.choose(on ? 'on' : 'off');
  return <Toggle {...props} role="switch" on={setting.value === 'on'} choose={choose} />;
}

type OptionRowProps = { option: GameOption; chosen: string; choose: (value: string) => void };

export function OptionRow({ option, chosen, choose }: OptionRowProps) {
  const choices = option.choices.map(({ value, title }) => [value, title] as const);
  return <ChoiceRow legend={option.title} choices={choices} chosen={chosen} onChoose={choose} />;
}
