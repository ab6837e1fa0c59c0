// Compresses files with brotli as hosts do: `node compress.ts '[["/from", "/to.br"], …]'`.

import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const pairs: [string, string][] = JSON.parse(process.argv[2]);
for (const [from, to] of pairs) {
  const content = readFileSync(from);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(to, brotliCompressSync(content, { params }));
}
