// Answers that are the same for everybody in a build, from its files.
import type { CallName, Calls, Door } from '../scene/types.ts';
import { fetchChecked } from './checked.ts';
import { config, type HashedFile } from './config.js';
import { EngineError } from './engine.ts';
import { language, spoken } from './language.ts';
import { withTimeout } from './with-timeout.ts';

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
  const filed = jsonIn(file);
  const answer = await withTimeout(filed).catch(() => null);
  if (answer) return answer;
  const ruled = rules.call(name, args).catch((error) => {
    // The wheel has no puzzles: only the file can say that a game has none.
    if (name === 'puzzles') throw new EngineError('no-puzzles', { reason: 'no-puzzles' });
    throw error;
  });
  // A connection may hang for ever, and a slow one may still be the first.
  return Promise.race([ruled, filed.then((file) => file ?? ruled)]);
}

/** Null if the file doesn't arrive whole. */
export async function jsonIn(file: HashedFile) {
  return (await fetchChecked(file))?.json().catch(() => null) ?? null;
}

/** The file name of an answer: there are files for calls that have no argument but the game. */
function keyOf(name: CallName, { game }: Record<string, unknown>) {
  return `${name}-${game}`;
}

/** Returns the file of an answer, if there is one in the language that shows; packs have none. */
export function fileOf(key: string): HashedFile | null {
  const own = language && !key.startsWith('puzzles') && language.answers;
  const integrity = (own || config.answers)[key];
  return integrity ? { path: `./answers/${own ? `${spoken}/` : ''}${key}.json`, integrity } : null;
}
