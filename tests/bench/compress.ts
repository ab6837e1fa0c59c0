// Compresses files with brotli: `node compress.ts '[["/from", "/to.br", 11], …]'`, each at a level.

import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const files: [string, string, number][] = JSON.parse(process.argv[2]);
for (const [from, to, level] of files) {
  const content = readFileSync(from);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(to, brotliCompressSync(content, { params }));
}
