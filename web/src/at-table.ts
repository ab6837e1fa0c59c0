// What the rooms of this site add once games can be played: a line each.
import type { AtTable } from './app/at-table.ts';
import { backup } from './rooms/backup/at-table.ts';
import { print } from './rooms/print/at-table.ts';

export const AT_TABLE: readonly AtTable[] = [backup, print];
