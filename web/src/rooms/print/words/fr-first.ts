// The links to printing, in French.

export const toPaper = { ofGame: 'Sur papier' };
