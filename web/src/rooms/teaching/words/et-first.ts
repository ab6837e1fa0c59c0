// How the dialog before a game asks for a teaching game, in Estonian.

export const teach = 'Õppemäng';
export const teachMore = 'Hoiatab raske vea eest ja laseb käigu tagasi võtta';
