// The links to printing, in English.
import { translated } from '../../../words/translated.ts';

export const toPaper = translated('toPaper', { ofGame: 'On paper' });
