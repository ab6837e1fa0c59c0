// The way to backing up, in German.

export const toBackup: string = 'Sichern und umziehen';
