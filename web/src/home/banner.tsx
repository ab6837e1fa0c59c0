// The last game that is still open, and the way back to it.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Seating } from '../game/seating.ts';
import { lastPictureOf } from '../keep/last-picture.ts';
import { tableHash } from '../keep/links.ts';
import { side } from '../keep/settings.ts';
import type { SavedTable } from '../keep/store.ts';
import { cropRound } from '../pictures/crop.ts';
import { Picture } from '../pictures/picture.tsx';
import type { Card, Door, View } from '../scene/types.ts';
import * as words from '../words/first.ts';
import { against, since, what } from './open-games.ts';

type Props = { saved: SavedTable; card: Card; door: Door; children?: ComponentChildren };

export function Banner({ saved, card, door, children }: Props) {
  const view = useView(saved, door);
  return (
    <section class="banner" aria-label={words.home.openGame}>
      <div class="thumb">
        {view && <Picture card={card} view={view} crop={cropRound(card, view)} />}
      </div>
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

/** The picture kept from before, or as soon as the rules run a new one. */
function useView(saved: SavedTable, door: Door): View | null {
  const [view, show] = useState(() => lastPictureOf(saved));
  useEffect(() => {
    if (view) return;
    const seat = new Seating(saved.seats, false, side.value).bottom;
    const asked = door.call('view', {
      record: saved.record,
      at: saved.record.actions.length,
      seat,
    });
    // The game says what is wrong with it when it is opened.
    asked.then(show, () => {});
  }, [saved]);
  return view;
}
