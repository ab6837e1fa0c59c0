// What is said to somebody who opens a dare, in English.
import type { Reached } from '../../../scene/types.ts';
import { lessBad, of, result } from '../../../words/en/beating.ts';
import { capital, listed, lower, paragraph } from '../../../words/grammar.ts';

export const dare = {
  beat: (by: string, game: string) => `Beat ${by}’s result in ${game}`,
  beatThis: (game: string) => `Beat this result in ${game}`,
  toBeat: (by: string, theirs: Reached) =>
    paragraph(
      `${of(by)}: ${result(theirs)}.`,
      theirs.how === 'lost' && `${capital(lessBad(theirs))}, or win.`,
    ),
  youAre: (side: string, bots: string[]) =>
    `You play ${side}, against ${listed(bots.map((bot) => `the ${lower(bot)}`))}.`,
  sameDraws: 'You begin with the same luck.',
  botsMayDiffer: 'The bots may play differently.',
  nobodys: 'This link can’t be opened: it doesn’t say which player’s result is to be beaten.',
  noDare:
    'This link can’t be opened: its game isn’t over, or what came by chance can’t come again.',
  play: 'Play',
  playing: 'The game begins as soon as the rules are loaded.',
};
