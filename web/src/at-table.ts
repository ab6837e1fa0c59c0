// What the rooms of this site add once games can be played: a line each.
import type { AtTable } from './app/at-table.ts';
import { backup } from './rooms/backup/at-table.ts';
import { daily } from './rooms/daily/at-table.ts';
import { fame } from './rooms/fame/at-table.ts';
import { mistakes } from './rooms/mistakes/at-table.ts';
import { print } from './rooms/print/at-table.ts';
import { puzzles } from './rooms/puzzles/at-table.ts';
import { qr } from './rooms/qr/at-table.ts';

export const AT_TABLE: readonly AtTable[] = [backup, daily, fame, mistakes, print, puzzles, qr];
