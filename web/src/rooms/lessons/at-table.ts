// The command that leads from a table to its game's lessons.
import { storedData } from '../../keep/stored-data.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import { commands } from '../../table/hooks.ts';
import { learnHash } from './address.ts';
import { keeps } from './kept.ts';
import * as words from './words/en-first.ts';

export const lessons: Room = {
  name: 'lessons',
  fills: [
    contribute(storedData, { merges: keeps }),
    contribute(commands, {
      name: 'learn',
      word: words.toLessons.short,
      icon: 'learn',
      look: 'quiet',
      at: { wide: ['head', 20], phone: ['menu', 90] },
      state: ({ card }) => ({ hidden: !card.courses.includes('basics') }),
      act: ({ page, card }) => page.goTo(learnHash(card.id)),
    }),
  ],
};
