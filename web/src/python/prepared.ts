// Answers that are the same for everybody in a build, from its files.
import type { CallName, Calls, Door, GameRecord, View } from '../scene/types.ts';
import { fetchChecked } from './checked.ts';
import { config, type HashedFile } from './config.js';
import { EngineError } from './engine.ts';
import { language, spoken } from './language.ts';

/**
 * Makes a door that answers from the build's files if it can, so that games and rules can be read
 * before Python runs, or without it. All other questions go to the rules.
 */
export function withFiles(rules: Door): Door {
  return {
    call: (name, args) => {
      const file = fileOf(keyOf(name, args));
      return file ? fromFile(rules, file, name, args) : rules.call(name, args);
    },
  };
}

async function fromFile<K extends CallName>(
  rules: Door,
  file: HashedFile,
  name: K,
  args: Calls[K]['args'],
): Promise<Calls[K]['answer']> {
  const response = await fetchChecked(file);
  if (response) return response.json();
  return rules.call(name, args).catch((error) => {
    // The wheel has no puzzles: only the file can say that a game has none.
    if (name === 'puzzles') throw new EngineError('no-puzzles', { reason: 'no-puzzles' });
    throw error;
  });
}

/** Returns the file of an answer, if there is one in the language that shows; packs have none. */
function fileOf(key: string): HashedFile | null {
  const own = language && !key.startsWith('puzzles') && language.answers;
  const integrity = (own || config.answers)[key];
  return integrity ? { path: `./answers/${own ? `${spoken}/` : ''}${key}.json`, integrity } : null;
}

/** Returns the file name of an answer; '' for calls without files. */
function keyOf(name: CallName, { game }: Record<string, unknown>) {
  const isKept = name === 'card' || name === 'rules' || name === 'puzzles';
  return isKept && typeof game === 'string' ? `${name}-${game}` : '';
}

/**
 * The beginning of a game as the build has painted it, before any chance. `yours` is the status for
 * the player to move.
 */
export type PaintedOpening = { record: GameRecord; view: View; compact: View; yours: string };

/** Returns the beginning of a game; null if the build hasn't painted it, or it can't be loaded. */
export async function openingOf(game: string, players: number): Promise<PaintedOpening | null> {
  const file = fileOf(`opening-${game}-${players}`);
  const response = file && (await fetchChecked(file));
  return response ? response.json() : null;
}
