// The files that a worker for games from elsewhere starts from, as the site has them.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SHAPES =
  'import json; from web.tools.door_shapes import door_shapes; print(json.dumps(door_shapes()))';
const LISTED = {
  script: { path: './apart.js' },
  kit: { path: './kit.whl', integrity: 'sha256-' },
  rest: { path: './rest.wasm' },
  shapes: JSON.parse(execFileSync('python', ['-c', SHAPES], { cwd: ROOT, encoding: 'utf8' })),
};

const CLASSICS = 'from web.tools.classics import listed; print(listed(["en"]).decode())';
/** The list of classics, as the site has it. */
const classics = () =>
  JSON.parse(execFileSync('python', ['-c', CLASSICS], { cwd: ROOT, encoding: 'utf8' }));

export const files = {
  /** The file that arrives with another content; '' if none does. */
  damaged: '',
};

globalThis.fetch = async (address, how) => {
  const path = `${address instanceof Request ? address.url : address}`;
  const isDamaged = files.damaged !== '' && path.endsWith(files.damaged);
  if (isDamaged && how?.integrity) throw new TypeError('another content');
  if (path.endsWith('classics/list.json')) return Response.json(classics());
  return Response.json(path.endsWith('isolated.json') ? LISTED : {});
};
