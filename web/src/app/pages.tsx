// Dialogs that are loaded when first needed.
import type { askForLink } from '../share/paste.tsx';
import { openHere } from '../ui/open-here.tsx';
import type { PagePart } from '../ui/part.ts';
import * as words from '../words/first.ts';
import type { RulesEngine } from './rules.ts';
import type { Tables } from './tables.tsx';

/** What opens tables and links, and what rooms do at a table. */
export type Playing = {
  /** Has rooms add what they do at tables. */
  begin: (rules: RulesEngine) => void;
  Tables: typeof Tables;
  askForLink: typeof askForLink;
};

/**
 * Asks for a link that the player was sent, and opens it.
 * @param text a text that may contain it, if one was shared with the app
 */
export function pasteLink(playing: PagePart<Playing>, go: (hash: string) => void, text?: string) {
  void openHere(playing, ({ askForLink }) => askForLink(go, text), words.byLink.pasteTitle);
}
