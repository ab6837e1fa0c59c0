// What the workshop adds once games can be played.
import type { AtTable } from '../../app/at-table.ts';
import { keeps, madeFile } from './kept.ts';
import * as words from './words/words.ts';

export const workshop: AtTable = {
  name: 'workshop',
  keeps,
  Notes: ({ table: { card } }) => {
    const file = madeFile(card.id);
    if (!file) return null;
    const { madeBy, madeHere } = words.sent;
    return <p class="task">{file.by === undefined ? madeHere : madeBy(file.by)}</p>;
  },
};
