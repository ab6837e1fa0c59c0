// The hall of fame, as the first screen knows it.
import { opens } from '../../app/room.ts';
import { botWords } from '../../game/player-names.ts';
import { setupServices } from '../../home/setup.tsx';
import type { KnowsBots } from '../../home/who-plays.tsx';
import { modes } from '../../keep/modes.ts';
import { contribute, provide, type Room } from '../../slots/slots.ts';
import { addresses, mode } from './address.ts';
import { keptStrength, tallyOf } from './kept.ts';
import * as words from './words/en-first.ts';

const { even, evenMore, evenNow, tally } = words.bots;

const levelName = (level: number) => botWords(level).level;

/** The results against a bot on this device, for the dialog before a game. */
const bots: KnowsBots = {
  room: 'fame',
  met: (game, level) => {
    const met = tallyOf(game, level);
    // Nobody is told of defeats alone.
    return met?.won ? tally(met.won, met.played) : '';
  },
  adaptive: even,
  adaptiveMore: (game) => {
    const strength = keptStrength(game);
    return `${evenMore}.${strength === null ? '' : ` ${evenNow(strength, levelName)}`}`;
  },
};

export const fame: Room = {
  name: 'fame',
  fills: [
    opens({ load: () => import('./index.tsx'), addresses }),
    contribute(modes, mode),
    provide(setupServices, { bots }),
  ],
};
