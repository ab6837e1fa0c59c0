// The way to the workshop, in English.
import { translated } from '../../../words/translated.ts';

export const toWorkshop = translated('toWorkshop', 'Make a game');
