// What the workshop adds once games can be played.
import { storedData } from '../../keep/stored-data.ts';
import { type Sender, sharingServices } from '../../share/address.ts';
import { contribute, provide, type Room } from '../../slots/slots.ts';
import { notes, type TableProps } from '../../table/hooks.ts';
import { openHere } from '../../ui/open-here.tsx';
import { part } from '../../ui/part.ts';
import { keeps, madeFile, makerOf } from './kept.ts';
import { PAGES } from './room.tsx';
import * as words from './words/en.ts';

const sender: Sender = {
  fieldsOf: async (game) =>
    part(PAGES).then(
      (pages) => pages.fieldsOf(game),
      () => '',
    ),
  send: (game) => void openHere(PAGES, ({ shareKept }) => shareKept(game), words.sharing.title),
};

/** Who made a game, until somebody has moved: then the room is for what happens. */
function Note({ table: { card, session } }: TableProps) {
  const moves = session.now.display.value?.view.moves;
  const file = moves?.every(({ player }) => player === 'chance') && madeFile(card.id);
  const maker = file && makerOf(file);
  return maker ? <p class="task">{maker}</p> : null;
}

export const workshop: Room = {
  name: 'workshop',
  fills: [
    contribute(storedData, { merges: keeps }),
    contribute(notes, { Note }),
    provide(sharingServices, { sender }),
  ],
};
