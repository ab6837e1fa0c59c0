// Answers to puzzles go to other devices.
import { ofKept } from '../../keep/beside.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import { keeps } from './kept.ts';

export const puzzles: Room = { name: 'puzzles', fills: [contribute(ofKept, { merges: keeps })] };
