// The check of what comes from outside and was made by the rules: an answer, or a card that is kept.
import { type AnswerShape, fits, type Shapes } from './shapes.ts';

/** Whether a value is within all limits, and has a shape. */
export function isSound(value: unknown, shape: AnswerShape, types: Shapes['types']): boolean {
  return isModest(value) && fits(value, shape, types);
}

/** The limits of an answer: the deepest and the largest of our games have a fifth of these. */
const DEEPEST = 40;
const MOST_VALUES = 200_000;
const LONGEST_TEXT = 100_000;

/** Whether an answer is an object within all limits. */
function isModest(answer: unknown): boolean {
  let budget = MOST_VALUES;
  const fits = (value: unknown, depth: number): boolean => {
    budget -= 1;
    if (budget < 0 || depth > DEEPEST) return false;
    if (typeof value === 'string') return value.length <= LONGEST_TEXT;
    if (typeof value === 'number') return Number.isFinite(value);
    if (typeof value !== 'object' || value === null) return true;
    return Object.values(value).every((each) => fits(each, depth + 1));
  };
  return typeof answer === 'object' && answer !== null && fits(answer, 0);
}
