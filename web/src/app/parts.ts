// The parts of the page that the app loads when they are first wanted.
import type { Part } from '../ui/part.ts';

export const DAILY: Part<typeof import('../daily/index.ts')> = {
  name: 'daily',
  load: () => import('../daily/index.ts'),
};

export const FAME: Part<typeof import('../fame/index.ts')> = {
  name: 'fame',
  load: () => import('../fame/index.ts'),
};

export const KEEPSAKE: Part<typeof import('../keepsake/index.ts')> = {
  name: 'keepsake',
  load: () => import('../keepsake/index.ts'),
};

export const LEARN: Part<typeof import('../learn/index.ts')> = {
  name: 'learn',
  load: () => import('../learn/index.ts'),
};

export const LIBRARY: Part<typeof import('../library/index.ts')> = {
  name: 'library',
  load: () => import('../library/index.ts'),
};

export const PLAYING: Part<typeof import('./playing.ts')> = {
  name: 'playing',
  load: () => import('./playing.ts'),
};

export const PRINT: Part<typeof import('../print/index.ts')> = {
  name: 'print',
  load: () => import('../print/index.ts'),
};

export const RULES: Part<typeof import('../rules/index.ts')> = {
  name: 'rules',
  load: () => import('../rules/index.ts'),
};
