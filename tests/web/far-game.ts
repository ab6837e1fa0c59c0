import { FarGame } from '../../web/src/rooms/far/far-game.ts';

/** A game with people elsewhere of which only these things are known. */
export function farGame(known: object): FarGame {
  return Object.assign(Object.create(FarGame.prototype), known);
}
