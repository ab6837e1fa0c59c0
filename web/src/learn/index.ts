// What the rest of the page uses of the courses: it is loaded when it is first wanted.
export { Analysis } from './analysis.ts';
export { AnalysisScreen } from './analysis-screen.tsx';
export { entersDeck, openDeck } from './deck.tsx';
export { Lesson } from './lesson.ts';
export { Mistakes } from './mistakes.ts';
export { MistakesScreen } from './mistakes-screen.tsx';
export { openPuzzles } from './puzzles.tsx';
export { LearnScreen } from './screen.tsx';
export { openTrial } from './trial.tsx';
