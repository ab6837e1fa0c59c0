// Puzzles, as the first screen knows them.
import { opens } from '../../app/room.ts';
import { homeParts } from '../../home/home.tsx';
import { contribute, type Room } from '../../slots/slots.ts';
import { LinkButton } from '../../ui/button.tsx';
import { gameLinks } from '../../ui/game-links.tsx';
import { addresses, PUZZLES, puzzlesHash } from './address.ts';
import * as words from './words/en-first.ts';

export const puzzles: Room = {
  name: 'puzzles',
  fills: [
    opens({ load: () => import('./index.tsx'), addresses, game: ({ game }) => game }),
    contribute(homeParts, { head: PuzzlesLink }),
    contribute(gameLinks, ({ id, puzzles: has }) =>
      has ? [{ kind: 'try', word: words.toPuzzles, href: puzzlesHash(id) }] : [],
    ),
  ],
};

function PuzzlesLink() {
  return (
    <LinkButton word={words.toPuzzles} icon="puzzle" look="quiet puzzles-link" href={PUZZLES} />
  );
}
