// The bots' answers about finished games, kept so that a review is the same next time.

import { sumOf } from '../keep/checks.ts';
import { foundName } from '../keep/own-keys.ts';
import { readFields, write } from '../keep/prefs.ts';
import type { SavedTable } from '../keep/saved-table.ts';
import type { GameRecord, Judged, Looked } from '../scene/types.ts';
import { spoken } from '../site/language.ts';

/** Longer texts are not kept. */
const MOST_LETTERS = 30_000;

const nameOf = (key: string) => foundName('review', key);

type Answers = { evaluations: readonly Judged[]; looks: readonly Looked[] };

/** Returns what is kept about a table's current game. The rules check it. */
export function reviewOf({ key, record }: Pick<SavedTable, 'key' | 'record'>): Answers | null {
  const { of, lang, evaluations, looks } = readFields(nameOf(key));
  if (of !== sumOf(textOf(record)) || !Array.isArray(evaluations) || !Array.isArray(looks)) {
    return null;
  }
  // A look has words.
  return { evaluations: evaluations.map(asJudged), looks: lang === spoken ? looks : [] };
}

export function keepReview(
  { key, record }: Pick<SavedTable, 'key' | 'record'>,
  { evaluations, looks }: Answers,
) {
  const short = evaluations.map(({ ply, action, win }) => [ply, action, ...win]);
  const text = JSON.stringify({
    of: sumOf(textOf(record)),
    lang: spoken,
    evaluations: short,
    looks,
  });
  if (text.length <= MOST_LETTERS) write(nameOf(key), text);
}

function asJudged(value: unknown): Judged {
  const [ply, action, ...win] = Array.isArray(value) ? value : [];
  return { ply, action, win };
}

function textOf({ start, actions }: GameRecord): string {
  return JSON.stringify([start, actions]);
}
