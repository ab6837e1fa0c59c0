// Which games are those of a file: each version has its hash in its id (pygames/added/brought.py).
import { ifAny } from '../../site/with-timeout.ts';
import { IS_ID } from './cards.ts';
import { type GameFile, isWheel } from './file.ts';
import { sha256 } from './sha256.ts';

/** Whether an id is that of a file's game, perhaps as version 1.0 named it. */
export function isVersionOf(id: string, file: GameFile): boolean {
  if (!IS_ID.test(id)) return false;
  const digits = id.slice(id.lastIndexOf('-') + 1);
  const contents = contentsOf(file);
  const all = digits.length > OLD_DIGITS ? contents.slice(0, 1) : contents;
  return all.some((content) => sha256(content).startsWith(digits));
}

const OLD_DIGITS = 12;

/** What the hash of a file may be of: first as it is now, then as it was in version 1.0. */
function contentsOf(file: GameFile): Uint8Array[] {
  if (isWheel(file)) return [bytesIn(file.text)];
  const plain = plainText(file.text);
  const forms = [plain, plain.slice(0, -1)];
  const texts = [...forms, file.text, ...forms.map((each) => each.replaceAll('\n', '\r\n'))];
  return texts.map((text) => new TextEncoder().encode(text));
}

/** A file's text, whatever systems make of its lines: as its hash is of it, with one end of a line at its end. */
function plainText(text: string): string {
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  return `${lines.replace(/\n+$/, '')}\n`;
}

/** The bytes that a text in base64 stands for; none if it isn't one. */
export function bytesIn(base64: string): Uint8Array<ArrayBuffer> {
  const letters = ifAny(() => atob(base64)) ?? '';
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
