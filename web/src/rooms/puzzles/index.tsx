// Opens the next puzzle, or the choice of sources.
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import type { ToPuzzles } from './address.ts';
import { puzzlesHash } from './address.ts';
import { openPuzzles } from './puzzles.tsx';

export async function open(app: Host, { game, source }: ToPuzzles, ifCurrent: IfCurrent) {
  const { door, from, goTo } = app;
  const card = await ifCurrent(app.games.card(game));
  const next = () => goTo(puzzlesHash(game, source));
  const deps = { card, door, from, openRules: app.clausesOf(card), next };
  show({ page: 'learn', detour: true, ...(await ifCurrent(openPuzzles(deps, source))) });
}
