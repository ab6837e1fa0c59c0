// The words of boards with something to find, in English.
import { translated } from '../translated.ts';

export const learn = translated('learn', {
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  showMe: 'Show me',
  noHint: (showMe: string) => `There is no hint here. “${showMe}” shows the answer.`,
  again: 'Try again',
  right: 'Right.',
  clause: (clause: string) => `Rule ${clause}`,
  notNow: (why: string) => `The lesson can’t continue now: ${why}`,
});
