// Opens the list of all games on this device.
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import { LibraryPage } from './page.tsx';
import * as words from './words/words.ts';

export async function open(app: Host, _: null, ifCurrent: IfCurrent) {
  const content = <LibraryPage {...app} cards={await ifCurrent(app.games.all())} />;
  show({ page: 'games', title: words.library.title, content });
}
