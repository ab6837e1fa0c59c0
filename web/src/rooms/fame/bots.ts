// The results against a bot on this device, for the dialog before a game.
import { botWords } from '../../game/player-names.ts';
import type { KnowsBots } from '../../home/who-plays.tsx';
import { keptStrength, tallyOf } from './kept.ts';
import * as words from './words/first.ts';

const { even, evenMore, evenNow, noTally, tally } = words.bots;

const levelName = (level: number) => botWords(level).level;

export const bots: KnowsBots = {
  room: 'fame',
  met: (game, level) => {
    const met = tallyOf(game, level);
    return met ? tally(met.won, met.played) : noTally;
  },
  adaptive: even,
  adaptiveMore: (game) => {
    const strength = keptStrength(game);
    return `${evenMore}.${strength === null ? '' : ` ${evenNow(strength, levelName)}`}`;
  },
};
