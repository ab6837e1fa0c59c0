// Compresses files with brotli, as hosts do, or at another level that is named:
// `node compress.ts '[["/from", "/to.br"], ["/from", "/to.br", 10], …]'`.

import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const files: [string, string, number?][] = JSON.parse(process.argv[2]);
for (const [from, to, level = constants.BROTLI_MAX_QUALITY] of files) {
  const content = readFileSync(from);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(to, brotliCompressSync(content, { params }));
}
