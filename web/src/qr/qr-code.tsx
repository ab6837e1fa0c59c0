// A text as a QR code, for the camera of another device.
import { encode } from 'uqr';
import * as words from '../words/words.ts';
import { outline } from './outline.ts';

/** Modules around the code that readers need free. */
const BORDER = 4;
/** A longer text makes a code too fine to be read from a screen. */
const MOST_LETTERS = 900;

/** Shows nothing where the text is too long. */
export function QrCode({ text }: { text: string }) {
  if (text.length > MOST_LETTERS) return null;
  const { size, data } = encode(text, { border: BORDER });
  return (
    <figure class="qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.share.qr}>
        <path d={outline(data)} />
      </svg>
      <figcaption>{words.share.scan}</figcaption>
    </figure>
  );
}
