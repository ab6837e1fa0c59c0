// Pages and dialogs that are loaded when they are first wanted.
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Given } from '../exchange/taking-in.ts';
import type { Route } from '../keep/links.ts';
import type { SavedTable, Store } from '../keep/store.ts';
import type { Games } from '../python/catalog.ts';
import type { Card, Door, Figure } from '../scene/types.ts';
import { openDialog } from '../ui/dialog.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { type PagePart, part } from '../ui/part.ts';
import { againWay, Problem } from '../ui/problem.tsx';
import { stillHere } from '../ui/still-here.ts';
import * as words from '../words/first.ts';
import { BACKUP, DAILY, FAME, LEARN, LIBRARY, PICTURE_EXPORT, PRINT, RULES } from './parts.ts';
import type { Loaded } from './screen.tsx';

/** What opens tables, lessons and links, and may want the other parts. */
export const PLAYING = { name: 'playing', load: () => import('./playing.ts') };

/** What these pages need of the page as a whole. */
export type Deps = {
  games: Games;
  door: Door;
  store: Store;
  /** Texts from elsewhere, and files that the app was opened with. */
  given: Signal<readonly Given[]>;
  /** Takes in a text that came from another device. */
  takeText: (text: string) => void;
  retry: () => void;
  couldNot: (error: unknown) => void;
};

/** An address of such a page. */
export type ToPage = Extract<Route, { to: Loaded }>;

export function isPage(route: Route): route is ToPage {
  return ['games', 'backup', 'fame', 'daily', 'rules', 'print'].includes(route.to);
}

/**
 * Loads a page, and returns what it shows.
 * @param from the address to go back to
 */
export async function loaded(app: Deps, route: ToPage, from: string): Promise<ComponentChildren> {
  switch (route.to) {
    case 'games': {
      const { LibraryPage } = await part(LIBRARY);
      return <LibraryPage {...app} cards={await app.games.all()} />;
    }
    case 'backup': {
      const { BackupPage } = await part(BACKUP);
      return <BackupPage {...app} piece={route.piece} />;
    }
    case 'fame': {
      const { FamePage } = await part(FAME);
      return <FamePage {...app} cards={await app.games.all()} />;
    }
    case 'daily': {
      const { DailyPage } = await part(DAILY);
      const cards = (await app.games.all()).filter(({ daily }) => daily);
      return <DailyPage {...app} cards={cards} day={route.day} />;
    }
    case 'rules': {
      const { RulesPage } = await part(RULES);
      return <RulesPage {...app} from={from} game={route.game} onTry={trying(app)} />;
    }
    case 'print': {
      const { PrintPage } = await part(PRINT);
      return <PrintPage {...app} from={from} game={route.game} table={route.table} />;
    }
  }
}

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
 * Opens a game's rules beside its board.
 * @param clause to begin at
 */
export function rulesBeside(deps: Deps, card: Card, clause = '') {
  void openHere(RULES, ({ openRules }) => {
    openRules({ door: deps.door, card, clause, onTry: trying(deps) });
  });
}

/** What can be done from the rules: a figure can be tried on a board. */
function trying({ door }: Deps) {
  return (card: Card, figure: Figure, caption: string) =>
    openHere(LEARN, ({ openTrial }) => openTrial({ door, card, figure, caption }));
}

/**
 * Asks for a link that somebody has sent, and goes where it leads.
 * @param text that may hold it, where one was shared with the app
 */
export function pasteLink(go: (hash: string) => void, text?: string) {
  const open = ({ askForLink }: typeof import('./playing.ts')) => askForLink(go, text);
  void openHere(PLAYING, open, words.byLink.pasteTitle);
}

/** Loads a part and opens a dialog of it, unless the page has gone elsewhere meanwhile. */
async function openHere<T>(of: PagePart<T>, open: (part: T) => void, title = words.common.rules) {
  const here = stillHere();
  try {
    const found = await part(of);
    if (here()) open(found);
  } catch (error) {
    if (!here()) return;
    sayMissing(error, title, () => openHere(of, open, title));
  }
}

function sayMissing(error: unknown, title: string, retry: () => void) {
  const press = () => {
    close();
    retry();
  };
  const ways = [againWay(press, error)];
  const content = <Problem words={(error as Error).message} ways={ways} />;
  const close = openDialog({ title, content });
}
