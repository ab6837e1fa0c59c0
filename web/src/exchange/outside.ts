// Files as texts: what systems and people write isn't always UTF-8 (`pygames/outside.py` reads them
// alike; tests/corpus/encodings.json tests both).

/** A text, and whether its encoding is only guessed. */
type Read = { text: string; guessed: boolean };

/** Returns the text in a file, in UTF-8 or in UTF-16; any other is read as Western Windows has it. */
export function textIn(content: ArrayBuffer): Read {
  const [first, second] = new Uint8Array(content, 0, Math.min(content.byteLength, 2));
  const wide = [first, second].includes(0) || first + second === 0xff + 0xfe;
  const code = !wide ? 'utf-8' : first === 0 || first === 0xfe ? 'utf-16be' : 'utf-16le';
  try {
    return { text: new TextDecoder(code, { fatal: true }).decode(content), guessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(content), guessed: true };
  }
}
