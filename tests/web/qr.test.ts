import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outline } from '../../web/src/rooms/qr/outline.ts';

test('runs of dark modules are one box each, and light ones none', () => {
  const rows = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ];
  assert.equal(outline(rows), 'M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});
