// The way to the workshop, in Estonian.

export const toWorkshop = 'Loo mäng';
