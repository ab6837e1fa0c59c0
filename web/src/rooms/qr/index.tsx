// A text as a QR code, for the camera of another device.
import { encode } from 'uqr';
import { outline } from './outline.ts';
import * as words from './words/en.ts';

/** The modules around the code that readers need free. */
const BORDER = 4;

export function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { border: BORDER });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.qr}>
      <path d={outline(data)} />
    </svg>
  );
}
