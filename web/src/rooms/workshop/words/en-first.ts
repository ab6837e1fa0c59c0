// The way to the workshop, in English.

export const toWorkshop = 'Make a game';
