// The words of the review, in English.

export const review = {
  chart: 'Chance of winning over the moves',
  /** @param chances each player's, as far as the ply is evaluated */
  at: (ply: number, plies: number, chances?: readonly string[]) =>
    `Move ${ply} of ${plies}: ${chances?.join(', ') ?? 'not evaluated yet'}`,

  game: 'Analysing the game',
  moves: 'Analysing the moves',
  costliest: 'Analysing the costliest moves',
  stopped: 'Stopped',
  stop: 'Stop',
  resume: 'Go on',
  complete: 'The review is complete.',
  failed: (why: string) => `The review stopped: ${why}`,

  none: 'No move cost more than a few percent.',
  cost: (number: number, name: string, action: string, cost: string) =>
    `Move ${number}, ${name} ${action}, cost ${cost}`,
  better: 'Better:',
  playFrom: 'Play from here',
};
