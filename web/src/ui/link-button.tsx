// A link that looks like a button.
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';

type Props = {
  word: string;
  href: string;
  icon?: IconName;
  look?: string;
  /** The word is only spoken. */
  bare?: boolean;
};

export function LinkButton({ word, href, icon, look = '', bare = false }: Props) {
  return (
    <a class={`button ${look}`} href={href} aria-label={bare ? word : undefined}>
      {icon && <Icon name={icon} />}
      {!bare && <span>{word}</span>}
    </a>
  );
}
