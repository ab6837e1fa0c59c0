// What to say when a place can't be shown, and the ways on from there.

import { Silence } from '../python/in-time.ts';
import { PartMissing } from '../ui/part.ts';
import type { Way } from '../ui/problem.tsx';
import { errorKind, errorWords, isOfRecord } from '../words/failure.ts';
import * as words from '../words/first.ts';
import { ended, sentence } from '../words/grammar.ts';

type Ways = {
  /** Starts the rules again where they don't run, and shows the same place. */
  retry: () => void;
  /** Asks for a link that somebody has sent. */
  paste: () => void;
};

export function wayOn(error: unknown, { retry, paste }: Ways): { said: string; ways: Way[] } {
  const why = errorWords(error);
  if (error instanceof PartMissing) return { said: why, ways: [again(error, retry)] };
  if (error instanceof Silence) {
    return { said: words.errors.silentGame, ways: [again(error, retry)] };
  }
  if (errorKind(error) === 'unknown-game')
    return { said: words.errors.noGame(ended(why)), ways: [] };
  if (errorKind(error) === 'bad-link')
    return { said: sentence(why), ways: [{ word: words.far.paste, press: paste }] };
  if (['newer-link', 'newer-record'].includes(errorKind(error)))
    return {
      said: words.errors.newerLink,
      ways: [{ word: words.common.reload, press: () => location.reload() }],
    };
  if (isOfRecord(error)) return { said: words.errors.unusable(ended(why)), ways: [] };
  return { said: words.errors.couldNotStart(sentence(why)), ways: [again(error, retry)] };
}

/** The way to try once more what has failed. */
export function again(error: unknown, retry: () => void): Way {
  const reload = error instanceof PartMissing && error.again;
  return { word: words.common.tryAgain, press: reload ? () => location.reload() : retry };
}
