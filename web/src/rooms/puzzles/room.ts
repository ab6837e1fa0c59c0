// Puzzles, as the first screen knows them.
import { opens } from '../../app/room.ts';
import { atHome } from '../../home/home.tsx';
import { contribute, type Room } from '../../slots/slots.ts';
import { gameLinks } from '../../ui/game-links.tsx';
import { addresses, puzzlesHash } from './address.ts';
import { PuzzlesLink } from './link.tsx';
import * as words from './words/first.ts';

export const puzzles: Room = {
  name: 'puzzles',
  fills: [
    opens({ load: () => import('./index.tsx'), addresses, game: ({ game }) => game }),
    contribute(atHome, { head: PuzzlesLink }),
    contribute(gameLinks, ({ id, puzzles: has }) =>
      has ? [{ kind: 'try', word: words.toPuzzles, href: puzzlesHash(id) }] : [],
    ),
  ],
};
