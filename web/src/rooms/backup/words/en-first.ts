// The way to backing up, in English.

export const toBackup = 'Back up and transfer';
