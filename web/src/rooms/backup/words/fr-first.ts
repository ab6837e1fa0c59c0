// The way to backing up, in French.

export const toBackup = 'Sauvegarde et transfert';
