// Dialogs that are loaded when first needed.
import type { settleLanguage } from '../settings/speaking.tsx';
import type { askForLink } from '../share/paste.tsx';
import type { share } from '../share/share.tsx';
import type { letHear } from '../table/heard.ts';
import { openHere } from '../ui/open-here.tsx';
import type { PagePart } from '../ui/part.ts';
import * as words from '../words/first.ts';
import type { AtTable } from './at-table.ts';
import type { Matches } from './matches.tsx';
import type { Tables } from './tables.tsx';

/** What opens tables and links, and what rooms do at a table. */
export type Playing = {
  AT_TABLE: readonly AtTable[];
  Matches: typeof Matches;
  Tables: typeof Tables;
  askForLink: typeof askForLink;
  share: typeof share;
  letHear: typeof letHear;
  settleLanguage: typeof settleLanguage;
};

/**
 * Asks for a link that the player was sent, and opens it.
 * @param text a text that may contain it, if one was shared with the app
 */
export function pasteLink(playing: PagePart<Playing>, go: (hash: string) => void, text?: string) {
  void openHere(playing, ({ askForLink }) => askForLink(go, text), words.byLink.pasteTitle);
}
