// The imports and exports of a program in WebAssembly, read and cut without any other tool.

const HEADER = 8;
const IMPORTS = 2;
const EXPORTS = 7;

type Section = { kind: number; begin: number; end: number };

/** Reads a program piece by piece. */
class Reader {
  readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte(): number {
    this.at += 1;
    return this.bytes[this.at - 1];
  }

  /** A number of any length, seven bits to a byte. */
  number(): number {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
    }
  }

  text(): string {
    const length = this.number();
    this.at += length;
    return new TextDecoder().decode(this.bytes.subarray(this.at - length, this.at));
  }

  limits() {
    const most = this.byte() & 1;
    this.number();
    if (most) this.number();
  }
}

function* sections(bytes: Uint8Array): Generator<Section> {
  const reader = new Reader(bytes, HEADER);
  while (reader.at < bytes.length) {
    const kind = reader.byte();
    const length = reader.number();
    const begin = reader.at;
    reader.at += length;
    yield { kind, begin, end: reader.at };
  }
}

/** The names of all that a program imports, wherever from. */
export function importsOf(bytes: Uint8Array): string[] {
  const names: string[] = [];
  for (const { kind, begin } of sections(bytes)) {
    if (kind !== IMPORTS) continue;
    const reader = new Reader(bytes, begin);
    for (let left = reader.number(); left > 0; left -= 1) {
      reader.text();
      names.push(reader.text());
      skipImport(reader);
    }
  }
  return names;
}

function skipImport(reader: Reader) {
  const kind = reader.byte();
  if (kind === 0) reader.number();
  else if (kind === 1) {
    reader.byte();
    reader.limits();
  } else if (kind === 2) reader.limits();
  else if (kind === 3) reader.at += 2;
  else {
    reader.byte();
    reader.number();
  }
}

function* exported(
  bytes: Uint8Array,
  begin: number,
): Generator<{ name: string; entry: Uint8Array }> {
  const reader = new Reader(bytes, begin);
  for (let left = reader.number(); left > 0; left -= 1) {
    const start = reader.at;
    const name = reader.text();
    reader.byte();
    reader.number();
    yield { name, entry: bytes.subarray(start, reader.at) };
  }
}

/** The names of all that a program exports. */
export function exportsOf(bytes: Uint8Array): string[] {
  return [...sections(bytes)]
    .filter(({ kind }) => kind === EXPORTS)
    .flatMap(({ begin }) => [...exported(bytes, begin)].map(({ name }) => name));
}

/** The program with those of its exports that are wanted. */
export function withExports(bytes: Uint8Array, wanted: (name: string) => boolean): Uint8Array {
  const parts: Uint8Array[] = [bytes.subarray(0, HEADER)];
  for (const { kind, begin, end } of sections(bytes)) {
    const content = kind === EXPORTS ? cut(bytes, begin, wanted) : [bytes.subarray(begin, end)];
    const length = content.reduce((sum, part) => sum + part.length, 0);
    parts.push(Uint8Array.of(kind), numberAsBytes(length), ...content);
  }
  return Buffer.concat(parts);
}

function cut(bytes: Uint8Array, begin: number, wanted: (name: string) => boolean): Uint8Array[] {
  const kept = [...exported(bytes, begin)].filter(({ name }) => wanted(name));
  return [numberAsBytes(kept.length), ...kept.map(({ entry }) => entry)];
}

function numberAsBytes(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Uint8Array.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}
