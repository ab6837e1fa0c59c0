// The words of home, in English.

export const home = {};
