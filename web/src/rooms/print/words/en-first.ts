// The links to printing, in English.

export const toPaper = { ofGame: 'On paper' };
