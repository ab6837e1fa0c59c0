// The instructions of a function in WebAssembly, one after another.
// https://webassembly.github.io/spec/core/binary/instructions.html

import { Reader } from './wasm.ts';

export const UNREACHABLE = 0x00;
export const END = 0x0b;
export const CALL = 0x10;
export const CALL_INDIRECT = 0x11;
export const RETURN_CALL = 0x12;
export const LOCAL_GET = 0x20;
export const GLOBAL_GET = 0x23;
export const GLOBAL_SET = 0x24;
export const I32_CONST = 0x41;
export const REF_FUNC = 0xd2;

/** One instruction; `value` is the number in it, if it has one. */
export type Instruction = { code: number; begin: number; end: number; value: number };

/** Whether an instruction reads or writes memory, and so has an offset. */
export function accessesMemory(code: number): boolean {
  return code >= 0x28 && code <= 0x3e;
}

/** Yields the instructions between two places of a program. */
export function* instructions(bytes: Uint8Array, begin: number, end: number) {
  const reader = new Reader(bytes, begin);
  while (reader.at < end) {
    const start = reader.at;
    const code = reader.byte();
    const value = immediates(reader, code);
    yield { code, begin: start, end: reader.at, value } satisfies Instruction;
  }
}

/** Skips the operands of an instruction, and returns the first number. */
function immediates(reader: Reader, code: number): number {
  if (code === 0x43) return skip(reader, 4);
  if (code === 0x44) return skip(reader, 8);
  if (code === I32_CONST || code === 0x42) return reader.signed();
  if (accessesMemory(code)) return memory(reader);
  if (code === 0xfc) return bulk(reader);
  if (code === 0xfd) return vector(reader);
  if (code === 0xfe) return atomic(reader);
  return control(reader, code);
}

function control(reader: Reader, code: number): number {
  if (code === 0x0e) return numbers(reader, reader.number() + 1);
  if (code === 0x1c) return numbers(reader, reader.number());
  if (code === 0x1f) return tryTable(reader);
  if (code === 0x11 || code === 0x13) return numbers(reader, 2);
  if (ONE_NUMBER.has(code)) return SIGNED.has(code) ? reader.signed() : reader.number();
  if (NONE.has(code) || (code >= 0x45 && code <= 0xc4)) return 0;
  throw new Error(`an unknown instruction, 0x${code.toString(16)}`);
}

// Blocks, branches, exceptions, calls, locals, globals, tables, sizes of memory, references.
const ONE_NUMBER = new Set([
  0x02, 0x03, 0x04, 0x06, 0x07, 0x08, 0x09, 0x0c, 0x0d, 0x10, 0x12, 0x18, 0x20, 0x21, 0x22, 0x23,
  0x24, 0x25, 0x26, 0x3f, 0x40, 0xd0, 0xd2,
]);
const SIGNED = new Set([0x02, 0x03, 0x04, 0x06, 0xd0]);
const NONE = new Set([0x00, 0x01, 0x05, 0x0a, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1]);

function numbers(reader: Reader, count: number): number {
  for (let rest = count; rest > 0; rest -= 1) reader.number();
  return 0;
}

function tryTable(reader: Reader): number {
  reader.signed();
  for (let rest = reader.number(); rest > 0; rest -= 1) {
    const kind = reader.byte();
    numbers(reader, kind < 2 ? 2 : 1);
  }
  return 0;
}

/** An address in memory: its alignment and offset. */
function memory(reader: Reader): number {
  reader.number();
  return reader.number();
}

function skip(reader: Reader, length: number): number {
  reader.skip(length);
  return 0;
}

/** Instructions that copy or fill memory and tables. */
function bulk(reader: Reader): number {
  const code = reader.number();
  if (code < 8) return 0;
  return numbers(reader, code === 8 || code === 10 || code === 12 || code === 14 ? 2 : 1);
}

function vector(reader: Reader): number {
  const code = reader.number();
  if (code < 12 || code === 92 || code === 93) return memory(reader);
  if (code === 12 || code === 13) return skip(reader, 16);
  if (code >= 21 && code <= 34) return skip(reader, 1);
  if (code >= 84 && code <= 91) return memory(reader) + skip(reader, 1);
  return 0;
}

function atomic(reader: Reader): number {
  return reader.number() === 3 ? skip(reader, 1) : memory(reader);
}
