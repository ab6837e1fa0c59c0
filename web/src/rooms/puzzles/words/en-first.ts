// The link to puzzles, in English.

export const toPuzzles = 'Puzzles';
