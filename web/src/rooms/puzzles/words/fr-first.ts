// The link to puzzles, in French.

export const toPuzzles = 'Problèmes';
