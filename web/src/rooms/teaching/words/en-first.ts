// How the dialog before a game asks for a teaching game, in English.
import { translated } from '../../../words/translated.ts';

export const teach = translated('teach', 'Teaching game');
export const teachMore = translated('teachMore', 'Warns you of a costly move, and lets you take it back');
