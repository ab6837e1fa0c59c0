// The way to backing up, in Estonian.

export const toBackup = 'Varundus ja ülekanne';
