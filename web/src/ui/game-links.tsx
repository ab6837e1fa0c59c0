// The games as links, where each has a page of its own kind; a row where there is little room.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { addressOf } from '../keep/links.ts';
import type { Card } from '../scene/types.ts';
import * as words from '../words/words.ts';
import type { IconName } from './icon.tsx';

/** A way from a game to what a room has for it. */
export type GameLink = {
  /** What it is: the first thing for a newcomer, something else to try, or something for paper. */
  kind: 'first' | 'try' | 'paper';
  word: string;
  href: string;
  icon?: IconName;
  /** The word if there is little room, and what a screen reader says where many games have one. */
  short?: string;
  label?: string;
  /** The word once it was begun here. */
  again?: string;
  /** Whether it was never begun here. */
  fresh?: boolean;
};

/** The way for a newcomer, if nobody took it yet. */
export function freshLink(links: readonly GameLink[]): GameLink | null {
  return links.find(({ kind, fresh }) => kind === 'first' && fresh) ?? null;
}

type Props = {
  cards: readonly Card[];
  /** The game whose page shows. */
  shown: string;
  hashOf: (id: string) => string;
};

export function GameLinks({ cards, shown, hashOf }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (list.current) bringCurrent(list.current);
  }, [cards, shown]);
  return (
    <nav class="rules-games" aria-label={words.common.games}>
      <ul ref={list}>
        {cards.map(({ id, title }) => (
          <li key={id}>
            <a href={addressOf(hashOf(id))} aria-current={id === shown ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the current link to the middle of its row, and keeps the focus on it. */
function bringCurrent(list: HTMLElement) {
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (!current) return;
  if (list.contains(document.activeElement)) current.focus({ preventScroll: true });
  const room = list.clientWidth - current.offsetWidth;
  list.scrollLeft = current.offsetLeft - room / 2;
}
