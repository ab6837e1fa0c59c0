// A teaching game: what the page knows of it from its start.
import { playsBots } from '../../game/seating.ts';
import { modes } from '../../keep/modes.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import { mode } from './address.ts';
import { teach, teachMore } from './words/en-first.ts';

export const teaching: Room = {
  name: 'teaching',
  fills: [contribute(modes, { ...mode, asks: { word: teach, more: teachMore, suits: playsBots } })],
};
