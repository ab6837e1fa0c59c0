// Two pages leave things for each other at a real broker.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { KEY_BYTES, Letterbox } from '../../web/src/rooms/live/meet/letterbox.ts';

const PROGRAM = ['/usr/sbin/mosquitto', '/usr/bin/mosquitto'].find(runs);
const skip = PROGRAM ? false : 'no mosquitto is installed';
let address = '';
let broker: ReturnType<typeof spawn> | undefined;

function runs(program: string): boolean {
  try {
    execFileSync('test', ['-x', program]);
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

before(async () => {
  if (!PROGRAM) return;
  const [port, plain] = [await freePort(), await freePort()];
  const file = join(mkdtempSync(join(tmpdir(), 'broker-')), 'mosquitto.conf');
  // This version needs a plain listener beside the other one.
  const lines = [`listener ${plain} 127.0.0.1`, `listener ${port}`, 'protocol websockets'];
  writeFileSync(file, [...lines, 'socket_domain ipv4', 'allow_anonymous true', ''].join('\n'));
  broker = spawn(PROGRAM, ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  address = `ws://127.0.0.1:${port}`;
  const { promise, resolve } = Promise.withResolvers<void>();
  broker.stderr?.on('data', (said) => `${said}`.includes('running') && resolve());
  await promise;
});

after(() => broker?.kill());

/** A page that is at the place of a key, and what it hears there. */
async function at(key: Uint8Array) {
  const came: string[] = [];
  let wake = () => {};
  const { promise, resolve } = Promise.withResolvers<void>();
  const hears = (text: string, part: string) => {
    came.push(`${part}: ${text}`);
    wake();
  };
  const box = await Letterbox.at(address, key, { opened: resolve, came: hears, ended: () => {} });
  await promise;
  const heard = async (many: number) => {
    while (came.length < many) {
      await new Promise<void>((next) => {
        wake = next;
      });
    }
    return came;
  };
  return { box: box as Letterbox, heard };
}

function newKey() {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES));
}

test('what is left lies there for those who come later, and has the newest text', {
  skip,
}, async () => {
  const key = newKey();
  const ann = await at(key);
  await ann.box.leave('offer', 'the first');
  await ann.box.leave('offer', 'x'.repeat(500));
  const ben = await at(key);
  ben.box.hear('offer');
  assert.deepEqual(await ben.heard(1), [`offer: ${'x'.repeat(500)}`]);
  ann.box.hear('answers/+');
  await ben.box.leave('answers/1', 'é');
  assert.deepEqual(await ann.heard(1), ['answers/1: é']);
  ann.box.end();
  // A page that was opened again finds the same.
  const again = await at(key);
  again.box.hear('answers/+');
  assert.deepEqual(await again.heard(1), ['answers/1: é']);
  for (const { box } of [ben, again]) box.end();
});
