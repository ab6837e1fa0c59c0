// The texts of the workshop: none takes the place of another, in however many windows.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { mergeOtherData, otherData } from '../../web/src/keep/other-data.ts';
import { OWN } from '../../web/src/keep/own-keys.ts';
import { inMemory, read, write } from '../../web/src/keep/prefs.ts';
import { storedData } from '../../web/src/keep/stored-data.ts';
import { keeps } from '../../web/src/rooms/workshop/kept.ts';
import {
  allTexts,
  differingLine,
  hasUnkept,
  removeText,
  takeOverOld,
  Writing,
} from '../../web/src/rooms/workshop/texts.ts';
import { contribute } from '../../web/src/slots/slots.ts';
import { storage } from './storage.ts';

contribute(storedData, { merges: keeps })('workshop');
const MODEL = { name: 'three.py', text: 'GAME = 1\n' };
const file = (text: string, name = 'my_game.py') => ({ name, text });
const texts = () => allTexts().map((each) => each.file.text);
const silent = () => {};

/** A window with its own view of the storage. */
class Tab {
  readonly storage = storage();
  readonly window = new EventTarget();

  as<T>(act: () => T): T {
    globalThis.localStorage = this.storage;
    globalThis.window = this.window as Window & typeof globalThis;
    return act();
  }

  /** Hears of an entry that another window has written. */
  hear(name: string, text: string) {
    this.storage.setItem(name, text);
    this.as(() =>
      this.window.dispatchEvent(Object.assign(new Event('storage'), { key: name, newValue: text })),
    );
  }
}

const entries = ({ storage }: Tab) =>
  Object.keys(storage).map((name) => [name, storage.getItem(name) ?? ''] as const);

beforeEach(() => {
  inMemory.clear();
  new Tab().as(silent);
});

test('what is typed in one file stays when another one is opened and typed in', () => {
  for (const text of ['a', 'b', 'c']) {
    const writing = new Writing(null, silent);
    writing.type(file(`${text}1`));
    writing.type(file(`${text}2`));
    writing.close();
  }
  assert.deepEqual(texts().sort(), ['a2', 'b2', 'c2']);
});

test('a text that is opened again goes on in its place, and stays if it is only looked at', () => {
  new Writing(null, silent).type(file('one'));
  const [draft] = allTexts();
  new Writing(draft, silent).close();
  assert.deepEqual(texts(), ['one']);
  new Writing(draft, silent).type(file('one more'));
  assert.deepEqual(texts(), ['one more']);
});

test('a tab of yesterday takes the place of nothing', () => {
  new Writing(null, silent).type(file('yesterday'));
  const [draft] = allTexts();
  const old = new Writing(draft, silent);
  new Writing(draft, silent).type(file('today'));
  old.type(file('yesterday, one letter'));
  old.type(file('yesterday, two letters'));
  assert.deepEqual(texts().sort(), ['today', 'yesterday, two letters']);
});

test('two tabs that hear of each other late keep what both have written', () => {
  const [one, other] = [new Tab(), new Tab()];
  one.as(() => {
    const writing = new Writing(null, silent);
    writing.type(file('begun'));
    writing.close();
  });
  for (const [name, text] of entries(one)) other.storage.setItem(name, text);
  const news: number[] = [];
  const open = () => new Writing(allTexts()[0], () => news.push(1));
  const [here, there] = [one.as(open), other.as(open)];
  one.as(() => here.type(file('begun here')));
  other.as(() => there.type(file('begun there')));
  // The browser has both entries under one name; what was written last stays there.
  for (const [name, text] of entries(other)) one.hear(name, text);
  assert.deepEqual(one.as(texts).sort(), ['begun here', 'begun there']);
  assert.equal(news.length, 1);
});

test('a text that was thrown away is back if more is typed, and its removal can be undone', () => {
  const writing = new Writing(null, silent);
  writing.type(file('one'));
  const back = removeText(allTexts()[0]);
  assert.deepEqual(texts(), []);
  back();
  assert.deepEqual(texts(), ['one']);
  removeText(allTexts()[0]);
  writing.type(file('one more'));
  assert.deepEqual(texts(), ['one more']);
});

test('without room the texts last as long as the page, which asks before it goes', () => {
  const tab = new Tab();
  tab.as(() => {
    globalThis.localStorage = storage(10);
    new Writing(null, silent).type(file('long enough'));
    assert.ok(hasUnkept());
    assert.deepEqual(texts(), ['long enough']);
    const leaving = new Event('beforeunload', { cancelable: true });
    tab.window.dispatchEvent(leaving);
    assert.ok(leaving.defaultPrevented);
  });
  tab.as(() => {
    removeText(allTexts()[0]);
    const leaving = new Event('beforeunload', { cancelable: true });
    tab.window.dispatchEvent(leaving);
    assert.ok(!leaving.defaultPrevented);
  });
});

test('the file of version 1.0 stays, but no untouched model', () => {
  write('workshop', JSON.stringify(file('own')));
  takeOverOld([MODEL]);
  write('workshop', JSON.stringify(file(MODEL.text)));
  takeOverOld([MODEL]);
  assert.deepEqual([texts(), read('workshop')], [['own'], null]);
});

test('the file of a backup of version 1.0 takes no place, and is told of once', () => {
  new Writing(null, silent).type(file('here'));
  const backup = { workshop: JSON.stringify(file('there')) };
  assert.match(mergeOtherData(backup)?.told.join() ?? '', /my_game\.py is in “Your files”/);
  assert.deepEqual(mergeOtherData(backup)?.told, []);
  assert.deepEqual(texts().sort(), ['here', 'there']);
});

/** What the texts of devices are after each took in what the others have, in an order. */
function met(devices: Tab[], order: readonly (readonly [number, number])[]): string[][] {
  for (const [from, to] of order) {
    const came = devices[from].as(otherData);
    devices[to].as(() => mergeOtherData(came));
  }
  return devices.map((each) => each.as(texts).sort());
}

test('a text that was changed on two devices is there in both forms, in any order, however often', () => {
  for (const order of [
    [
      [0, 1],
      [1, 0],
    ],
    [
      [1, 0],
      [0, 1],
    ],
    [
      [1, 0],
      [1, 0],
      [0, 1],
      [0, 1],
      [1, 0],
    ],
  ] as const) {
    const devices = [new Tab(), new Tab()];
    const name = `${OWN}text:abc`;
    devices.forEach(({ storage }, at) => {
      storage.setItem(name, JSON.stringify({ ...file(`device ${at}`), used: 5 }));
    });
    const both = ['device 0', 'device 1'];
    assert.deepEqual(met(devices, order), [both, both]);
    const [one, other] = devices.map((each) => each.as(() => read('text:abc') ?? ''));
    assert.equal(JSON.parse(one).text, JSON.parse(other).text);
  }
});

test('the line that tells two files apart', () => {
  assert.equal(differingLine('a\nb\nc', 'a\nB\nc'), 'b');
  assert.equal(differingLine('\na\n', '\na\n'), 'a');
  assert.equal(differingLine('', ''), '');
});
