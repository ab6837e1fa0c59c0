// The games as links, where each has a page of its own kind; a row where there is little room.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { addressOf } from '../keep/links.ts';
import type { Card } from '../scene/types.ts';
import * as words from '../words/words.ts';

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
