// Prints what a page reads of a site's service worker: `node published.ts <sw.js>`.

import { readFileSync } from 'node:fs';
import { readWorker } from '../../web/src/offline/files.ts';

console.log(JSON.stringify(readWorker(readFileSync(process.argv[2], 'utf8'))));
