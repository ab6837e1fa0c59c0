// The words of the courses that teach the games, in English.

export const learn = {
  heading: (game: string) => `Learn ${game}`,
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  showMe: 'Show me',
  playNow: 'Play a game now',
  rules: 'Rules',
  right: 'Right.',
  clause: (clause: string) => `Read ${clause} in the rules`,
  /** @param places what to point at, in order */
  shown: (places: string[]) => `Like this: ${places.join(', then ')}.`,
  notNow: (why: string) => `The lesson can’t go on now: ${why}`,
  tryIt: 'Try it',
  tryThis: (caption: string) => `Try it: ${caption}`,
  tryTitle: 'Try it yourself',
  fromStart: 'From the start',
};
