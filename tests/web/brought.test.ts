import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameServices, UnknownGame, withBrought } from '../../web/src/catalog/brought.ts';
import { EngineError } from '../../web/src/python/engine.ts';
import type { Card, Door } from '../../web/src/scene/types.ts';
import { provide } from '../../web/src/slots/slots.ts';
import { errorSentence } from '../../web/src/words/failure.ts';

const MADE = 'three-0123456789ab';

/** A door that answers with its name; without a game's id it knows only links of its own. */
function doorOf(name: string, links: Record<string, string> = {}): Door {
  const call = (calls: string, { link, match = link }: { link?: string; match?: string }) => {
    if (calls === 'named') return Promise.resolve({ game: links[match ?? ''] });
    const refused = name === 'own' && match !== undefined && match !== 'ours';
    return refused
      ? Promise.reject(new EngineError('unknown-game', { message: 'no' }))
      : Promise.resolve({ from: name });
  };
  return { call } as unknown as Door;
}

const thinker = () => assert.fail();
const keeper = {
  has: (id: string) => (id === MADE ? id : ''),
  find: async () => {},
  cards: new Map([[MADE, { id: MADE } as Card]]),
  bring: () => Promise.resolve({ door: doorOf('made'), makeThinker: thinker }),
  lacks: () => null,
};
provide(gameServices, { keeper })('attic');
const door = withBrought(doorOf('own', { sent: MADE, lost: 'hex-ba9876543210', odd: 'chess' }));

test('calls about a made game go to its worker, also if only a link names the game', async () => {
  const calls = [
    door.call('rules', { game: 'cercas' }),
    door.call('open', { link: 'ours' }),
    door.call('rules', { game: MADE }),
    door.call('open', { link: 'sent' }),
    door.call('message', { match: 'sent', secret: '', actions: [] }),
  ];
  const from = (await Promise.all(calls)).map((answer) => (answer as { from?: string }).from);
  assert.deepEqual(from, ['own', 'own', 'made', 'made', 'made']);
});

test('a link with a made game that is not here names that game', async () => {
  const error = await door.call('receive', { link: 'lost' }).catch((why) => why);
  assert.ok(error instanceof UnknownGame);
  assert.match(errorSentence(error), /no game called “/);
  const other = await door.call('receive', { link: 'odd' }).catch((why) => why);
  assert.match(errorSentence(other), /no game called “chess”/);
});
