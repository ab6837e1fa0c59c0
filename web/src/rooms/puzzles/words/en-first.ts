// The way to puzzles, in English.

export const toPuzzles = 'Puzzles';
