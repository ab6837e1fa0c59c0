// Answers to puzzles go to other devices.
import type { AtTable } from '../../app/at-table.ts';
import { keeps } from './kept.ts';

export const puzzles: AtTable = { name: 'puzzles', keeps };
