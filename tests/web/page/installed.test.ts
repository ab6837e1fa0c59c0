// The page as an app: when it is offered, and files that it was opened with.
import assert from 'node:assert/strict';
import { test } from 'node:test';

type Launch = { files: { name: string; getFile: () => Promise<File> }[] };
let consume = (_: Launch) => {};

// Browsers give to an installed app what it was opened with; here a test does.
Object.assign(globalThis, {
  launchQueue: { setConsumer: (consumer: typeof consume) => (consume = consumer) },
});
const { all, findByRole, press, until, visit, wordsOf } = await import('./hand.ts');
const { leaveFor, painted, RECORD, resign } = await import('./tables.ts');
const { OWN } = await import('../../../web/src/keep/own-keys.ts');

const install = () => all('button', 'Install')[0];

/** Shows the home page, and lets the browser say that it can install the page; counts its questions. */
async function offeredAtHome(): Promise<() => number> {
  let questions = 0;
  const prompt = async () => {
    questions += 1;
  };
  await leaveFor('');
  await findByRole('heading', 'Cercas');
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  assert.ok(event.defaultPrevented, 'its own question is put off');
  // An offer would show before a dialog that is opened after it.
  await press('button', 'Settings');
  await press('button', 'Close', await findByRole('dialog'));
  return () => questions;
}

test('the app is offered after the third finished game, and only once', async () => {
  await visit('', 'home', {});
  for (const game of [1, 2, 3]) {
    await offeredAtHome();
    assert.equal(install(), undefined);
    await leaveFor(`#game=murus-gallicus&seats=person,person&seed=end${game}`);
    await painted();
    await resign();
  }
  const questions = await offeredAtHome();
  await press('button', 'Install');
  await until(() => !install());
  assert.equal(questions(), 1);
  await offeredAtHome();
  assert.equal(install(), undefined);
});

test('the app is offered when a deck begins, and no is an answer', async () => {
  await visit('', 'home', {});
  await leaveFor('#games');
  localStorage.setItem(`${OWN}deck`, 'abc 20700:1');
  await offeredAtHome();
  await press('button', 'Not now');
  await offeredAtHome();
  assert.equal(install(), undefined);
});

/** Opens the app with files; null is one that is gone. */
const launch = (...texts: (string | null)[]) =>
  consume({
    files: texts.map((text) => ({
      name: 'pygames.json',
      getFile: async () => {
        if (text === null) throw new DOMException('It is gone', 'NotFoundError');
        return new File([text], 'pygames.json');
      },
    })),
  });
const game = (...actions: string[]) => JSON.stringify({ ...RECORD, actions });

test('each file that brings no games is told with its reason, also where that shows already', async () => {
  for (const [hash, page] of [
    ['', 'home'],
    ['#games', 'games'],
  ]) {
    await visit(hash, page, {});
    launch('{"what": "else"}', null, game('a1-a3'));
    for (const words of [
      'no game in this text',
      '“pygames.json” could not be read: it is gone',
      '1 game added',
    ]) {
      const lines = () => [...document.querySelectorAll('[role=alert], [role=status]')];
      await until(() => lines().filter((each) => wordsOf(each).includes(words)).length === 1);
    }
  }
});
