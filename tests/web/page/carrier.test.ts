// A room that carries the messages of a match, made as docs/adding-a-room.md says: nothing of the
// core is changed for it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
// @ts-expect-error: tests lie beside web/, where the package has types
import { effect } from '../../../web/node_modules/@preact/signals-core/dist/signals-core.mjs';
import type { Room } from '../../../web/src/slots/slots.ts';
import type { Carrier, OpenTable } from '../../../web/src/table/hooks.ts';
import { all, visit } from './hand.ts';
import { plays, table } from './shown.ts';

const { contribute, enter, provide } = await import('../../../web/src/slots/slots.ts');
const { notes, tableServices } = await import('../../../web/src/table/hooks.ts');

/** What a friend plays, who answers every pigeon by another one. */
const ANSWERS = ['c7-a5', 'e7-c5'];
const flown: string[] = [];

async function fly(text: string, { page, session, saved: { match } }: OpenTable) {
  flown.push(text);
  session.sent(text);
  const actions = [ANSWERS[flown.length - 1]];
  const friend = { match: text, secret: `${'B'.repeat(21)}A`, actions };
  const answer = await page.door.call('message', friend);
  const matches = await page.matches();
  await matches.take(answer.match?.link ?? '', match?.id ?? '');
}

const carrier: Carrier = {
  carries: () => ({ seats: [1], decided: [] }),
  stays: () => '',
  first: () => null,
  shows: () => () => {},
  opened: () => {},
  invited: () => null,
  joins: async () => null,
  adds: () => null,
  leadsTo: () => null,
  tells: () => false,
};

const watched = new WeakSet<OpenTable>();

/** Sends a pigeon with each message of a table that shows. */
function Note({ table }: { table: OpenTable }) {
  const { matchStatus, message } = table.session.now;
  if (!watched.has(table)) {
    watched.add(table);
    effect(() => {
      const text = message.value;
      if (!text || !matchStatus.value?.moved || flown.includes(text)) return;
      queueMicrotask(() => fly(text, table));
    });
  }
  return null;
}

const pigeons: Room = {
  name: 'pigeons',
  fills: [contribute(notes, { Note }), provide(tableServices, { carrier })],
};
enter([pigeons]);

test('a room carries messages both ways, and nobody has a link to send', async () => {
  await visit('#game=murus-gallicus&seats=person,far', 'table', {});
  await plays('c1-c3');
  await table(({ saved }) => saved.record.actions.length === 2);
  await plays('a1-c3');
  const { saved } = await table(({ saved }) => saved.record.actions.length === 4);
  assert.deepEqual(saved.record.actions, ['c1-c3', ANSWERS[0], 'a1-c3', ANSWERS[1]]);
  assert.equal(flown.length, 2);
  assert.equal(all('button', 'Send the link').length, 0);
});

test('a second room that carries messages is refused, with the names of both', () => {
  const owls: Room = { name: 'owls', fills: [provide(tableServices, { carrier })] };
  assert.throws(() => enter([owls]), { message: 'table, carrier: pigeons and owls' });
});
