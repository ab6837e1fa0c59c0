// The parts of the page that the app loads when they are first wanted.
import type { Part } from '../ui/part.ts';

export const DAILY: Part<typeof import('../daily/index.tsx')> = {
  name: 'daily',
  load: () => import('../daily/index.tsx'),
};

export const FAME: Part<typeof import('../fame/index.tsx')> = {
  name: 'fame',
  load: () => import('../fame/index.tsx'),
};

export const PICTURE_EXPORT: Part<typeof import('../picture-export/index.tsx')> = {
  name: 'picture-export',
  load: () => import('../picture-export/index.tsx'),
};

export const LEARN: Part<typeof import('../learn/index.ts')> = {
  name: 'learn',
  load: () => import('../learn/index.ts'),
};

export const LIBRARY: Part<typeof import('../library/index.tsx')> = {
  name: 'library',
  load: () => import('../library/index.tsx'),
};

export const PLAYING: Part<typeof import('./playing.ts')> = {
  name: 'playing',
  load: () => import('./playing.ts'),
};

export const PRINT: Part<typeof import('../print/index.ts')> = {
  name: 'print',
  load: () => import('../print/index.ts'),
};

export const RULES: Part<typeof import('../rules/index.tsx')> = {
  name: 'rules',
  load: () => import('../rules/index.tsx'),
};
