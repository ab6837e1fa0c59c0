// Answers to puzzles go to other devices.
import { storedData } from '../../keep/stored-data.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import { keeps } from './kept.ts';

export const puzzles: Room = {
  name: 'puzzles',
  fills: [contribute(storedData, { merges: keeps })],
};
