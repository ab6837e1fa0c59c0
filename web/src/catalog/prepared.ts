// Answers that are the same for everybody in a build, from its files.
import { EngineError } from '../python/engine.ts';
import type { CallName, Calls } from '../scene/types.ts';
import { fetchChecked } from '../site/checked.ts';
import { config, type HashedFile } from '../site/config.js';
import { language, spoken } from '../site/language.ts';
import { withTimeout } from '../site/with-timeout.ts';

/**
 * Answers from the build's files if it can, so that games and rules can be read before Python runs,
 * or without it.
 * @param ask asks the rules, if there is no such file, or it doesn't come
 */
export function filed<K extends CallName>(
  name: K,
  args: Calls[K]['args'],
  ask: () => Promise<Calls[K]['answer']>,
): Promise<Calls[K]['answer']> {
  const file = fileOf(keyOf(name, args));
  return file ? fromFile(file, name, ask) : ask();
}

async function fromFile<K extends CallName>(
  file: HashedFile,
  name: K,
  ask: () => Promise<Calls[K]['answer']>,
): Promise<Calls[K]['answer']> {
  const coming = jsonIn(file);
  const answer = await withTimeout(coming).catch(() => null);
  if (answer) return answer;
  const ruled = ask().catch((error) => {
    // The wheel has no puzzles: only the file can say that a game has none.
    if (name === 'puzzles') throw new EngineError('no-puzzles', { reason: 'no-puzzles' });
    throw error;
  });
  // A connection may hang for ever, and a slow one may still be the first.
  return Promise.race([ruled, coming.then((file) => file ?? ruled)]);
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
