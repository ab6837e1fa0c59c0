// What to say when a page can't be shown, and which buttons to offer.

import { type Route, readHash } from '../addresses/links.ts';
import { PartMissing } from '../ui/part.ts';
import { type ProblemButton, reloadButton, retryButton } from '../ui/problem.tsx';
import { errorKind, errorWords, isOfRecord } from '../words/failure.ts';
import * as words from '../words/first.ts';
import { ended, sentence } from '../words/grammar.ts';

type Remedies = {
  /** Starts the rules again if they don't run, and shows the same page. */
  retry: () => void;
  /** Asks for a link that the player was sent. */
  paste: () => void;
};

/** `details` is folded away. */
type Trouble = { message: string; buttons?: ProblemButton[]; details?: string };

export function troubleOf(error: unknown, { retry, paste }: Remedies): Trouble {
  const why = errorWords(error);
  const kind = errorKind(error);
  const again = [retryButton(retry, error)];
  if (error instanceof PartMissing || kind === 'no-puzzles')
    return { message: why, buttons: again };
  if (kind === 'unknown-game') return { message: words.errors.noGame(ended(why)) };
  if (kind === 'bad-link')
    return { message: sentence(why), buttons: [{ word: words.byLink.paste, press: paste }] };
  if (kind === 'newer-link' || kind === 'newer-record')
    return { message: words.errors.newerLink, buttons: [reloadButton()] };
  if (PLAIN.includes(kind)) return { message: words.errors.unusable(ended(bare(why))) };
  if (isOfRecord(error)) return { message: words.errors.linkNotValid, details: sentence(why) };
  const { couldNotStart, couldNotShow } = words.errors;
  const message = OF_GAMES.has(readHash(location.hash).to) ? couldNotStart : couldNotShow;
  return { message: message(sentence(why)), buttons: again };
}

/** The kinds of address that open a game. */
const OF_GAMES = new Set<Route['to']>(['new', 'table', 'link', 'message', 'record']);

/** Players understand what the rules say about these; other messages are folded away. */
const PLAIN = ['bad-players', 'bad-options', 'too-large'];

/** Leaves out the name of the argument at fault. */
function bare(why: string) {
  return why.replace(/^(players|options): /, '');
}
