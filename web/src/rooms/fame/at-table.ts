// The results of games go to other devices.
import type { AtTable } from '../../app/at-table.ts';
import { keeps } from './kept.ts';

export const fame: AtTable = { name: 'fame', keeps };
