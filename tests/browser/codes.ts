// The codes that bring everything to another device: `node codes.ts https://site/#part=…&move=…`.
// Prints, as JSON, the address in each and the path of its picture.

import { pieceHashes } from '../../web/src/rooms/backup/moving.ts';
import { outline } from '../../web/src/rooms/qr/outline.ts';

const { encode } = await import('../../web/node_modules/uqr/dist/index.mjs');
const [site, hash] = process.argv[2].split('#');
const codes = pieceHashes(new URLSearchParams(hash).get('move') ?? '').map((piece) => {
  const address = `${site}#${piece.slice(1)}`;
  return [address, outline(encode(address, { border: 4 }).data)];
});
console.log(JSON.stringify(codes));
