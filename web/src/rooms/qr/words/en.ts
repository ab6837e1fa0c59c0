// The words of a code, in English.
import { translated } from '../../../words/translated.ts';

export const qr = translated('qr', 'QR code of the link');
