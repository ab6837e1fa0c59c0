// How often the person at this device has won against the bots of each game.
import { asFields, fieldsThat, isCount, isText, readJson } from './checks.ts';
import { read, readFields, write } from './prefs.ts';

/** Games played against bots of a level, and those of them that were won. */
export type BotTally = { won: number; played: number };

type Results = { tallies: Record<string, BotTally>; counted: string[] };

/** The last games counted are remembered, so that none counts twice, whatever is undone. */
const REMEMBERED = 50;

const entryName = (game: string) => `results:${game}`;

/**
 * Counts a finished game, once.
 * @param key the key of its table  @param levels of the bots that took part
 */
export function countResult(game: string, key: string, levels: readonly number[], won: boolean) {
  const { tallies, counted } = resultsOf(game);
  if (counted.includes(key)) return;
  for (const level of new Set(levels)) {
    const known = tallies[level] ?? { won: 0, played: 0 };
    tallies[level] = { won: known.won + (won ? 1 : 0), played: known.played + 1 };
  }
  const last = [...counted, key].slice(-REMEMBERED);
  write(entryName(game), JSON.stringify({ tallies, counted: last }));
}

/** Returns how games against a bot went; null where none was played. */
export function tallyOf(game: string, level: number): BotTally | null {
  return resultsOf(game).tallies[level] ?? null;
}

/**
 * Takes in the results of another device. Where the same game counts on both, one may have all that
 * the other has: then the larger figures stand, else their sums.
 */
export function mergeResults(game: string, text: string) {
  const [here, there] = [resultsOf(game), resultsOf(game, asFields(readJson(text)))];
  const apart = !there.counted.some((key) => here.counted.includes(key));
  const tallies = { ...here.tallies };
  for (const [level, tally] of Object.entries(there.tallies)) {
    const known = tallies[level] ?? { won: 0, played: 0 };
    const larger = known.played < tally.played ? tally : known;
    const sum = { won: known.won + tally.won, played: known.played + tally.played };
    tallies[level] = apart ? sum : larger;
  }
  const counted = [...new Set([...there.counted, ...here.counted])].slice(-REMEMBERED);
  write(entryName(game), JSON.stringify({ tallies, counted }));
}

/** Reads what is kept; what is damaged is left out. */
function resultsOf(game: string, { tallies, counted } = readFields(entryName(game))): Results {
  return {
    tallies: fieldsThat(tallies, isTally),
    counted: Array.isArray(counted) ? counted.filter(isText) : [],
  };
}

function isTally(kept: unknown): kept is BotTally {
  const { won, played } = asFields(kept);
  return isCount(won) && isCount(played) && won <= played;
}

const strengthName = (game: string) => `even:${game}`;

/** The strength of bot that makes a game even, as it was last found: the dialog before a game says it. */
export function keepStrength(game: string, strength: number) {
  write(strengthName(game), `${strength}`);
}

/** Returns null where none was found yet. */
export function keptStrength(game: string): number | null {
  const strength = Number(read(strengthName(game)));
  return strength >= 1 && strength <= 99 ? strength : null;
}
