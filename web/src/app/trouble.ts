// What to say when a place can't be shown, and the ways on from there.

import { type Route, readHash } from '../keep/links.ts';
import { PartMissing } from '../ui/part.ts';
import { againWay, reloadWay, type WayOn } from '../ui/problem.tsx';
import { errorKind, errorWords, isOfRecord } from '../words/failure.ts';
import * as words from '../words/first.ts';
import { ended, sentence } from '../words/grammar.ts';

type Ways = {
  /** Starts the rules again where they don't run, and shows the same place. */
  retry: () => void;
  /** Asks for a link that somebody has sent. */
  paste: () => void;
};

/** More for those who want to know is in `details`. */
type Trouble = { said: string; ways?: WayOn[]; details?: string };

export function wayOn(error: unknown, { retry, paste }: Ways): Trouble {
  const why = errorWords(error);
  const kind = errorKind(error);
  const again = [againWay(retry, error)];
  if (error instanceof PartMissing || kind === 'no-puzzles') return { said: why, ways: again };
  if (kind === 'unknown-game') return { said: words.errors.noGame(ended(why)) };
  if (kind === 'bad-link')
    return { said: sentence(why), ways: [{ word: words.byLink.paste, press: paste }] };
  if (kind === 'newer-link' || kind === 'newer-record')
    return { said: words.errors.newerLink, ways: [reloadWay()] };
  if (PLAIN.includes(kind)) return { said: words.errors.unusable(ended(bare(why))) };
  if (isOfRecord(error)) return { said: words.errors.linkNotValid, details: sentence(why) };
  const { couldNotStart, couldNotShow } = words.errors;
  const said = OF_GAMES.has(readHash(location.hash).to) ? couldNotStart : couldNotShow;
  return { said: said(sentence(why)), ways: again };
}

/** What an address is of that opens a game; all others open other pages. */
const OF_GAMES = new Set<Route['to']>(['new', 'table', 'link', 'message', 'record']);

/** What the rules say of these, players understand; of others they see it under Details. */
const PLAIN = ['bad-players', 'bad-options', 'too-large'];

/** Without the argument that the rules blame. */
function bare(why: string) {
  return why.replace(/^(players|options): /, '');
}
