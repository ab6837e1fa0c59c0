// Dialogs that are loaded when they are first wanted.
import type { SavedTable } from '../keep/store.ts';
import type { Card, Door } from '../scene/types.ts';
import type { askForLink } from '../share/paste.tsx';
import type { share } from '../share/share.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { openHere } from '../ui/open-here.tsx';
import type { PagePart } from '../ui/part.ts';
import * as words from '../words/first.ts';
import type { AtTable } from './at-table.ts';
import type { Matches } from './matches.tsx';
import type { Tables } from './tables.tsx';

/** What opens tables and links to them, and what rooms do at a table. */
export type Playing = {
  AT_TABLE: readonly AtTable[];
  Matches: typeof Matches;
  Tables: typeof Tables;
  askForLink: typeof askForLink;
  share: typeof share;
  watchGestures: () => void;
};

const PICTURE_EXPORT = {
  name: 'picture-export',
  load: () => import('../rooms/picture-export/index.tsx'),
};

/** The ways to pictures of a game, for the dialog that shares it. */
export function pictureExport(game: { door: Door; card: Card; saved: SavedTable }) {
  return (
    <div class="more-ways">
      <LazyPart wanted={PICTURE_EXPORT}>
        {({ PictureExport }) => <PictureExport {...game} />}
      </LazyPart>
    </div>
  );
}

/**
 * Asks for a link that somebody has sent, and goes where it leads.
 * @param text that may hold it, where one was shared with the app
 */
export function pasteLink(playing: PagePart<Playing>, go: (hash: string) => void, text?: string) {
  void openHere(playing, ({ askForLink }) => askForLink(go, text), words.byLink.pasteTitle);
}
