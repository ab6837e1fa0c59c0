// Opens the hall of fame.
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import * as words from '../../words/words.ts';
import { FamePage } from './page.tsx';

export async function open(app: Host, _: null, ifCurrent: IfCurrent) {
  const content = <FamePage {...app} cards={await ifCurrent(app.games.all())} />;
  show({ page: 'fame', title: words.pages.fame.title, content });
}
