// What the app needs to open tables and links: loaded before or when a game is first wanted.

import { effect } from '@preact/signals-core';
import { AT_TABLE } from './at-table.ts';
import { copyState, followStorage } from './keep/copy.ts';
import { whenRoomLacks } from './keep/prefs.ts';
import { settleLanguage } from './settings/speaking.tsx';
import { answerOf } from './site/with-timeout.ts';
import { enter } from './slots/slots.ts';
import { hearGestures } from './table/heard.ts';
import { toast } from './ui/announce.ts';
import * as words from './words/words.ts';

whenRoomLacks(() => toast(words.table.lacksRoom));
effect(() => {
  document.documentElement.dataset.copy = copyState.value;
});

/** Tables open without what is brought back later, and then show it too. */
const MOST_MS = 500;
const following = followStorage().then((isBack) => {
  // What shows already is like a page that the browser had put aside.
  if (isBack) dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
});
await answerOf(() => following, MOST_MS);

export { Tables } from './app/tables.tsx';
export { prepareLaterVisits } from './offline/later-visits.ts';
export { askForLink } from './share/paste.tsx';

/** Has rooms add what they do at tables. */
export function begin(rules: Parameters<typeof settleLanguage>[0]) {
  enter(AT_TABLE);
  hearGestures();
  settleLanguage(rules);
}
