// Opens the next puzzle, or the choice of sources.
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import type { ToPuzzles } from './address.ts';
import { puzzlesHash } from './address.ts';
import { PuzzleGames } from './games.tsx';
import { openPuzzles } from './puzzles.tsx';
import * as words from './words/words.ts';

export async function open(app: Host, { game, source }: ToPuzzles, ifCurrent: IfCurrent) {
  if (!game) return openGames(app, ifCurrent);
  const { door, from, goTo } = app;
  const card = await ifCurrent(app.games.card(game));
  const next = () => goTo(puzzlesHash(game, source));
  const deps = { card, door, from, openRules: app.clausesOf(card), next };
  const found = await ifCurrent(openPuzzles(deps, source));
  show({ page: 'of' in found ? 'learn' : 'puzzles', detour: true, ...found });
}

async function openGames(app: Host, ifCurrent: IfCurrent) {
  const cards = (await ifCurrent(app.games.all())).filter(({ puzzles }) => puzzles);
  show({
    page: 'puzzles',
    title: words.puzzles.titleOfAll,
    content: <PuzzleGames cards={cards} />,
  });
}
