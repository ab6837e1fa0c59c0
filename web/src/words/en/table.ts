// The words of the table, in English.

export const table = {};
