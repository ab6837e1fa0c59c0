// The daily challenges at a table: which try counts, and what goes to other devices.
import type { AtTable } from '../../app/at-table.ts';
import { isFirstTry, keeps } from './kept.ts';

export const daily: AtTable = { name: 'daily', keeps, isFirstTry };
