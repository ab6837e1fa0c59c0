// Prints the numbers in functions that every start has which would be addresses in the tables that
// it has not: `node named.ts <program> <used.json>`.

import { readFileSync } from 'node:fs';
import { accessesMemory, I32_CONST, instructions } from '../../web/tools/instructions.ts';
import { neededOf } from '../../web/tools/split.ts';
import type { Used } from '../../web/tools/used.ts';
import { placeOf, usesOf } from '../../web/tools/used.ts';
import { bodiesOf, memoryOf } from '../../web/tools/wasm.ts';

const program = new Uint8Array(readFileSync(process.argv[2]));
const used: Used = JSON.parse(readFileSync(process.argv[3], 'utf8'));
const memory = memoryOf(program);
const tables = used.tables.map((table) => placeOf(memory, table));
const ids = new Set<number>();
const bodies = bodiesOf(program);
for (const index of neededOf(program, usesOf(used))) {
  const { code, end } = bodies[index];
  for (const { code: kind, value } of instructions(program, code, end)) {
    const names = kind === I32_CONST || accessesMemory(kind);
    if (names && tables.some(([from, to]) => value >= from && value < to)) ids.add(value);
  }
}
console.log(JSON.stringify([...ids].sort((one, other) => one - other)));
