// The link to puzzles, in English.
import { translated } from '../../../words/translated.ts';

export const toPuzzles = translated('toPuzzles', 'Puzzles');
