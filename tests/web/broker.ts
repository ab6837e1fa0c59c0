// A real broker, as a host of the site runs one: mosquitto.

import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const OF_DOCS = new URL('../../docs/hosts/mosquitto.conf', import.meta.url);
/** Debian puts it where only the system's administrator looks. */
const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
const PROGRAM = PLACES.map((place) => join(place, 'mosquitto')).find(runs);

/** Why tests at a broker are skipped; false if there is one. */
export const noBroker = PROGRAM ? false : 'There is no mosquitto here: install Debian’s mosquitto';

function runs(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
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

export class TestBroker {
  readonly address;
  readonly #program;

  /** Resolves once it runs. */
  static async run(): Promise<TestBroker> {
    const [port, plain] = [await freePort(), await freePort()];
    const file = join(mkdtempSync(join(tmpdir(), 'broker-')), 'mosquitto.conf');
    const text = readFileSync(OF_DOCS, 'utf8').replace('1883', `${plain}`);
    writeFileSync(file, text.replace('9001', `${port}`));
    const program = spawn(PROGRAM ?? '', ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
    await new Promise<void>((resolve) => {
      program.stderr.on('data', (text) => `${text}`.includes('running') && resolve());
    });
    return new TestBroker(`ws://127.0.0.1:${port}`, () => program.kill());
  }

  private constructor(address: string, end: () => void) {
    this.address = address;
    this.#program = end;
  }

  end() {
    this.#program();
  }
}
