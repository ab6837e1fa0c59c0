// The way to the workshop, in French.

export const toWorkshop = 'Créer un jeu';
