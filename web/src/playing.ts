// What the app needs to open tables and links: loaded before or when a game is first wanted.

import { effect } from '@preact/signals-core';
import { AT_TABLE } from './at-table.ts';
import { copyState, followStorage } from './keep/copy.ts';
import { carry } from './keep/other-data.ts';
import { sendGamesBy } from './share/address.ts';
import { showCodesBy } from './share/code.tsx';

for (const { keeps, code, sends } of AT_TABLE) {
  if (keeps) carry(keeps);
  if (code) showCodesBy(code);
  if (sends) sendGamesBy(sends);
}

effect(() => {
  document.documentElement.dataset.copy = copyState.value;
});

// Before any table opens. What shows already is like a page that the browser had put aside.
if (await followStorage()) dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

export { Matches } from './app/matches.tsx';
export { Tables } from './app/tables.tsx';
export { settleLanguage } from './settings/speaking.tsx';
export { askForLink } from './share/paste.tsx';
export { share } from './share/share.tsx';
export { letHear } from './table/heard.ts';
export { AT_TABLE };
