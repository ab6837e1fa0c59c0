// What rooms do around games: once they can be played, as one begins, is saved and ends.
import type { Session } from '../game/session.ts';
import type { FollowUp } from '../game/types.ts';
import type { SavedTable } from '../keep/saved-table.ts';
import type { Card } from '../scene/types.ts';
import { Contributions } from '../slots/slots.ts';
import type { End, Page, Players } from './hooks.ts';

type Rules = Pick<Page, 'door' | 'store'>;

/** What opens tables; the one that shows has a session. */
type AtTables = Pick<Page, 'store'> & {
  tables: () => Promise<{ at: (key: string) => Session | null }>;
};

type GameHooks = {
  /** The page shows and can play: there is time for work that takes some. */
  started?: (page: AtTables) => void;
  /** Changes the players of a game that is about to begin, one after the other. */
  begins?: (rules: Rules, game: string, players: Players) => Promise<Players>;
  /** A game at a table was saved. */
  saved?: (rules: Rules, card: Card, saved: SavedTable) => void;
  /**
   * A game has ended, or an ended game is opened, so that its end can be recorded. What is answered
   * is called once all have recorded it: it tells what the end meant, and what to do next.
   */
  ended?: (end: End, page: Page) => (() => FollowUp | Promise<FollowUp>) | null;
};

export const gameHooks = new Contributions<GameHooks>('around games');
