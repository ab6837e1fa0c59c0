// How the dialog before a game asks for a teaching game, in Croatian.

export const teach = 'Partija za učenje';
export const teachMore = 'Upozorava te na skup potez i dopušta ti da ga vratiš';
