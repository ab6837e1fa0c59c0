// Ratings in words: certain where games have told much, "seems" where they have not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest, strengthBeside } from '../../web/src/fame/strength.ts';
import type { Rated } from '../../web/src/scene/types.ts';

const rated = (points: number, deviation = 50, id = 'bot1'): Rated => ({ id, points, deviation });

test('who is far ahead is stronger, and who is far behind weaker', () => {
  assert.equal(strengthBeside(rated(1500), rated(1700)), 'stronger');
  assert.equal(strengthBeside(rated(1500), rated(1300)), 'weaker');
});

test('the same difference means less where little is known', () => {
  assert.equal(strengthBeside(rated(1500, 150), rated(1700, 150)), 'seems-stronger');
  assert.equal(strengthBeside(rated(1500, 300), rated(1700, 300)), 'alike');
});

test('the nearest is named only where it is about the same', () => {
  const own = rated(1500);
  assert.equal(nearest(own, [rated(1900, 50, 'bot2'), rated(1510, 50, 'bot3')])?.id, 'bot3');
  assert.equal(nearest(own, [rated(1900)]), null);
  assert.equal(nearest(own, []), null);
});
