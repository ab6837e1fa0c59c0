// The parts of the page that the app loads when they are first wanted.
export const BACKUP = { name: 'backup', load: () => import('../rooms/backup/backup.tsx') };
export const DAILY = { name: 'daily', load: () => import('../rooms/daily/index.tsx') };
export const FAME = { name: 'fame', load: () => import('../rooms/fame/index.tsx') };
export const PICTURE_EXPORT = {
  name: 'picture-export',
  load: () => import('../rooms/picture-export/index.tsx'),
};
export const LEARN = { name: 'learn', load: () => import('../rooms/learn-index.ts') };
export const LIBRARY = { name: 'library', load: () => import('../rooms/library/index.tsx') };
export const PRINT = { name: 'print', load: () => import('../rooms/print/index.ts') };
export const RULES = { name: 'rules', load: () => import('../rooms/rules/index.tsx') };
