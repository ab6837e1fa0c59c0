/** Who sits where, and whose sheet or side of the board shows. */
import type { SeatPlayer, View } from '../scene/types.ts';

/** Who sits at the bottom of a shared board: the person here, whoever is to move, or one seat. */
export type Side = 'own' | 'turn' | 'first' | 'second';

/** Persons everywhere. */
export declare function persons(players: number): SeatPlayer[];
/** A bot's level, 0 for a person. */
export declare function levelOf(seat: SeatPlayer): number;
/** The seat of the one person at this device; null where there are several or none. */
export declare function onlyPerson(seats: readonly SeatPlayer[]): number | null;
/** Whether bots play each other, and persons watch. */
export declare function watching(seats: readonly SeatPlayer[]): boolean;
/** The seats from the one at the bottom on. */
export declare function turnOrder(count: number, bottom: number): number[];
/** The seats of a game that is over, the best first. */
export declare function ranked(view: Pick<View, 'players' | 'returns'>): number[];
/** The players before and after one, round the table. */
export declare function neighbours(seat: number, count: number): [number, number];
