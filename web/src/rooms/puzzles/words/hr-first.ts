// The link to puzzles, in Croatian.

export const toPuzzles = 'Zagonetke';
