// An answer to a dare of one's own: both final boards and results, side by side.

import { wholeOf } from '../../pictures/crop.ts';
import { Picture } from '../../pictures/picture.tsx';
import type { Card, Reached, View } from '../../scene/types.ts';
import { Button } from '../../ui/button.tsx';
import { Waiting } from '../../ui/problem.tsx';
import { common } from '../../words/words.ts';
import { Results } from './results.tsx';
import * as words from './words/en.ts';

/** A result, and the board that it was reached on. */
type OnBoard = { reached: Reached; view: View };

type Props = {
  card: Card;
  by: string;
  heading: string;
  yours: OnBoard;
  theirs: OnBoard;
  again: () => void;
  leave: () => void;
};

export function Compared({ card, by, heading, yours, theirs, again, leave }: Props) {
  const picture = ({ view }: OnBoard) => <Picture card={card} view={view} crop={wholeOf(view)} />;
  return (
    <Waiting>
      <div class="opening">
        <h2>{heading}</h2>
        <Results
          yours={yours.reached}
          theirs={theirs.reached}
          by={by}
          pictures={[picture(yours), picture(theirs)]}
        />
        <div class="ways">
          <Button word={words.dare.tryAgain} look="filled" onPress={again} autofocus />
          <Button word={common.allGames} onPress={leave} />
        </div>
      </div>
    </Waiting>
  );
}
