import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const [NOVEMBER, ELEVENTH] = [Date.UTC(2026, 10, 1), Date.UTC(2026, 10, 11)];
const SOURCE = fileURLToPath(new URL('../../web/src/', import.meta.url));
let count = 0;

/** A module of words as a page in a language has it. */
function spoken<T>(lang: string, name: string): Promise<T> {
  Object.assign(globalThis, { document: { documentElement: { lang } } });
  return import(`../../web/src/words/${name}.ts?${lang}-${count++}`);
}

type Dates = typeof import('../../web/src/words/dates.ts');
type Order = typeof import('../../web/src/words/order.ts');

test('the first of a month is “1er” in French, and no other day', async () => {
  const { date, weekday } = await spoken<Dates>('fr', 'dates');
  assert.equal(date(NOVEMBER), '1er novembre 2026');
  assert.equal(date(ELEVENTH), '11 novembre 2026');
  assert.equal(weekday(NOVEMBER, ELEVENTH), 'dimanche 1er novembre');
});

test('a day of this year needs no year beside its weekday, which long languages have no room for', async () => {
  const { weekday } = await spoken<Dates>('es', 'dates');
  assert.equal(weekday(ELEVENTH, NOVEMBER), 'miércoles, 11 de noviembre');
  assert.match(weekday(Date.UTC(2025, 10, 11), NOVEMBER), /2025/);
});

test('names stand in the order of the language', async () => {
  const { byName } = await spoken<Order>('hr', 'order');
  const names = ['Zec', 'Žaba', 'Čavka', 'Cvrčak', 'Dabar'];
  assert.deepEqual(names.sort(byName), ['Cvrčak', 'Čavka', 'Dabar', 'Zec', 'Žaba']);
});

test('nothing else sorts names, or writes dates, in another language than the page’s', () => {
  const wrong = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) =>
    /localeCompare\(|toLocaleDateString\(\)|new Intl\.\w+\(\)(?!\.segment)/.test(
      readFileSync(SOURCE + file, 'utf8'),
    ),
  );
  assert.deepEqual(wrong, []);
});
