// Opens the hall of fame.
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import { FamePage } from './page.tsx';
import * as words from './words/words.ts';

export async function open(app: Host, _: null, ifCurrent: IfCurrent) {
  const content = <FamePage {...app} cards={await ifCurrent(app.games.all())} />;
  show({ page: 'fame', title: words.fame.title, content });
}
