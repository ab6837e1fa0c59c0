// The command that leads from a table to its game's lessons.
import type { AtTable } from '../../app/at-table.ts';
import { learnHash } from './address.ts';
import { keeps } from './kept.ts';
import * as words from './words/words.ts';

export const lessons: AtTable = {
  name: 'lessons',
  keeps,
  commands: [
    {
      name: 'learn',
      word: words.toLessons.short,
      icon: 'learn',
      look: 'quiet',
      at: { wide: ['head', 20], phone: ['menu', 90] },
      state: ({ card }) => ({ hidden: !card.courses.includes('basics') }),
      act: ({ page, card }) => page.goTo(learnHash(card.id)),
    },
  ],
};
