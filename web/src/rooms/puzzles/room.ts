// Puzzles, as the first screen knows them.
import type { Room } from '../../app/room.ts';
import { addresses, puzzlesHash, type ToPuzzles } from './address.ts';
import { PuzzlesLink } from './link.tsx';
import * as words from './words/first.ts';

export const puzzles: Room<ToPuzzles> = {
  name: 'puzzles',
  load: () => import('./index.tsx'),
  addresses,
  atHome: { head: PuzzlesLink },
  game: ({ game }) => game,
  links: ({ id, puzzles: has }) =>
    has ? [{ kind: 'try', word: words.toPuzzles, href: puzzlesHash(id) }] : [],
};
