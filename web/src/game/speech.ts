/** What a game says to those at this device, in whole sentences. */
import type { SeatPlayer, View } from '../scene/types.ts';

/** What a player is called at the table: "You", "Keen bot", "Red". */
export declare function playerName(
  seats: readonly SeatPlayer[],
  seat: number,
  name: string,
): string;
/** How it ended, for those at this device. */
export declare function resultWords(
  view: Pick<View, 'returns' | 'result'>,
  seats: readonly SeatPlayer[],
): string;
/** Whose a sheet is: "Your map", "Red's map"; `within` a sentence "your map". */
export declare function whoseSheet(
  view: Pick<View, 'players'>,
  seats: readonly SeatPlayer[],
  sheet: string,
  seat: number,
  within?: boolean,
): string;
