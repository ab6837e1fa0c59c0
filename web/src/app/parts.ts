// The parts of the page that the app loads when they are first wanted.
import type { PagePart } from '../ui/part.ts';

export const BACKUP: PagePart<typeof import('../library/backup.tsx')> = {
  name: 'backup',
  load: () => import('../library/backup.tsx'),
};

export const DAILY: PagePart<typeof import('../daily/index.tsx')> = {
  name: 'daily',
  load: () => import('../daily/index.tsx'),
};

export const FAME: PagePart<typeof import('../fame/index.tsx')> = {
  name: 'fame',
  load: () => import('../fame/index.tsx'),
};

export const PICTURE_EXPORT: PagePart<typeof import('../picture-export/index.tsx')> = {
  name: 'picture-export',
  load: () => import('../picture-export/index.tsx'),
};

export const LEARN: PagePart<typeof import('../learn/index.ts')> = {
  name: 'learn',
  load: () => import('../learn/index.ts'),
};

export const LIBRARY: PagePart<typeof import('../library/index.tsx')> = {
  name: 'library',
  load: () => import('../library/index.tsx'),
};

export const PRINT: PagePart<typeof import('../print/index.ts')> = {
  name: 'print',
  load: () => import('../print/index.ts'),
};

export const RULES: PagePart<typeof import('../rules/index.tsx')> = {
  name: 'rules',
  load: () => import('../rules/index.tsx'),
};
