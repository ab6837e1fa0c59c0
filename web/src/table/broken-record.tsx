// A record that is not valid: what is wrong, the board as far as it is sound, and a way on.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Board } from '../board/board.ts';
import type { Card, View } from '../scene/types.ts';
import { Problem } from '../ui/problem.tsx';
import { words } from '../words/words.ts';

export type BrokenRecordProps = {
  card: Card;
  /** Of the last position that is sound. */
  view: View;
  /** What is wrong. */
  reason: string;
  /** Plays on from there. */
  onPlay: () => void;
  onLeave: () => void;
};

export function BrokenRecord({ card, view, reason, onPlay, onLeave }: BrokenRecordProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = new Board(card);
    place.current?.append(board.element);
    board.show(view);
    return () => board.close();
  }, [card, view]);
  const ways = [
    { word: words.table.playFromHere, look: 'filled', press: onPlay },
    { word: words.common.allGames, press: onLeave },
  ];
  return (
    <div class="broken">
      <h1>{card.title}</h1>
      <Problem words={reason} ways={ways} />
      <div class="broken-board" ref={place} />
    </div>
  );
}
