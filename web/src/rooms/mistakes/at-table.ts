// The deck goes to other devices.
import type { AtTable } from '../../app/at-table.ts';
import { exercises } from './kept.ts';

export const mistakes: AtTable = { name: 'mistakes', keeps: { exercises } };
