// What the workshop adds once games can be played.
import type { AtTable } from '../../app/at-table.ts';
import { openHere } from '../../ui/open-here.tsx';
import { part } from '../../ui/part.ts';
import { keeps, madeFile } from './kept.ts';
import { RULES } from './room.tsx';
import * as words from './words/words.ts';

export const workshop: AtTable = {
  name: 'workshop',
  sends: {
    fieldsOf: async (game) => (await part(RULES)).fieldsOf(game),
    send: (game) => void openHere(RULES, ({ shareKept }) => shareKept(game), words.sharing.title),
  },
  keeps,
  Notes: ({ table: { card } }) => {
    const file = madeFile(card.id);
    if (!file) return null;
    const { madeBy, madeHere } = words.sent;
    return <p class="task">{file.by === undefined ? madeHere : madeBy(file.by)}</p>;
  },
};
