// The rules beside a board.
import type { AtTable } from '../../app/at-table.ts';
import * as words from './words/words.ts';

export const rules: AtTable = {
  name: 'rules',
  commands: [
    {
      name: 'rules',
      word: words.common.rules,
      icon: 'rules',
      look: 'quiet',
      at: { wide: ['head', 10], phone: ['head', 10] },
      key: { sign: 'r', among: 'look', rank: 20 },
      act: ({ page, card }) => page.openRules(card),
    },
  ],
};
