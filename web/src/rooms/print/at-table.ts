// The command that leads from a table to printing; the printed form of its game is kept ready.

import { contribute, type Room } from '../../slots/slots.ts';
import { gameHooks } from '../../table/game-hooks.ts';
import { commands } from '../../table/hooks.ts';
import { part } from '../../ui/part.ts';
import { printHash } from './address.ts';
import * as words from './words/en.ts';

const PAPER = { name: 'ready', load: () => import('./ready.tsx') };

export const print: Room = {
  name: 'print',
  fills: [
    contribute(commands, {
      name: 'print',
      word: words.print.print,
      icon: 'print',
      look: 'quiet',
      at: { wide: ['head', 30], phone: ['menu', 120] },
      act: ({ page, card, saved }) => page.goTo(printHash(card.id, saved.key)),
    }),
    // Otherwise the table itself is printed, by its styles.
    contribute(gameHooks, {
      saved: ({ door }, card, saved) =>
        void part(PAPER).then(
          ({ readyPaper }) => readyPaper(door).changed(card, saved),
          () => {},
        ),
    }),
  ],
};
