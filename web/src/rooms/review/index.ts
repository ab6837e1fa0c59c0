// What the table uses of the review: it is loaded when it is first wanted.
export { LineWords, ReviewPane } from './pane.tsx';
export { GameReview } from './review.ts';
export { keepingOf, Run } from './run.ts';
