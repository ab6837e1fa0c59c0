// The link to puzzles, in Estonian.

export const toPuzzles = 'Mõistatused';
