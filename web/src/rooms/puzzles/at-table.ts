// Answers to puzzles go to other devices.
import { mergers } from '../../keep/other-data.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import { keeps } from './kept.ts';

export const puzzles: Room = { name: 'puzzles', fills: [contribute(mergers, ...keeps)] };
