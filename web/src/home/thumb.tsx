// The small picture of a kept game: as last seen, else as the rules show it.
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { broughtCard } from '../catalog/brought.ts';
import { Seating } from '../game/seating.ts';
import type { SavedTable } from '../keep/saved-table.ts';
import { side } from '../keep/settings.ts';
import { keptView, positionKey } from '../keep/views.ts';
import { cropRound } from '../pictures/crop.ts';
import { Picture, WholePicture } from '../pictures/picture.tsx';
import type { Card, Door } from '../scene/types.ts';
import { useAnswer } from '../ui/answer.ts';

type Props = {
  saved: SavedTable;
  card: Card;
  door: Door;
  /** Whether the whole board shows, not only the area of the last move. */
  whole?: boolean;
};

export function Thumb({ saved, card, door, whole = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const inSight = useInSight(box);
  const of = positionKey(saved);
  // What is painted of a game of one's own may have changed since.
  const lastView = useMemo(() => (broughtCard(card.id) ? null : keptView(saved)), [of]);
  const answer = useAnswer(
    () => (inSight && !lastView ? viewOf(saved, door) : null),
    [of, inSight],
    null,
  );
  const ownView = lastView ?? answer;
  const view = ownView ?? card.sample.view;
  return (
    <div class="thumb" ref={box}>
      {(inSight || lastView) && (
        <div class={ownView ? '' : 'sample'}>
          {whole ? (
            <WholePicture card={card} view={view} />
          ) : (
            <Picture card={card} view={view} crop={cropRound(card, view)} />
          )}
        </div>
      )}
    </div>
  );
}

/** The view as of now; refused if the rules refuse the game, which is reported when it is opened. */
function viewOf({ record, seats }: SavedTable, door: Door) {
  const seat = new Seating(seats, false, side.value).bottom;
  return door.call('view', { record, at: record.actions.length, seat, compact: true });
}

/** Whether an element has come near the visible part of the page. */
function useInSight(box: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setInSight(true);
      },
      { rootMargin: '200px' },
    );
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return inSight;
}
