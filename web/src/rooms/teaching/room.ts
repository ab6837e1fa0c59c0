// A teaching game: what the page knows of it from its start.
import type { Room } from '../../app/room.ts';
import { playsBots } from '../../game/seating.ts';
import { mode } from './address.ts';
import { teach, teachMore } from './words/first.ts';

export const teaching: Room = {
  name: 'teaching',
  mode,
  asks: { word: teach, more: teachMore, suits: playsBots },
};
