// The rules beside a board.
import { contribute, type Room } from '../../slots/slots.ts';
import { commands } from '../../table/hooks.ts';
import { common } from '../../words/words.ts';

export const rules: Room = {
  name: 'rules',
  fills: [
    contribute(commands, {
      name: 'rules',
      word: common.rules,
      icon: 'rules',
      look: 'quiet',
      at: { wide: ['head', 10], phone: ['head', 10] },
      key: { sign: 'r', among: 'look', rank: 20 },
      act: ({ page, card }) => page.openRules(card),
    }),
  ],
};
