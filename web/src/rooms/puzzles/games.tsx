// The puzzles of all games: a card for each, with how many of its puzzles were tried.
import { Picture } from '../../pictures/picture.tsx';
import type { Card } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { puzzlesHash } from './address.ts';
import { puzzleAnswers } from './kept.ts';
import * as words from './words/words.ts';

const texts = words.puzzles;

export function PuzzleGames({ cards }: { cards: readonly Card[] }) {
  return (
    <div class="library puzzles">
      <PageHead heading={words.toPuzzles} />
      <p>{texts.proved}</p>
      <ul class="puzzle-games">
        {cards.map((card) => (
          <li key={card.id}>
            <a href={puzzlesHash(card.id)}>
              <Picture card={card} {...card.sample} />
              <h2>{card.title}</h2>
              <small>{texts.tried(puzzleAnswers(card.id).length)}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
