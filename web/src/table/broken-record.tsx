// A record that is not valid: what is wrong, the board as far as it is sound, and a way on.
import { InertBoard } from '../board/inert-board.tsx';
import type { Card, View } from '../scene/types.ts';
import { Problem } from '../ui/problem.tsx';
import * as words from '../words/words.ts';

export type BrokenRecordProps = {
  card: Card;
  /** Of the last position that is sound. */
  view: View;
  /** That it is not valid. */
  said: string;
  /** What the rules say about it. */
  details: string;
  /** How many of its actions are sound. */
  at: number;
  /** Plays on from there. */
  onPlay: () => void;
  onLeave: () => void;
};

export function BrokenRecord(props: BrokenRecordProps) {
  const { card, view, said, details, at, onPlay, onLeave } = props;
  const ways = [
    { word: words.table.playFromHere, look: 'filled', press: onPlay },
    { word: words.common.allGames, press: onLeave },
  ];
  return (
    <div class="broken">
      <h1>{card.title}</h1>
      <Problem
        words={`${said} ${words.refused.notPossible(at + 1)}`}
        ways={ways}
        details={details}
      />
      <InertBoard card={card} view={view} />
    </div>
  );
}
