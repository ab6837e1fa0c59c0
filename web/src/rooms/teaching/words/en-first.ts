// How the dialog before a game asks for a teaching game, in English.

export const teach = 'Teaching game';
export const teachMore = 'Warns you of a costly move, and lets you take it back';
