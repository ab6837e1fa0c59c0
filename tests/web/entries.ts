// What the page keeps, as examples.

/** A game that ended, as the hall of fame keeps it. */
export const FINISHED = {
  key: 'k',
  game: 'nim',
  at: 9e11,
  seats: ['person', 'bot1'],
  names: ['Ann', ''],
  places: [0, 1],
  scores: [7, null],
  moves: [4, 4],
  kind: 'rated',
  early: false,
  options: { map: 'small' },
};

/** A challenge that was begun on its day, and finished. */
export const attemptOn = (day: number) => {
  return { table: 'k', opened: day, task: 'Win.', result: { how: 'scored', score: 3 } };
};
