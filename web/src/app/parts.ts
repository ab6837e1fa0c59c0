// The parts of the page that the app loads when they are first wanted.
import { pagePart } from '../ui/part.ts';

export const BACKUP = pagePart('backup', () => import('../library/backup.tsx'));
export const DAILY = pagePart('daily', () => import('../daily/index.tsx'));
export const FAME = pagePart('fame', () => import('../fame/index.tsx'));
export const PICTURE_EXPORT = pagePart(
  'picture-export',
  () => import('../picture-export/index.tsx'),
);
export const LEARN = pagePart('learn', () => import('../learn/index.ts'));
export const LIBRARY = pagePart('library', () => import('../library/index.tsx'));
export const PRINT = pagePart('print', () => import('../print/index.ts'));
export const RULES = pagePart('rules', () => import('../rules/index.tsx'));
