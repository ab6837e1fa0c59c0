// How parts of the page add something to others, and that what is taken is refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  Abilities,
  Contributions,
  contribute,
  enter,
  provide,
  type Room,
} from '../../web/src/slots/slots.ts';

type Fruit = { name: string; peel?: string; pips?: readonly number[] };

test('a list has all that was added, by kind, in the order of the rooms', () => {
  const fruits = new Contributions<Fruit>('fruits', ({ name }) => [name]);
  const rooms: Room[] = [
    {
      name: 'cellar',
      fills: [contribute(fruits, { name: 'apple', pips: [1, 2] }, { name: 'fig' })],
    },
    { name: 'attic', fills: [contribute(fruits, { name: 'pear', peel: 'thin', pips: [3] })] },
  ];
  enter(rooms);
  assert.deepEqual(fruits.of('name'), ['apple', 'fig', 'pear']);
  assert.deepEqual([fruits.of('pips'), fruits.of('peel')], [[1, 2, 3], ['thin']]);
  const fig = { name: 'shed', fills: [contribute(fruits, { name: 'fig' })] };
  assert.throws(() => enter([fig]), { message: 'fruits, fig: cellar and shed' });
});

test('an ability has one room, and none before', () => {
  const house = new Abilities<{ cook: string; sing: string }>('house');
  assert.equal(house.get('cook'), undefined);
  enter([{ name: 'kitchen', fills: [provide(house, { cook: 'soup' })] }]);
  enter([{ name: 'hall', fills: [provide(house, { sing: 'songs' })] }]);
  assert.deepEqual([house.get('cook'), house.get('sing')], ['soup', 'songs']);
  const shed = { name: 'shed', fills: [provide(house, { cook: 'stew' })] };
  assert.throws(() => enter([shed]), { message: 'house, cook: kitchen and shed' });
});
