// What a room adds once games can be played: at a table, when a game is saved, and when it ends.
import type { Keeps } from '../keep/other-data.ts';
import type { SavedTable } from '../keep/saved-table.ts';
import type { Card } from '../scene/types.ts';
import type { Sender } from '../share/address.ts';
import type { CodePart } from '../share/code.tsx';
import type { TableHooks } from '../table/hooks.ts';
import type { Host } from './host.ts';

export type AtTable = TableHooks & {
  /** The name of the room's folder. */
  name: string;
  /** What the room keeps and other devices get. */
  keeps?: Keeps;
  /** Sends games that the site doesn't have. */
  sends?: Sender;
  /** Shows a link as a code to scan. */
  code?: CodePart;
  /** Called when the page shows and can play, for work that may take time. */
  started?: (app: Host) => void;
  /** Called when a game at a table was saved. */
  kept?: (app: Host, card: Card, saved: SavedTable) => void;
};
