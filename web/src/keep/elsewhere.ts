// Games with seats elsewhere, as storage and lists know them. What is kept of them is their room's.
import type { GameRecord } from '../scene/types.ts';
import { Abilities } from '../slots/slots.ts';

/** What everybody may know of what is kept: who is next, null once the game is over. */
export type KeptMatch = { readonly id: string; readonly next: number | null };

/** How it stands with the game of a table. */
export type FarStanding = {
  match?: KeptMatch;
  turn?: number;
  over: boolean;
  record?: Pick<GameRecord, 'beforehand'>;
};

/** What there is to do here: decide, send a message, wait for one, or nothing more. */
export type Deed = 'play' | 'send' | 'wait' | 'over';

type KeptServices = {
  /** Reads what is kept; undefined if there is none, or it is damaged. */
  read: (value: unknown) => KeptMatch | undefined;
  /** Undefined in a game that is played here alone. */
  deed: (standing: FarStanding) => Deed | undefined;
};

export const keptServices = new Abilities<KeptServices>('elsewhere');

export const deedOf: KeptServices['deed'] = (table) => keptServices.get('deed')?.(table);
