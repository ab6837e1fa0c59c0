// The way to backing up, in Croatian.

export const toBackup = 'Kopija i prijenos';
