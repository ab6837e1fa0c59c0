// The words of the daily challenges, in English.
import { type BotWords, capital, counted } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

type Result = ({ how: 'won' | 'lost' | 'drawn' } | { how: 'scored'; score: number }) & {
  helped?: boolean;
};

const ENDS = { won: 'won', lost: 'lost', drawn: 'drawn' };

/** A result within a sentence. */
function outcome(result: Result): string {
  const plain = result.how === 'scored' ? counted(result.score, 'point') : ENDS[result.how];
  return result.helped ? `${plain} with help` : plain;
}

export const daily = translated('daily', {
  title: 'Daily challenges · pygames',
  notYet: 'This day has not come yet.',
  toFame: 'Hall of fame',
  toToday: 'Today’s challenges',
  /** The title of a kept game of a day. */
  titleOf: (game: string, date: string) => `${game}, ${date}`,
  heading: 'Daily challenges',
  list: (date: string) => `Challenges of ${date}`,
  /** @param minutes until then */
  next: (minutes: number) => `New challenges in ${minutes < 90 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour')}.`,

  /** Before what the game of a day asks. */
  challenge: 'Challenge:',
  /** At the end of the game of a day: the way to the others, to the next one, and what was done. */
  ofDay: 'All challenges of the day',
  nextGame: 'Next challenge',
  today: (done: number, all: number, days: number) => `${done} of ${all} today${days > 1 ? `, ${counted(days, 'day')} in a row` : ''}.`,
  onDay: (done: number, all: number, date: string) => `${done} of ${all} on ${date}.`,

  /** The way to the puzzle of the day. */
  puzzle: 'Today’s puzzle',
  preparing: 'Setting up …',
  alone: 'You play alone.',
  seat: (side: string, bot: BotWords) => `You are ${side}, against ${bot.against}`,
  play: 'Play',
  resume: 'Resume',
  again: 'Play again',
  look: 'View',
  /** A link's label for screen readers. */
  does: (what: string, game: string) => `${what}: ${game}`,

  result: (result: Result) => capital(outcome(result)),

  toBeat: 'Scores to beat',
  rival: (score: number | null) => (score === null ? 'not known yet' : String(score)),
  beaten: 'beaten',
  rivalsFailed: 'The scores to beat could not be worked out.',

  done: (done: number, all: number) => `${done} of ${all} done`,
  noStreak: 'Finish one today to start a streak.',

  share: 'Share the result',
  shareTitle: 'Your result',
  text: 'Your result as text',
  shareHead: (number: number) => (number > 0 ? `pygames, day ${number}` : 'pygames'),
  /** @param bots the scores to beat, '' without any */
  line: (signs: string, game: string, result: Result, bots: string) => `${signs} ${game}: ${outcome(result)}${bots && `, bots ${bots}`}`,
  inARow: (days: number) => `${days} days in a row`,

  calendar: 'Calendar',
  earlier: 'Earlier month',
  later: 'Later month',
  /** A day of the calendar for screen readers. */
  cell: (date: string, done: number, helped: number) => [date, done && `${done} done`, helped && `${helped} with help`].filter(Boolean).join(', '),
});
