import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copied, send } from '../../web/src/share/giving.ts';

/** Gives the browser a clipboard and a sheet. */
function browser(parts: object) {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: parts });
}

/** Sends something to a share sheet; returns the result. */
async function sendTo(share?: () => unknown): Promise<string[]> {
  const news: string[] = [];
  browser({ share });
  await send(
    {},
    () => news.push('sent'),
    () => news.push('copied'),
  );
  return news;
}

const throws = (error: unknown) => () => {
  throw error;
};
const refusal = (name: string) => new DOMException('no', name);

test('whatever the system’s sheet does, the text is sent, copied instead, or not wanted', async () => {
  assert.deepEqual(await sendTo(async () => {}), ['sent']);
  assert.deepEqual(await sendTo(() => undefined), ['sent']);
  for (const error of [refusal('AbortError')]) {
    assert.deepEqual(await sendTo(() => Promise.reject(error)), []);
    assert.deepEqual(await sendTo(throws(error)), []);
  }
  for (const error of [refusal('NotAllowedError'), new TypeError('no'), undefined, 'no']) {
    assert.deepEqual(await sendTo(() => Promise.reject(error)), ['copied']);
    assert.deepEqual(await sendTo(throws(error)), ['copied']);
  }
  assert.deepEqual(await sendTo(undefined), ['copied']);
});

test('where the sheet never answers, the second press copies, and the third asks again', async () => {
  const never = () => new Promise(() => {});
  void sendTo(never);
  assert.deepEqual(await sendTo(never), ['copied']);
  assert.deepEqual(await sendTo(async () => {}), ['sent']);
});

test('a clipboard that refuses, throws, is missing or never answers has not copied', async () => {
  const clipboard = (writeText?: () => unknown) => browser({ clipboard: { writeText } });
  clipboard(async () => {});
  assert.equal(await copied('text'), true);
  const failing = [throws(refusal('NotAllowedError')), () => Promise.reject('no'), undefined];
  for (const writeText of failing) {
    clipboard(writeText);
    assert.equal(await copied('text'), false);
  }
  browser({});
  assert.equal(await copied('text'), false);
  clipboard(() => new Promise(() => {}));
  assert.equal(await copied('text', 1), false);
});
