// The way to backing up, in English.
import { translated } from '../../../words/translated.ts';

export const toBackup = translated('toBackup', 'Back up and transfer');
