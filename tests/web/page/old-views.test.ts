// A long game holds no more of the page than a short one but its moves: views that have gone are let go.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BREAKTHROUGH, begin, LAST, linkTo, play } from './tables.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** The boards that were drawn of the game, as long as anything holds them. */
const drawings: WeakRef<object>[] = [];
const parse = JSON.parse;
JSON.parse = (text, reviver) => {
  const value = parse(text, reviver);
  const scene = value?.ok?.view?.scene;
  if (scene) drawings.push(new WeakRef(scene));
  return value;
};

/** How many of them are held once all that can go has gone. */
async function many(): Promise<number> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    collect();
  }
  return drawings.filter((each) => each.deref()).length;
}

test('a table lets go of the boards of earlier moves', async () => {
  await begin(linkTo([]));
  await play(BREAKTHROUGH.slice(0, LAST));
  assert.equal(drawings.length, LAST);
  // What shows, what was there before it, and what a motion came from.
  assert.ok((await many()) <= 6, `${await many()} boards are held`);
});
