// What the workshop adds once games can be played.
import type { AtTable } from '../../app/at-table.ts';
import { openHere } from '../../ui/open-here.tsx';
import { part } from '../../ui/part.ts';
import { keeps, madeFile, makerOf } from './kept.ts';
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
    const maker = file && makerOf(file);
    return maker ? <p class="task">{maker}</p> : null;
  },
};
