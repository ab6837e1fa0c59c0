// Splits a program in two: what is used, with all that it calls by name, and the rest, which comes
// when something of it is called through a table.
//
// Every function keeps its number. One of the rest that can be entered from the first program
// becomes a few instructions there: they ask for the rest, which does nothing once it has come, and
// go on in it. The two call each other through a table that is added for that:
//
//     0: asks for the rest · 1 …: what is entered in the rest · then: what the rest calls back
//
// Functions are numbered as in the whole program: those it imports first, then its own.

import {
  CALL,
  CALL_INDIRECT,
  END,
  GLOBAL_GET,
  GLOBAL_SET,
  I32_CONST,
  instructions,
  LOCAL_GET,
  REF_FUNC,
  RETURN_CALL,
  UNREACHABLE,
} from './instructions.ts';
import { MAIN, OWN } from './rest.ts';
import type { Data, Import } from './wasm.ts';
import * as wasm from './wasm.ts';
import { list, number, signed, sized, text } from './wasm.ts';

/** A part of memory from one address up to another. */
export type Range = readonly [begin: number, end: number];

const FUNCTIONS_KIND = 0x70;
// Instructions besides calls that name functions.
const UNKNOWN = [REF_FUNC, RETURN_CALL];
const NO_LOCALS = 0;

/** Says whether a function is used, by its number among the program's own. */
export type Uses = (own: number) => boolean;

/**
 * Returns the program that a start needs, and the rest.
 * @param tables the parts of its memory that only functions of the rest read, and nothing ever
 * writes
 */
export function split(
  whole: Uint8Array,
  used: Uses,
  tables: readonly Range[],
): { main: Uint8Array; rest: Uint8Array } {
  const both = new Split(new Program(whole), used);
  return { main: mainOf(both, tables), rest: restOf(both, tables) };
}

/** The functions of a whole program that a start needs, by their numbers among its own. */
export function neededOf(whole: Uint8Array, used: Uses): number[] {
  const program = new Program(whole);
  return [...program.needed(used)].map((index) => index - program.first);
}

/** What is known of a whole program. */
class Program {
  readonly bytes: Uint8Array;
  readonly imports: Import[];
  readonly types: wasm.FunctionType[];
  readonly tables: number[];
  readonly globals: Uint8Array[];
  readonly tags: Uint8Array[];
  /** The number of its first own function, which is the number of imported ones. */
  readonly first: number;
  readonly #typeOf: number[];
  readonly #bodies: wasm.Body[];

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.imports = wasm.importsOf(bytes);
    this.types = wasm.typesIn(bytes);
    this.tables = wasm.tablesIn(bytes);
    this.globals = wasm.globalsIn(bytes);
    this.tags = wasm.tagsIn(bytes);
    this.first = this.imported(wasm.FUNCTION).length;
    this.#typeOf = wasm.typesOfFunctions(bytes);
    this.#bodies = wasm.bodiesOf(bytes);
    const count = this.first + this.imported(wasm.GLOBAL).length;
    if (count < this.imports.length) throw new Error('it imports more than functions and globals');
  }

  imported(kind: number): Import[] {
    return this.imports.filter((each) => each.kind === kind);
  }

  /** The numbers of its own functions. */
  get own(): number[] {
    return this.#bodies.map((_, index) => this.first + index);
  }

  typeOf(index: number): number {
    return this.#typeOf[index - this.first];
  }

  body(index: number): wasm.Body {
    return this.#bodies[index - this.first];
  }

  instructionsOf(index: number) {
    const { code, end } = this.body(index);
    return instructions(this.bytes, code, end);
  }

  /** The used functions, and everything that they may call by name. */
  needed(used: Uses): Set<number> {
    const all = new Set(this.own.filter((index) => used(index - this.first)));
    for (let last = [...all]; last.length > 0; ) {
      const called = this.named(last, CALL);
      last = called.filter((index) => index >= this.first && !all.has(index));
      for (const index of last) all.add(index);
    }
    return all;
  }

  /** The numbers that instructions of some kinds in some functions name, each once. */
  named(functions: readonly number[], ...codes: number[]): number[] {
    const all = new Set<number>();
    for (const index of functions) {
      for (const { code, value } of this.instructionsOf(index)) {
        if (codes.includes(code)) all.add(value);
        else if (UNKNOWN.includes(code)) throw new Error('it names functions in an unknown way');
      }
    }
    return [...all].sort((one, other) => one - other);
  }
}

/** Which functions go where, and the slots of the table that is added. */
class Split {
  readonly program: Program;
  readonly rest: number[];
  /** The functions of the rest that the first program enters. */
  readonly entered: number[];
  /** The functions of the first program that the rest calls. */
  readonly back: number[];
  readonly resting: ReadonlySet<number>;
  readonly #slots: ReadonlyMap<number, number>;

  constructor(program: Program, used: Uses) {
    const { bytes, first, own } = program;
    const needed = program.needed(used);
    this.program = program;
    this.rest = own.filter((index) => !needed.has(index));
    this.resting = new Set(this.rest);
    const exported = wasm.exportsOf(bytes).filter(({ kind }) => kind === wasm.FUNCTION);
    const inTable = wasm.functionsInTable(bytes);
    const starts = new Set([...exported.map(({ index }) => index), ...inTable]);
    this.entered = this.rest.filter((index) => starts.has(index));
    const called = program.named(this.rest, CALL);
    this.back = called.filter((index) => index >= first && !this.resting.has(index));
    this.#slots = new Map([...this.entered, ...this.back].map((index, at) => [index, 1 + at]));
  }

  /** The number of the added table: the next after the program's own. */
  get table(): number {
    return this.program.tables.length;
  }

  /** The number of its slots. */
  get size(): number {
    return 1 + this.#slots.size;
  }

  has(index: number): boolean {
    return this.#slots.has(index);
  }

  /** The call of a function through its slot; its arguments are there already. */
  call(index: number): Uint8Array {
    return this.#callSlot(this.#slots.get(index) as number, this.program.typeOf(index));
  }

  /** The call that asks for the rest. */
  get ask(): Uint8Array {
    return this.#callSlot(0, this.nothing);
  }

  /** The type of a function that takes nothing and returns nothing. */
  get nothing(): number {
    return this.program.types.findIndex(({ entry }) => Buffer.from(entry).equals(NOTHING));
  }

  #callSlot(slot: number, type: number): Uint8Array {
    return bytes(I32_CONST, signed(slot), CALL_INDIRECT, number(type), number(this.table));
  }
}

const NOTHING = Uint8Array.of(0x60, 0, 0);

// --- The first program ------------------------------------------------------------------------

function mainOf(both: Split, tables: readonly Range[]): Uint8Array {
  const { program, table, entered, back } = both;
  const { bytes: whole } = program;
  const data = wasm.dataOf(whole).flatMap((piece) => outside(piece, tables));
  const room = bytes(FUNCTIONS_KIND, 0, number(both.size));
  return wasm.withSections(whole, {
    [wasm.TABLES]: wasm.longer(whole, wasm.TABLES, [room]),
    [wasm.EXPORTS]: wasm.longer(whole, wasm.EXPORTS, exportsFor(both)),
    [wasm.ELEMENTS]: wasm.longer(whole, wasm.ELEMENTS, [filled(table, 1 + entered.length, back)]),
    [wasm.CODE]: list(program.own.map((index) => sized(bodyInMain(both, index)))),
    [wasm.DATA_COUNT]: number(data.length),
    [wasm.DATA]: list(data.map(written)),
  });
}

function bodyInMain(both: Split, index: number): Uint8Array {
  const { program } = both;
  const { begin, end } = program.body(index);
  if (!both.resting.has(index)) return program.bytes.subarray(begin, end);
  if (!both.has(index)) return bytes(NO_LOCALS, UNREACHABLE, END);
  const { parameters } = program.types[program.typeOf(index)];
  const values = Array.from({ length: parameters }, (_, at) => bytes(LOCAL_GET, number(at)));
  return bytes(NO_LOCALS, both.ask, ...values, both.call(index), END);
}

/** A part of the first program that the rest imports, and its number there. */
type Shared = Import & { index: number };

/** The imports of the rest from the first program: memory, tables, globals and tags. */
function shared({ program, rest, table, size }: Split): Shared[] {
  const before = program.imported(wasm.GLOBAL).length;
  const globals = program
    .named(rest, GLOBAL_GET, GLOBAL_SET)
    .filter((index) => index >= before)
    .map((index) => ours(wasm.GLOBAL, index, program.globals[index - before]));
  const tables = program.tables.map((kind, index) => ours(wasm.TABLE, index, bytes(kind, 0, 0)));
  return [
    ours(wasm.MEMORY, 0, bytes(0, 0)),
    ...tables,
    ours(wasm.TABLE, table, bytes(FUNCTIONS_KIND, 0, number(size))),
    ...globals,
    ...program.tags.map((type, index) => ours(wasm.TAG, index, type)),
  ];
}

function ours(kind: number, index: number, type: Uint8Array): Shared {
  return { from: MAIN, name: `${OWN}${kind}:${index}`, kind, type, index };
}

function exportsFor(both: Split): Uint8Array[] {
  return shared(both).map(({ name, kind, index }) => bytes(text(name), kind, number(index)));
}

// --- The rest ---------------------------------------------------------------------------------

function restOf(both: Split, tables: readonly Range[]): Uint8Array {
  const { program, rest, entered, table } = both;
  const { bytes: whole } = program;
  const imports = importsFor(both);
  const numbers = numbersIn(both, imports);
  // The code that loads the rest finds this once it is there.
  const done = numbers.functions.size;
  const inSlots = [done, ...entered.map((index) => numbers.functions.get(index) as number)];
  const types = [...rest.map((index) => program.typeOf(index)), both.nothing];
  const bodies = rest.map((index) => rewritten(both, numbers, index));
  const data = wasm.dataOf(whole).flatMap((piece) => inside(piece, tables));
  return wasm.programOf([
    [wasm.TYPES, list(program.types.map(({ entry }) => entry))],
    [wasm.IMPORTS, list(imports.map(importWritten))],
    [wasm.FUNCTIONS, list(types.map(number))],
    [wasm.ELEMENTS, list([filled(table, 0, inSlots)])],
    [wasm.CODE, list([...bodies, bytes(NO_LOCALS, END)].map(sized))],
    [wasm.DATA, list(data.map(written))],
  ]);
}

/**
 * The imports of the rest: the program's own imports that its functions use, and what is shared,
 * each with its number in the whole program.
 */
function importsFor(both: Split): Shared[] {
  const { program, rest } = both;
  const own = (kind: number, used: number[]) => {
    const imports = program.imported(kind);
    return used.filter((at) => at < imports.length).map((index) => ({ ...imports[index], index }));
  };
  return [
    ...own(wasm.FUNCTION, program.named(rest, CALL)),
    ...own(wasm.GLOBAL, program.named(rest, GLOBAL_GET, GLOBAL_SET)),
    ...shared(both),
  ];
}

/** The numbers that functions and globals of the whole program have in the rest. */
type Numbers = { functions: Map<number, number>; globals: Map<number, number> };

function numbersIn({ rest }: Split, imports: readonly Shared[]): Numbers {
  const of = (wanted: number) =>
    imports.filter(({ kind }) => kind === wanted).map(({ index }) => index);
  const counted = (indexes: number[]) => new Map(indexes.map((index, at) => [index, at]));
  return {
    functions: counted([...of(wasm.FUNCTION), ...rest]),
    globals: counted(of(wasm.GLOBAL)),
  };
}

function rewritten(both: Split, numbers: Numbers, index: number): Uint8Array {
  const { program } = both;
  const { begin, end } = program.body(index);
  const parts: Uint8Array[] = [];
  let done = begin;
  for (const each of program.instructionsOf(index)) {
    const other = inRest(both, numbers, each.code, each.value);
    if (!other) continue;
    parts.push(program.bytes.subarray(done, each.begin), other);
    done = each.end;
  }
  return Buffer.concat([...parts, program.bytes.subarray(done, end)]);
}

/** An instruction as it is in the rest, if it differs. */
function inRest(both: Split, { functions, globals }: Numbers, code: number, value: number) {
  if (code === GLOBAL_GET || code === GLOBAL_SET) {
    return bytes(code, number(globals.get(value) as number));
  }
  if (code !== CALL) return null;
  const near = functions.get(value);
  return near === undefined ? both.call(value) : bytes(CALL, number(near));
}

// --- Parts of memory --------------------------------------------------------------------------

/** The pieces of data that lie in some ranges. */
function inside(piece: Data, ranges: readonly Range[]): Data[] {
  return ranges.flatMap(([begin, end]) => part(piece, begin, end));
}

/** The pieces of data that lie in none of some ranges, which are in order. */
function outside(piece: Data, ranges: readonly Range[]): Data[] {
  const bounds = [0, ...ranges.flat(), Number.MAX_SAFE_INTEGER];
  return bounds.flatMap((begin, at) => (at % 2 ? [] : part(piece, begin, bounds[at + 1])));
}

function part({ address, content }: Data, begin: number, end: number): Data[] {
  const from = Math.max(begin, address);
  const to = Math.min(end, address + content.length);
  if (from >= to) return [];
  return [{ address: from, content: content.subarray(from - address, to - address) }];
}

// --- How things are written -------------------------------------------------------------------

function bytes(...parts: (number | Uint8Array)[]): Uint8Array {
  return Buffer.concat(
    parts.map((each) => (typeof each === 'number' ? Uint8Array.of(each) : each)),
  );
}

function importWritten({ from, name, kind, type }: Import): Uint8Array {
  return bytes(text(from), text(name), kind, type);
}

function written({ address, content }: Data): Uint8Array {
  return bytes(0, I32_CONST, signed(address), END, sized(content));
}

/** The bytes that fill a table with functions from a slot on. */
function filled(table: number, slot: number, functions: readonly number[]): Uint8Array {
  const place = bytes(I32_CONST, signed(slot), END);
  return bytes(2, number(table), place, 0, list(functions.map(number)));
}
