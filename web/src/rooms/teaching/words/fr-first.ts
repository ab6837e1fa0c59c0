// How the dialog before a game asks for a teaching game, in French.

export const teach = 'Partie guidée';
export const teachMore = 'Vous prévient d’un coup coûteux et vous permet de le reprendre';
