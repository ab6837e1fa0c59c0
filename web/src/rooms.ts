// The rooms of this site, as its first screen knows them: a line each. A room consists of its
// folder and its lines here and in `at-table.ts`.
import { analysis } from './rooms/analysis/room.ts';
import { backup } from './rooms/backup/room.ts';
import { daily } from './rooms/daily/room.tsx';
import { dare } from './rooms/dare/room.ts';
import { fame } from './rooms/fame/room.ts';
import { far } from './rooms/far/room.tsx';
import { lessons } from './rooms/lessons/room.ts';
import { library } from './rooms/library/room.tsx';
import { mistakes } from './rooms/mistakes/room.ts';
import { print } from './rooms/print/room.ts';
import { puzzles } from './rooms/puzzles/room.tsx';
import { rules } from './rooms/rules/room.tsx';
import { sound } from './rooms/sound/room.ts';
import { teaching } from './rooms/teaching/room.ts';
import { workshop } from './rooms/workshop/room.tsx';
import type { Room } from './slots/slots.ts';

export const ROOMS: readonly Room[] = [
  daily,
  puzzles,
  library,
  rules,
  lessons,
  mistakes,
  analysis,
  fame,
  backup,
  dare,
  print,
  far,
  sound,
  teaching,
  workshop,
];
