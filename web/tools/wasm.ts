// Reads and writes WebAssembly programs without any other tool.
// https://webassembly.github.io/spec/core/binary/modules.html

const HEADER = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

export const TYPES = 1;
export const IMPORTS = 2;
export const FUNCTIONS = 3;
export const TABLES = 4;
export const GLOBALS = 6;
export const EXPORTS = 7;
export const ELEMENTS = 9;
export const CODE = 10;
export const DATA = 11;
export const DATA_COUNT = 12;
export const TAGS = 13;

/** The kinds of imports and exports. */
export const FUNCTION = 0;
export const TABLE = 1;
export const MEMORY = 2;
export const GLOBAL = 3;
export const TAG = 4;

export type Section = { kind: number; begin: number; end: number };

/** A program's import; `type` is its description there. */
export type Import = { from: string; name: string; kind: number; type: Uint8Array };

/** A type of functions: the number of parameters, and its bytes. */
export type FunctionType = { parameters: number; entry: Uint8Array };

/** A program's export, and its bytes. */
export type Export = { name: string; kind: number; index: number; entry: Uint8Array };

/** The place of a function's body: its locals, then its instructions. */
export type Body = { begin: number; code: number; end: number };

/** Initial memory at an address. */
export type Data = { address: number; content: Uint8Array };

/** Reads a program piece by piece. */
export class Reader {
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

  /** A number that may be negative; of longer ones the lowest 32 bits. */
  signed(): number {
    let [value, shift] = [0, 0];
    for (;;) {
      const byte = this.byte();
      if (shift < 32) value |= (byte & 127) << shift;
      shift += 7;
      if (byte < 128) return shift < 32 && byte & 64 ? value | (-1 << shift) : value;
    }
  }

  skip(length: number): Uint8Array {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  /** The bytes of what is read. */
  bytesOf(read: () => unknown): Uint8Array {
    const begin = this.at;
    read();
    return this.bytes.subarray(begin, this.at);
  }

  text(): string {
    return new TextDecoder().decode(this.skip(this.number()));
  }

  limits() {
    const most = this.byte() & 1;
    this.number();
    if (most) this.number();
  }

  /** A list, each of its entries read in turn. */
  list<T>(read: () => T): T[] {
    return Array.from({ length: this.number() }, read);
  }
}

function* sections(bytes: Uint8Array): Generator<Section> {
  const reader = new Reader(bytes, HEADER.length);
  while (reader.at < bytes.length) {
    const kind = reader.byte();
    const length = reader.number();
    const begin = reader.at;
    reader.at += length;
    yield { kind, begin, end: reader.at };
  }
}

/** The place of a section, if a program has it. */
export function sectionOf(bytes: Uint8Array, kind: number): Section | undefined {
  return [...sections(bytes)].find((section) => section.kind === kind);
}

/** The list in a section, each of its entries read in turn; empty if it is missing. */
function listIn<T>(bytes: Uint8Array, kind: number, read: (reader: Reader) => T): T[] {
  const section = sectionOf(bytes, kind);
  if (!section) return [];
  const reader = new Reader(bytes, section.begin);
  return reader.list(() => read(reader));
}

export function importsOf(bytes: Uint8Array): Import[] {
  return listIn(bytes, IMPORTS, (reader) => {
    const [from, name, kind] = [reader.text(), reader.text(), reader.byte()];
    return { from, name, kind, type: reader.bytesOf(() => skipType(reader, kind)) };
  });
}

function skipType(reader: Reader, kind: number) {
  if (kind === FUNCTION) reader.number();
  else if (kind === TABLE) skipTable(reader);
  else if (kind === MEMORY) reader.limits();
  else if (kind === GLOBAL) reader.skip(2);
  else skipTag(reader);
}

/** Skips the type of a table; returns the type of its entries. */
function skipTable(reader: Reader): number {
  const kind = reader.byte();
  reader.limits();
  return kind;
}

function skipTag(reader: Reader) {
  reader.byte();
  reader.number();
}

export function exportsOf(bytes: Uint8Array): Export[] {
  return listIn(bytes, EXPORTS, (reader) => {
    const begin = reader.at;
    const [name, kind, index] = [reader.text(), reader.byte(), reader.number()];
    return { name, kind, index, entry: bytes.subarray(begin, reader.at) };
  });
}

/** The numbers of the types of a program's own functions. */
export function typesOfFunctions(bytes: Uint8Array): number[] {
  return listIn(bytes, FUNCTIONS, (reader) => reader.number());
}

/** The bodies of a program's own functions. */
export function bodiesOf(bytes: Uint8Array): Body[] {
  return listIn(bytes, CODE, (reader) => {
    const length = reader.number();
    const begin = reader.at;
    reader.list(() => [reader.number(), reader.byte()]);
    const code = reader.at;
    reader.at = begin + length;
    return { begin, code, end: reader.at };
  });
}

/** The types of functions, with their descriptions. */
export function typesIn(bytes: Uint8Array): FunctionType[] {
  return listIn(bytes, TYPES, (reader) => {
    const begin = reader.at;
    reader.byte();
    const parameters = reader.list(() => reader.byte()).length;
    reader.list(() => reader.byte());
    return { parameters, entry: bytes.subarray(begin, reader.at) };
  });
}

/** The types of the entries in a program's own tables: references to functions or to others. */
export function tablesIn(bytes: Uint8Array): number[] {
  return listIn(bytes, TABLES, skipTable);
}

/** The types of a program's own globals, which all begin with a constant. */
export function globalsIn(bytes: Uint8Array): Uint8Array[] {
  return listIn(bytes, GLOBALS, (reader) => {
    const type = reader.skip(2);
    constant(reader);
    return type;
  });
}

/** The types of a program's exceptions. */
export function tagsIn(bytes: Uint8Array): Uint8Array[] {
  return listIn(bytes, TAGS, (reader) => reader.bytesOf(() => skipTag(reader)));
}

/** The numbers of the functions in a program's first table. */
export function functionsInTable(bytes: Uint8Array): number[] {
  return listIn(bytes, ELEMENTS, (reader) => {
    if (reader.number() !== 0) throw new Error('a table that is not filled at once is not known');
    constant(reader);
    return reader.list(() => reader.number());
  }).flat();
}

/** A constant of 32 bits, and the end of its expression. */
function constant(reader: Reader): number {
  const code = reader.byte();
  const value = reader.signed();
  if (code !== 0x41 || reader.byte() !== 0x0b) throw new Error('not a constant of 32 bits');
  return value;
}

/** A program's initial memory, piece by piece. */
export function dataOf(bytes: Uint8Array): Data[] {
  return listIn(bytes, DATA, (reader) => {
    if (reader.number() !== 0) throw new Error('data that waits to be asked for is not known');
    return { address: constant(reader), content: reader.skip(reader.number()) };
  });
}

/** The memory that a program begins with. */
export function memoryOf(bytes: Uint8Array): Buffer {
  const data = dataOf(bytes);
  const ends = data.map(({ address, content }) => address + content.length);
  const memory = Buffer.alloc(ends.reduce((most, end) => Math.max(most, end), 0));
  for (const { address, content } of data) memory.set(content, address);
  return memory;
}

/** The program with only the wanted exports. */
export function withExports(bytes: Uint8Array, wanted: (name: string) => boolean): Uint8Array {
  const exports = exportsOf(bytes).filter(({ name }) => wanted(name));
  return withSections(bytes, { [EXPORTS]: list(exports.map(({ entry }) => entry)) });
}

/** The program with some of its sections replaced. */
export function withSections(bytes: Uint8Array, others: Record<number, Uint8Array>): Uint8Array {
  return programOf(
    [...sections(bytes)].map(({ kind, begin, end }) => [
      kind,
      others[kind] ?? bytes.subarray(begin, end),
    ]),
  );
}

/** A program of some sections, in the given order. */
export function programOf(parts: [kind: number, content: Uint8Array][]): Uint8Array {
  const written = parts.flatMap(([kind, content]) => [Uint8Array.of(kind), sized(content)]);
  return Buffer.concat([HEADER, ...written]);
}

/** A list: the number of entries, then one after another. */
export function list(entries: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat([number(entries.length), ...entries]);
}

/** The list of a section with more entries at its end. */
export function longer(bytes: Uint8Array, kind: number, more: readonly Uint8Array[]): Uint8Array {
  const section = sectionOf(bytes, kind);
  if (!section) throw new Error(`a section that the program lacks: ${kind}`);
  const reader = new Reader(bytes, section.begin);
  const count = reader.number();
  const old = bytes.subarray(reader.at, section.end);
  return Buffer.concat([number(count + more.length), old, ...more]);
}

export function number(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Uint8Array.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}

/** A number that may be negative. */
export function signed(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>= 7) {
    const low = rest & 127;
    if (rest >> 6 === 0 || rest >> 6 === -1) return Uint8Array.from([...bytes, low]);
    bytes.push(low + 128);
  }
}

/** A piece with its length before it. */
export function sized(content: Uint8Array): Uint8Array {
  return Buffer.concat([number(content.length), content]);
}

export function text(value: string): Uint8Array {
  return sized(new TextEncoder().encode(value));
}
