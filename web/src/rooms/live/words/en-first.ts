// What the first screen says of playing live, in English.
import { translated } from '../../../words/translated.ts';

export const far = translated('far', 'Both there now? Play live. Otherwise, send a link after each move.');
