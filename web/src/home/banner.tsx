// The last game that is still open, and the way back to it.
import type { ComponentChildren } from 'preact';
import { tableHash } from '../keep/links.ts';
import type { SavedTable } from '../keep/store.ts';
import type { Card, Door } from '../scene/types.ts';
import * as words from '../words/first.ts';
import { against, since, what } from './open-games.ts';
import { Thumb } from './thumb.tsx';

type Props = { saved: SavedTable; card: Card; door: Door; children?: ComponentChildren };

export function Banner({ saved, card, door, children }: Props) {
  return (
    <section class="banner" aria-label={words.home.openGame}>
      <Thumb saved={saved} card={card} door={door} />
      <div class="banner-words">
        <p class="when">{since(saved)}</p>
        <p class="what">{what(saved, card)}</p>
        {saved.title && <p class="title">{saved.title}</p>}
        <p class="against">{against(saved, card)}</p>
      </div>
      <div class="banner-ways">
        {children}
        <a class="button go-on" href={tableHash(saved.key)}>
          {words.home.resume}
        </a>
      </div>
    </section>
  );
}
