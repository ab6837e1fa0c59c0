// The way to the puzzles of all games, from the home page.
import { LinkButton } from '../../ui/button.tsx';
import { PUZZLES } from './address.ts';
import * as words from './words/first.ts';

export function PuzzlesLink() {
  return (
    <LinkButton word={words.toPuzzles} icon="puzzle" look="quiet puzzles-link" href={PUZZLES} />
  );
}
