// How the dialog before a game asks for a teaching game, in German.

export const teach: string = 'Lehrspiel';
export const teachMore: string = 'Warnt dich vor einem teuren Zug, und du kannst ihn zurücknehmen';
