// A place with nothing to show yet: a faint board, one sentence, and what to do.
import type { ComponentChildren } from 'preact';
import { FaintBoard } from './faint-board.tsx';

type Props = {
  words: string;
  /** The words are a heading of their page. */
  heading?: boolean;
  children?: ComponentChildren;
};

export function Empty({ words, heading, children }: Props) {
  return (
    <div class="empty">
      <FaintBoard />
      {heading ? (
        <h2 class="empty-words">{words}</h2>
      ) : (
        <p class="empty-words" role="status">
          {words}
        </p>
      )}
      {children}
    </div>
  );
}
