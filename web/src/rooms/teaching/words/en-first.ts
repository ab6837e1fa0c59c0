// How the dialog before a game asks for a teaching game, in English.

export const teach = 'Teaching game';
export const teachMore = 'Each move is weighed; a costly one can be taken back';
