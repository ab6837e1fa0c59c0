// A board at which nothing can be done.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Card, View } from '../scene/types.ts';
import { Board } from './board.ts';

export function InertBoard({ card, view }: { card: Card; view: View }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = new Board(card);
    place.current?.append(board.element);
    board.show(view);
    return () => board.close();
  }, [card, view]);
  return <div class="broken-board" ref={place} />;
}
