// The page's button: an icon, a word, or both.
import type { Ref } from 'preact';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';

export type ButtonProps = {
  word: string;
  icon?: IconName;
  command?: string;
  look?: string;
  /** The word is only spoken, and shown as a tooltip. */
  bare?: boolean;
  /** Stays in the order of Tab, so that nobody loses their place, but does nothing. */
  disabled?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  busy?: boolean;
  hidden?: boolean;
  type?: 'button' | 'submit';
  autofocus?: boolean;
  /** What is spoken, where that is more than the word. */
  label?: string;
  buttonRef?: Ref<HTMLButtonElement>;
  onPress?: () => void;
};

export function Button(props: ButtonProps) {
  const { word, icon, look = '', bare = false, disabled = false, label = word } = props;
  return (
    <button
      type={props.type ?? 'button'}
      class={`button ${look}`}
      data-command={props.command}
      // The word may be hidden where there is little room.
      aria-label={label}
      aria-disabled={disabled ? 'true' : undefined}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-busy={props.busy ? 'true' : undefined}
      title={bare ? word : undefined}
      hidden={props.hidden}
      autofocus={props.autofocus}
      ref={props.buttonRef}
      onClick={disabled ? swallow : props.onPress}
    >
      {icon && <Icon name={icon} />}
      {!bare && <span>{word}</span>}
    </button>
  );
}

function swallow(event: Event) {
  event.preventDefault();
}
