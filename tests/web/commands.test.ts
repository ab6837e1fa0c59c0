import assert from 'node:assert/strict';
import { test } from 'node:test';
// @ts-expect-error: tests lie beside web/, where the package has types
import { signal } from '../../web/node_modules/@preact/signals-core/dist/signals-core.mjs';
import type { Offers, Shown } from '../../web/src/game/session.ts';
import { BAR, type Command, canGive, commandState, HEAD } from '../../web/src/table/commands.ts';

const NOTHING: Offers = { hint: 'none', pause: 'none', review: false };

/** A session of which only what commands go by is known. */
function session(offers: Partial<Offers> = {}, view: { over?: boolean; panels?: object[] } = {}) {
  const shown = { view: { over: false, panels: [], ...view } } as unknown as Shown;
  return {
    shown: signal<Shown | null>(shown),
    canUndo: signal(false),
    canRedo: signal(true),
    offers: signal({ ...NOTHING, ...offers }),
  };
}

const hidden = (now: ReturnType<typeof session>) =>
  BAR.filter((command) => commandState(command, now).hidden);

test('each command has one button', () => {
  const all: Command[] = [...BAR, ...HEAD];
  assert.equal(new Set(all).size, all.length);
});

test('what can’t be done now is disabled, and can’t be given by a key either', () => {
  const now = session();
  assert.equal(commandState('undo', now).disabled, true);
  assert.equal(canGive('undo', now), false);
  assert.equal(canGive('redo', now), true);
});

test('of Hint, Pause and Review only those of use show', () => {
  assert.deepEqual(hidden(session({ hint: 'open' })), ['again', 'panels', 'pause', 'review']);
  assert.deepEqual(hidden(session({ pause: 'pause' })), ['again', 'panels', 'hint', 'review']);
  const over = session({ review: true }, { over: true, panels: [{}] });
  assert.deepEqual(hidden(over), ['hint', 'pause']);
});

test('Hint tells whether it is asked for and whether it shows', () => {
  const hint = (state: Offers['hint']) => {
    const { disabled, pressed, busy } = commandState('hint', session({ hint: state }));
    return [disabled, pressed, busy];
  };
  assert.deepEqual(hint('closed'), [true, false, false]);
  assert.deepEqual(hint('open'), [false, false, false]);
  assert.deepEqual(hint('asking'), [false, true, true]);
  assert.deepEqual(hint('shown'), [false, true, false]);
});

test('Pause becomes Go on', () => {
  const word = (pause: Offers['pause']) => commandState('pause', session({ pause })).word;
  assert.deepEqual([word('pause'), word('go')], ['Pause', 'Go on']);
});
