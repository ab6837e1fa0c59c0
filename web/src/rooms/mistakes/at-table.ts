// The command that leads from a finished game to its mistakes. The deck goes to other devices.
import { storedData } from '../../keep/stored-data.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import { commands, type SessionFacts } from '../../table/hooks.ts';
import { mistakesHash } from './address.ts';
import { exercises } from './kept.ts';
import * as words from './words/en.ts';

export const mistakes: Room = {
  name: 'mistakes',
  fills: [
    contribute(storedData, { exercises }),
    contribute(commands, {
      name: 'mistakes',
      word: words.mistakes.command,
      icon: 'learn',
      at: {
        wide: ['menu', 100],
        wideEnd: ['bar', 70],
        phone: ['menu', 100],
        phoneEnd: ['bar', 70],
      },
      // A look back has the moves, too.
      inPlaceOf: 'moves',
      state: (session) => ({ hidden: !learns(session), label: words.mistakes.learn }),
      act: ({ page, saved }) => page.goTo(mistakesHash(saved.key)),
    }),
  ],
};

/** Whether a person here has finished a game that bots can weigh. */
function learns({ card, now: { seats, offers } }: SessionFacts): boolean {
  const played = card.levels.length > 0 && seats.value.includes('person');
  return played && offers.value.lookBack;
}
