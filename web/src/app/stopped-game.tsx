// A game that can't continue: the reason, buttons, and the board as far as it is known.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Board } from '../board/board.ts';
import type { Card, View } from '../scene/types.ts';
import { Problem, type ProblemProps, Waiting } from '../ui/problem.tsx';
import { show } from './screen.tsx';

type Stopped = ProblemProps & {
  /** Null if no position shows the error. */
  view: View | null;
  /** Shows above the board. */
  caption?: string;
};

export function showStopped(card: Card, { view, caption, ...problem }: Stopped) {
  const content = (
    <Waiting>
      <div class="opening">
        {view && (
          <div class="offered">
            {caption && <p>{caption}</p>}
            <InertBoard card={card} view={view} />
          </div>
        )}
        <h2>{card.title}</h2>
        <Problem {...problem} />
      </div>
    </Waiting>
  );
  show({ page: 'words', title: card.title, content });
}

function InertBoard({ card, view }: { card: Card; view: View }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = new Board(card);
    place.current?.append(board.element);
    board.show(view);
    return () => board.close();
  }, [card, view]);
  return <div ref={place} />;
}
