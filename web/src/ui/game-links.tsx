// Links to the same kind of page of each game; a row on small screens.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { addressOf } from '../addresses/links.ts';
import type { Card } from '../scene/types.ts';
import { Contributions } from '../slots/slots.ts';
import * as words from '../words/first.ts';
import type { IconName } from './icon.tsx';

/** A link from a game to a room. */
export type GameLink = {
  /** Whether it is the first thing for a newcomer, something else to try, or something to print. */
  kind: 'first' | 'try' | 'paper';
  word: string;
  href: string;
  icon?: IconName;
  /** The short form of the word, and the spoken one if several games have such a link. */
  short?: string;
  label?: string;
  /** Whether it was never begun here. */
  fresh?: boolean;
};

/** Links from a game to rooms: on its box, before it begins, or beside its rules. */
export const gameLinks = new Contributions<(card: Card) => readonly GameLink[]>('links');

export function linksOf(card: Card): GameLink[] {
  return gameLinks.all.flatMap((links) => links(card));
}

/** The link for a newcomer, unless it was opened here before. */
export function freshLink(links: readonly GameLink[]): GameLink | null {
  return links.find(({ kind, fresh }) => kind === 'first' && fresh) ?? null;
}

type Props = {
  cards: readonly Card[];
  /** The game whose page shows. */
  text: string;
  hashOf: (id: string) => string;
};

export function GameLinks({ cards, text, hashOf }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (list.current) bringCurrent(list.current);
  }, [cards, text]);
  return (
    <nav class="rules-games" aria-label={words.common.games}>
      <ul ref={list}>
        {cards.map(({ id, title }) => (
          <li key={id}>
            <a href={addressOf(hashOf(id))} aria-current={id === text ? 'page' : undefined}>
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
