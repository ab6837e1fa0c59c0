// What the rooms of this site add once games can be played: a line each. If several rooms know what
// the end of a game meant, or what comes next, the first one tells.
import { analysis } from './rooms/analysis/at-table.ts';
import { daily } from './rooms/daily/at-table.tsx';
import { dare } from './rooms/dare/at-table.tsx';
import { fame } from './rooms/fame/at-table.ts';
import { far } from './rooms/far/at-table.tsx';
import { lessons } from './rooms/lessons/at-table.ts';
import { mistakes } from './rooms/mistakes/at-table.ts';
import { pictureExport } from './rooms/picture-export/at-table.tsx';
import { print } from './rooms/print/at-table.ts';
import { puzzles } from './rooms/puzzles/at-table.ts';
import { qr } from './rooms/qr/at-table.ts';
import { review } from './rooms/review/at-table.tsx';
import { rules } from './rooms/rules/at-table.ts';
import { sound } from './rooms/sound/at-table.ts';
import { teaching } from './rooms/teaching/at-table.tsx';
import { workshop } from './rooms/workshop/at-table.tsx';
import type { Room } from './slots/slots.ts';

export const AT_TABLE: readonly Room[] = [
  teaching,
  dare,
  daily,
  fame,
  review,
  mistakes,
  analysis,
  rules,
  lessons,
  print,
  pictureExport,
  puzzles,
  qr,
  far,
  sound,
  workshop,
];
