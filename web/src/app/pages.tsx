// Pages and dialogs that are loaded when they are first wanted.
import type { ComponentChildren } from 'preact';
import type { Archive } from '../keep/archive.ts';
import type { SavedTable, Store } from '../keep/store.ts';
import type { Games } from '../python/catalog.ts';
import type { Card, Door, Figure } from '../scene/types.ts';
import { openDialog } from '../ui/dialog.tsx';
import { Late } from '../ui/late.tsx';
import { part } from '../ui/part.ts';
import { Problem } from '../ui/problem.tsx';
import * as words from '../words/first.ts';
import { DAILY, FAME, KEEPSAKE, LEARN, LIBRARY, PLAYING, PRINT, RULES } from './parts.ts';
import { again } from './trouble.ts';

/** What these pages need of the page as a whole. */
export type Host = {
  games: Games;
  door: Door;
  store: Store;
  archive: Archive;
  retry: () => void;
  couldNot: (error: unknown) => void;
};

/** @param from the address to go back to */
export async function rulesPage(host: Host, from: string, game: string | null) {
  const { RulesPage } = await part(RULES);
  return <RulesPage {...needs(host)} from={from} game={game} {...ways(host)} />;
}

/** @param from the address to go back to */
export async function printPage(host: Host, from: string, game: string | null, key: string | null) {
  const { PrintPage } = await part(PRINT);
  return <PrintPage {...needs(host)} archive={host.archive} from={from} game={game} table={key} />;
}

/** The page with all games kept on this device. */
export async function libraryPage({ games, door, store, archive }: Host) {
  const { LibraryPage } = await part(LIBRARY);
  const cards = await games.all();
  return <LibraryPage {...{ cards, door, store, archive }} />;
}

/** The page with the challenges of a day; null is today, whenever that is. */
export async function dailyPage({ games, door, store }: Host, day: number | null) {
  const { DailyPage } = await part(DAILY);
  const cards = (await games.all()).filter(({ daily }) => daily);
  return <DailyPage cards={cards} door={door} store={store} day={day} />;
}

/** The hall of fame of this device. */
export async function famePage({ games, door, store, archive }: Host) {
  const { FamePage } = await part(FAME);
  return <FamePage {...{ cards: await games.all(), door, store, archive }} />;
}

/** The ways to pictures of a game, for the dialog that shares it. */
export function keepsakes(game: { door: Door; card: Card; saved: SavedTable }) {
  return (
    <div class="more-ways">
      <Late wanted={KEEPSAKE}>{({ Keepsakes }) => <Keepsakes {...game} />}</Late>
    </div>
  );
}

/** What these pages ask of the page as a whole, as props. */
function needs(host: Host) {
  const { games, door, store, retry } = host;
  return { games, door, store, retry, couldNot: (error: unknown) => host.couldNot(error) };
}

/**
 * Opens a game's rules beside its board.
 * @param clause to begin at
 */
export async function rulesBeside(host: Host, card: Card, clause = '') {
  const open = async () => {
    const { openRules } = await part(RULES);
    return () => openRules({ door: host.door, card, clause, ...ways(host) });
  };
  await openHere(open, () => rulesBeside(host, card, clause));
}

/** Opens a figure of the rules as a board to try. */
async function trial(host: Host, card: Card, figure: Figure, caption: string) {
  const open = async () => {
    const { openTrial } = await part(LEARN);
    return () => openTrial({ door: host.door, card, figure, caption });
  };
  await openHere(open, () => trial(host, card, figure, caption));
}

/** Asks for a link that somebody has sent, and goes where it leads. */
export async function pasteLink(go: (hash: string) => void) {
  const open = async () => {
    const { askForLink } = await part(PLAYING);
    return () => askForLink(go);
  };
  await openHere(open, () => pasteLink(go), words.byLink.pasteTitle);
}

/** Loads a dialog and opens it, unless the page has gone elsewhere meanwhile. */
async function openHere(
  load: () => Promise<() => void>,
  retry: () => void,
  title: string = words.common.rules,
) {
  const place = location.hash;
  try {
    const open = await load();
    if (location.hash === place) open();
  } catch (error) {
    if (location.hash === place) sayMissing(error, title, retry);
  }
}

/** What can be done from the rules. */
function ways(host: Host) {
  return {
    onTry: (card: Card, figure: Figure, caption: string) => trial(host, card, figure, caption),
  };
}

function sayMissing(error: unknown, title: string, retry: () => void) {
  const way = again(error, () => {
    close();
    retry();
  });
  const content: ComponentChildren = <Problem words={(error as Error).message} ways={[way]} />;
  const close = openDialog({ title, content });
}
