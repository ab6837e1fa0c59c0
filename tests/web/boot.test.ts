// Where the wheel of the rules is laid out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PyodideInterface } from '../../web/node_modules/pyodide/pyodide.d.ts';
import { layOut } from '../../web/src/python/boot.ts';

/** An archive with one empty file, as the build writes wheels: its entry, the list of entries, the end. */
function archive(path: string): ArrayBuffer {
  const name = Buffer.from(path);
  const [first, entry, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)];
  first.writeUInt16LE(name.length, 26);
  entry.writeUInt32LE(0x02014b50);
  entry.writeUInt16LE(name.length, 28);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(first.length + name.length, 16);
  return new Uint8Array(Buffer.concat([first, name, entry, name, end])).buffer;
}

test('a wheel lies where the Python of the installed Pyodide looks, whatever its version', () => {
  for (const [python, folder] of [
    ['3.14.2', '/lib/python3.14/site-packages/pygames'],
    ['3.15.0', '/lib/python3.15/site-packages/pygames'],
  ]) {
    const folders: string[] = [];
    const FS = {
      mkdirTree: (path: string) => folders.push(path),
      writeFile: (path: string) => folders.push(path),
    };
    const installed = { FS, lockfile: { info: { python } } };
    layOut(installed as unknown as PyodideInterface, archive('pygames/core.py'));
    assert.deepEqual(folders, [folder, `${folder}/core.py`]);
  }
});
