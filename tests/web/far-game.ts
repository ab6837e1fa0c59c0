import { FarGame } from '../../web/src/rooms/far/far-game.ts';

/** A game with people elsewhere of which only these things are known. */
export function farGame(fields: object): FarGame {
  return Object.assign(Object.create(FarGame.prototype), fields);
}
