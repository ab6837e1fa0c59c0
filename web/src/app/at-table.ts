// What a room adds once games can be played: at a table, when a game is kept, and when it ends.
import type { SavedTable } from '../keep/store.ts';
import type { Card } from '../scene/types.ts';
import type { Host } from './host.ts';

export type AtTable = {
  /** The name of the room's folder. */
  name: string;
  /** The page shows and can play: what may take its time is done now. */
  started?: (app: Host) => void;
  /** A game at a table was saved on this device. */
  kept?: (app: Host, card: Card, saved: SavedTable) => void;
};
