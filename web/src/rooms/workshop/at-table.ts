// What the workshop adds once games can be played.
import type { AtTable } from '../../app/at-table.ts';
import { keeps } from './kept.ts';

export const workshop: AtTable = { name: 'workshop', keeps };
