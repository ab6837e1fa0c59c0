// Answers that are the same for everybody within a build, taken from its files.
import type { CallName, Calls, Door, GameRecord, View } from '../scene/types.ts';
import { fetchChecked } from './checked.ts';
import { type CheckedFile, config } from './config.js';
import { EngineError } from './engine.ts';

/**
 * Makes a door that takes such answers from the build's files: so the games can be seen and their
 * rules be read before Python runs, and where it can't. It asks the rules for whatever is not
 * there, or not as it was built.
 */
export function withFiles(rules: Door): Door {
  return {
    call: (name, args) => {
      const file = config.answers[keyOf(name, args)];
      return file ? fromFile(rules, file, name, args) : rules.call(name, args);
    },
  };
}

async function fromFile<K extends CallName>(
  rules: Door,
  file: CheckedFile,
  name: K,
  args: Calls[K]['args'],
): Promise<Calls[K]['answer']> {
  const response = await fetchChecked(file);
  if (response) return response.json();
  return rules.call(name, args).catch((error) => {
    // The rules of a page have no puzzles: only the file can say that a game has none.
    if (name === 'puzzles') throw new EngineError('no-puzzles', { reason: 'no-puzzles' });
    throw error;
  });
}

/** Returns the name of the file of an answer; '' for calls that have none. */
function keyOf(name: CallName, { game }: Record<string, unknown>) {
  const isKept = name === 'card' || name === 'rules' || name === 'puzzles';
  return isKept && typeof game === 'string' ? `${name}-${game}` : '';
}

/**
 * How a game begins, as the build has painted it: chance has done nothing yet. `yours` is the
 * status for the player who is to move.
 */
export type PaintedOpening = { record: GameRecord; view: View; compact: View; yours: string };

/** Returns how a game begins; null where the build has not painted that, or it does not come. */
export async function openingOf(game: string, players: number): Promise<PaintedOpening | null> {
  const file = config.answers[`opening-${game}-${players}`];
  const response = file && (await fetchChecked(file));
  return response ? response.json() : null;
}
