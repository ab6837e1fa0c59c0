// The parts of the page that the app loads when they are first wanted.
export const BACKUP = { name: 'backup', load: () => import('../library/backup.tsx') };
export const DAILY = { name: 'daily', load: () => import('../daily/index.tsx') };
export const FAME = { name: 'fame', load: () => import('../fame/index.tsx') };
export const PICTURE_EXPORT = {
  name: 'picture-export',
  load: () => import('../picture-export/index.tsx'),
};
export const LEARN = { name: 'learn', load: () => import('../learn/index.ts') };
export const LIBRARY = { name: 'library', load: () => import('../library/index.tsx') };
export const PRINT = { name: 'print', load: () => import('../print/index.ts') };
export const RULES = { name: 'rules', load: () => import('../rules/index.tsx') };
