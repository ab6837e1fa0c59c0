// How often the person at this device has won against the bots of each game.
import { asFields, fieldsThat, isCount, isText } from './checks.ts';
import { readFields, write } from './prefs.ts';

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
  write(
    entryName(game),
    JSON.stringify({ tallies, counted: [...counted, key].slice(-REMEMBERED) }),
  );
}

/** Returns how games against a bot went; null where none was played. */
export function tallyOf(game: string, level: number): BotTally | null {
  return resultsOf(game).tallies[level] ?? null;
}

/** Reads what is kept; what is damaged is left out. */
function resultsOf(game: string): Results {
  const { tallies, counted } = readFields(entryName(game));
  return {
    tallies: fieldsThat(tallies, isTally),
    counted: Array.isArray(counted) ? counted.filter(isText) : [],
  };
}

function isTally(kept: unknown): kept is BotTally {
  const { won, played } = asFields(kept);
  return isCount(won) && isCount(played) && won <= played;
}
