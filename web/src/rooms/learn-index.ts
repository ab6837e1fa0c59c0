// What the rest of the page uses of the courses: it is loaded when it is first wanted.

export { LearnScreen } from '../trainer/screen.tsx';
export { Analysis } from './analysis/analysis.ts';
export { AnalysisScreen } from './analysis/screen.tsx';
export { Lesson } from './lessons/lesson.ts';
export { openTrial } from './lessons/trial.tsx';
export { entersDeck, openDeck } from './mistakes/deck.tsx';
export { Mistakes } from './mistakes/mistakes.ts';
export { MistakesScreen } from './mistakes/screen.tsx';
export { openPuzzles } from './puzzles/puzzles.tsx';
