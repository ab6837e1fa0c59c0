// The head of a page: a link back, the heading, other actions, and the settings.
import type { ComponentChildren } from 'preact';
import { LinkButton } from '../ui/button.tsx';
import * as words from '../words/words.ts';
import { SettingsButton } from './settings-button.tsx';

type Props = {
  heading: string;
  /** The address to go back to; home if undefined. */
  from?: string;
  children?: ComponentChildren;
};

export function PageHead({ heading, from, children }: Props) {
  const { allGames, back } = words.common;
  const word = from === undefined ? allGames : back;
  return (
    <header class="head">
      <LinkButton word={word} icon="back" look="quiet square" bare href={from || '#'} />
      <h1>{heading}</h1>
      {children}
      <SettingsButton />
    </header>
  );
}
