// Opens the next puzzle, or the choice of games.
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import { Picture } from '../../pictures/picture.tsx';
import type { Card } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { puzzlesHash, type ToPuzzles } from './address.ts';
import { puzzleAnswers } from './kept.ts';
import { openPuzzles } from './puzzles.tsx';
import * as words from './words/en.ts';
import { toPuzzles } from './words/en-first.ts';

export async function open(app: Host, { game, source }: ToPuzzles, ifCurrent: IfCurrent) {
  if (!game) return openGames(app, ifCurrent);
  const { door, from, goTo } = app;
  const card = await ifCurrent(app.games.card(game));
  const next = () => goTo(puzzlesHash(game, source));
  const deps = { card, door, from, openRules: app.clausesOf(card), next };
  const page = await ifCurrent(openPuzzles(deps, source));
  show({ page: 'of' in page ? 'learn' : 'puzzles', detour: true, ...page });
}

async function openGames(app: Host, ifCurrent: IfCurrent) {
  const cards = (await ifCurrent(app.games.all())).filter(({ puzzles }) => puzzles);
  show({
    page: 'puzzles',
    title: words.puzzles.titleOfAll,
    content: <PuzzleGames cards={cards} />,
  });
}

function PuzzleGames({ cards }: { cards: readonly Card[] }) {
  const texts = words.puzzles;
  return (
    <div class="library puzzles">
      <PageHead heading={toPuzzles} />
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
