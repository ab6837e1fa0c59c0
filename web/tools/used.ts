// Which functions of Pyodide's program are used: found by running everything with each function
// marked, and kept in used.json, since two runs need not agree on every function. `python3 -m
// web.tools.used` finds them again for another Pyodide.

import { createHash } from 'node:crypto';
import type { Range, Uses } from './split.ts';
import { CODE, sectionOf } from './wasm.ts';

/** A table in the program's memory that only functions of the rest read. */
export type Table = {
  what: string;
  /** Its first bytes, in hexadecimal digits, which occur nowhere else; and its length. */
  begins: string;
  bytes: number;
};

export type Used = {
  /** The SHA-256 of the program's code, in hexadecimal digits. */
  program: string;
  /** A bit for each of its functions, the lowest first, in base64. */
  functions: string;
  tables: Table[];
};

/** Identifies a program, whatever it exports. */
export function digestOf(program: Uint8Array): string {
  const code = sectionOf(program, CODE);
  return createHash('sha256').update(program.subarray(code?.begin, code?.end)).digest('hex');
}

/** Tells for each function whether it is used. */
export function usesOf({ functions }: Used): Uses {
  const bits = Buffer.from(functions, 'base64');
  return (index) => ((bits[index >> 3] ?? 0) & (1 << (index & 7))) !== 0;
}

/** The place of a table in the program's initial memory. */
export function placeOf(memory: Buffer, { what, begins, bytes }: Table): Range {
  const first = Buffer.from(begins, 'hex');
  const place = memory.indexOf(first);
  if (place < 0 || place !== memory.lastIndexOf(first)) {
    throw new Error(`the table of ${what} was not found in the program`);
  }
  return [place, place + bytes];
}
