// Opens an answer: it goes to the page that waits for it, this one or another of this browser.
import type { ComponentChildren } from 'preact';
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Problem, Waiting } from '../../ui/problem.tsx';
import type { ToAnswer } from './address.ts';
import { askOthers, liveAt } from './current.ts';
import * as words from './words/words.ts';

export { Below, fieldsFor, invite } from './dialogs.tsx';
export { LiveNotes } from './notes.tsx';
export { ServerField } from './server.tsx';
export { watch } from './watch.tsx';

export async function open(app: Host, { answer }: ToAnswer, ifCurrent: IfCurrent) {
  const live = liveAt(app);
  const own = await ifCurrent(live.take(answer));
  const key = live.game.peek()?.key;
  if (own === 'taken' && key !== undefined) {
    const tables = await ifCurrent(app.tables());
    return tables.openAt(key, ifCurrent);
  }
  if (own === 'unknown') show(says(<Empty words={words.live.looking} />));
  const found = own === 'unknown' ? await ifCurrent(askOthers(answer)) : own;
  const home = () => app.goTo('');
  if (found === 'taken') {
    const way = <Button word={words.common.allGames} onPress={home} />;
    return show(says(<Empty words={words.live.taken}>{way}</Empty>));
  }
  const back = { word: words.common.allGames, look: 'filled', press: home };
  show(says(<Problem words={words.live[found]} buttons={[back]} />));
}

function says(what: ComponentChildren) {
  return { page: 'words' as const, title: 'pygames', content: <Waiting>{what}</Waiting> };
}
