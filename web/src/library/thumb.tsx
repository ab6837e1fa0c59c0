// A small picture of a kept game, asked of the rules once it comes into sight.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Seating } from '../game/seating.ts';
import { side } from '../keep/settings.ts';
import type { SavedTable } from '../keep/store.ts';
import { WholePicture } from '../pictures/picture.tsx';
import type { Card, Door, View } from '../scene/types.ts';

type Props = { table: SavedTable; card: Card; door: Door };

export function Thumb({ table, card, door }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [view, show] = useState<View | null>(null);
  useEffect(() => (box.current ? onceSeen(box.current, ask) : undefined), []);
  function ask() {
    const { record, seats } = table;
    const seat = new Seating(seats, false, side.value).bottom;
    // The game says what is wrong with it when it is opened.
    door
      .call('view', { record, at: record.actions.length, seat, compact: true })
      .then(show, () => {});
  }
  return (
    <div class="thumb" ref={box}>
      {view && <WholePicture card={card} view={view} />}
    </div>
  );
}

/**
 * Does something once an element comes near the part of the page that shows.
 * @returns ends it
 */
function onceSeen(element: Element, act: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      act();
    },
    { rootMargin: '200px' },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
