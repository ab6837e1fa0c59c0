// The words of settings, in English.

export const settings = {};
