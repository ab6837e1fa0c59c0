// Errors with buttons to go on, and what the page is waiting for.
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import * as words from '../words/first.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { PartMissing } from './part.ts';

export type ProblemButton = { word: string; press: () => void; look?: string };

export function reloadButton(): ProblemButton {
  return { word: words.common.reload, press: () => location.reload() };
}

/** The button to try again. If a part fails twice, it reloads the page. */
export function retryButton(press: () => void, error?: unknown): ProblemButton {
  const reload = error instanceof PartMissing && error.again;
  return { ...(reload ? reloadButton() : { press }), word: words.common.tryAgain };
}

export type ProblemProps = {
  words: string;
  buttons?: ProblemButton[];
  /** The icon of a message that is no error. */
  calm?: IconName;
  /** More about it, folded away. */
  details?: string;
  more?: ComponentChildren;
};

export function Problem({ words: text, buttons = [], calm, details, more }: ProblemProps) {
  return (
    <div class={calm ? 'problem calm' : 'problem'} role="alert">
      <Icon name={calm ?? 'alert'} />
      <p>{text}</p>
      {buttons.length > 0 && (
        <div class="ways">
          {buttons.map(({ word, look, press }) => (
            <Button key={word} word={word} look={look} onPress={press} />
          ))}
        </div>
      )}
      {details && (
        <details>
          <summary>{words.errors.details}</summary>
          <p lang="en">{details}</p>
        </details>
      )}
      {more}
    </div>
  );
}

export type UnreadProps = { damaged: number; newer: number };

/** Says that saved games could not be read. */
export function Unread({ damaged, newer }: UnreadProps) {
  return (
    <>
      {damaged > 0 && <Problem words={words.errors.damaged} />}
      {newer > 0 && <Problem words={words.home.newer} buttons={[reloadButton()]} />}
    </>
  );
}

/** A page of a few words. */
export function Waiting({ children }: { children?: ComponentChildren }) {
  return (
    <div class="waiting">
      <h1>pygames</h1>
      {children}
    </div>
  );
}

/** How much is loaded, from 0 to 1. */
export const progress = signal(0);

/** Shows itself after 400 ms, by the style sheet; any number of places can show it. */
export function Progress() {
  const part = progress.value;
  return (
    <div class="progress late">
      <p>{part < 1 ? words.common.settingUp : words.common.openingRules}</p>
      <div class="track">
        <span class="fill" style={{ transform: `scaleX(${part})` }} />
      </div>
    </div>
  );
}
