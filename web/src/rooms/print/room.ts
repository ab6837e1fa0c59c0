// Printing, as the first screen knows it.
import { opens } from '../../app/room.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import { gameLinks } from '../../ui/game-links.tsx';
import { addresses, printHash } from './address.ts';
import * as words from './words/en-first.ts';

export const print: Room = {
  name: 'print',
  fills: [
    opens({ load: () => import('./index.tsx'), addresses }),
    contribute(gameLinks, ({ id, paper }) =>
      paper.length ? [{ kind: 'paper', word: words.toPaper.ofGame, href: printHash(id) }] : [],
    ),
  ],
};
