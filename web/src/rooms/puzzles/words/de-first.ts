// The link to puzzles, in German.

export const toPuzzles: string = 'Rätsel';
