// Opens the rules: as a page, or beside a board.
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { Card } from '../../scene/types.ts';
import type { ToRules } from './address.ts';
import { openRules, RulesPage } from './page.tsx';
import * as words from './words/words.ts';

export async function open(app: Host, { game }: ToRules) {
  const { title } = words.rules;
  const content = <RulesPage {...app} game={game} onTry={app.tryFigure} />;
  show({ page: 'rules', title, content, name: 'rules', detour: true });
}

/** @param clause the clause to open; '' for the beginning */
export function openBeside(app: Host, card: Card, clause: string) {
  openRules({ ...app, card, clause, onTry: app.tryFigure });
}
