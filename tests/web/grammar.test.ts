import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { distinctBot } from '../../web/src/game/player-names.ts';
import { ago } from '../../web/src/words/ago.ts';
import { game as english } from '../../web/src/words/en/game.ts';
import { counted, ended, headOf, listed, percent, sentence } from '../../web/src/words/grammar.ts';
import { game as croatian } from '../../web/src/words/hr/game.ts';
import { form } from '../../web/src/words/hr/grammar.ts';
import { inTurn } from '../../web/src/words/line.ts';

const NOON = new Date(2026, 2, 20, 12).getTime();
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test('how long ago something was', () => {
  const words = (time: number) => ago(NOON - time, NOON);
  assert.equal(words(30_000), 'just now');
  assert.equal(words(MINUTE), '1 minute ago');
  assert.equal(words(5 * MINUTE), '5 minutes ago');
  assert.equal(words(59 * MINUTE), '59 minutes ago');
  assert.equal(words(3 * HOUR), 'today');
  assert.equal(words(13 * HOUR), 'yesterday');
  assert.equal(words(5 * DAY), '5 days ago');
  assert.equal(words(21 * DAY), '3 weeks ago');
  assert.equal(words(90 * DAY), '3 months ago');
  assert.equal(words(1000 * DAY), '2 years ago');
});

test('a clock that was set back says “just now”', () => {
  assert.equal(ago(NOON + HOUR, NOON), 'just now');
});

test('one thing, or several', () => {
  assert.equal(counted(1, 'move'), '1 move');
  assert.equal(counted(0, 'move'), '0 moves');
  assert.equal(counted(2, 'city', 'cities'), '2 cities');
});

test('Croatian has three forms for numbers', () => {
  const rules = new Intl.PluralRules('hr');
  for (let number = 0; number <= 200; number++)
    assert.equal(form(number, 'one', 'few', 'other'), rules.select(number));
});

test('a bot has its name as it stands after “against”', () => {
  const forms = (words: typeof croatian) => {
    const [{ name, level, within, against }] = words.bots;
    return [name, level, within, against];
  };
  assert.deepEqual(forms(english), ['Gentle bot', 'Gentle', 'the gentle bot', 'the gentle bot']);
  assert.deepEqual(forms(croatian), ['Blagi bot', 'Blagi', 'blagi bot', 'blagog bota']);
  const two = { seats: ['person', 'bot1', 'bot1'] } as const;
  const seats = ['White', 'Black', 'Red'].map((name) => ({ name }));
  assert.equal(distinctBot(two, seats, 2).against, 'the gentle bot (Red)');
});

test('moves that are expected have semicolons between them if one has a comma', () => {
  assert.equal(inTurn(['a1', 'b2']), 'a1, b2');
  assert.equal(inTurn(['a1', 'b2, c3']), 'a1; b2, c3');
});

test('things in a row', () => {
  assert.equal(listed(['Red']), 'Red');
  assert.equal(listed(['Red', 'Blue']), 'Red and Blue');
  assert.equal(listed(['Red', 'Blue', 'Green']), 'Red, Blue, and Green');
});

test('a part of the whole', () => {
  assert.equal(percent(0.554), '55%');
});

test('a sentence begins and ends as one', () => {
  assert.equal(sentence('there is no room'), 'There is no room.');
  assert.equal(ended('Really?'), 'Really?');
});

test('the first sentence of a text stands apart from the others', () => {
  assert.deepEqual(headOf('Where to? It costs 1.5 points. No more.'), [
    'Where to?',
    'It costs 1.5 points. No more.',
  ]);
  assert.deepEqual(headOf('Where to?'), ['Where to?', '']);
  assert.deepEqual(headOf('no end'), ['no end', '']);
});

test('nothing that takes a browser milliseconds is made before it is wanted', async () => {
  const texts = [
    'DateTimeFormat',
    'ListFormat',
    'NumberFormat',
    'PluralRules',
    'RelativeTimeFormat',
  ];
  const kinds = texts.map((name) => mock.method(Intl, name as 'ListFormat'));
  await import(`../../web/src/words/grammar.ts?${'anew'}`);
  assert.deepEqual(
    kinds.map((kind) => kind.mock.callCount()),
    texts.map(() => 0),
  );
  mock.restoreAll();
});
