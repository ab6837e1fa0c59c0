// The ways to what games have for paper, in English.

export const toPaper = { ofGame: 'On paper', ofAll: 'Play on paper' };
