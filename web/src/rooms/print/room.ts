// Printing, as the first screen knows it.
import type { Room } from '../../app/room.ts';
import { addresses, printHash, type ToPrint } from './address.ts';
import * as words from './words/first.ts';

export const print: Room<ToPrint> = {
  name: 'print',
  load: () => import('./index.tsx'),
  addresses,
  links: ({ id, paper }) =>
    paper.length ? [{ kind: 'paper', word: words.toPaper.ofGame, href: printHash(id) }] : [],
};
