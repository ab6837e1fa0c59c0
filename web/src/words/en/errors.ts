// The words of errors, in English.

export const errors = {};
