import assert from 'node:assert/strict';
import { test } from 'node:test';
// @ts-expect-error: tests lie beside web/, where the package has types
import { signal } from '../../web/node_modules/@preact/signals-core/dist/signals-core.mjs';
import type { SeatsElsewhere } from '../../web/src/game/elsewhere.ts';
import type { EarlyEnds } from '../../web/src/game/now.ts';
import type { Session } from '../../web/src/game/session.ts';
import type { Display, FollowUp, Occasion, Offers } from '../../web/src/game/types.ts';
import type { Card } from '../../web/src/scene/types.ts';
import * as table from '../../web/src/table/commands.ts';
import type { Command } from '../../web/src/table/hooks.ts';
import './jsx.ts';
import { part } from './part.ts';

// As in a browser that has direct connections.
globalThis.RTCPeerConnection ??= class {} as never;
await import('../../web/src/table/core-commands.ts');
const { commands } = await import('../../web/src/table/hooks.ts');
const { enter } = await import('../../web/src/slots/slots.ts');
const { AT_TABLE } = await import('../../web/src/at-table.ts');
const { farGame } = await import('./far-game.ts');
const CORE: readonly Command[] = commands.all;
enter(AT_TABLE);
const ALL: readonly Command[] = commands.all;

type Facts = Pick<Session, 'card' | 'now' | 'elsewhere'>;
const named = (wanted: string) => ALL.find(({ name }) => name === wanted) as Command;
const commandState = (name: string, session: Facts) => table.commandState(named(name), session);
const canGive = (name: string, session: Facts) => table.canGive(named(name), session);
/** The names of the commands at each place. */
function placesOf(onPhone: boolean, session: Facts, commands = ALL) {
  const places = Object.entries(table.placesOf(onPhone, session, commands));
  const names = places.map(([place, all]) => [place, all.map(({ name }) => name)]);
  return Object.fromEntries(names) as Record<'bar' | 'head' | 'menu', string[]>;
}

const NOTHING: Offers = { hint: 'none', pause: 'none', lookBack: false };

/** A session with only what commands read. */
function session(
  offers: Partial<Offers> = {},
  view: { over?: boolean; panels?: object[] } = {},
  courses: Card['courses'] = [],
  earlyEnds: EarlyEnds = { resign: 'none', draw: 'none' },
) {
  const display = { view: { over: false, panels: [], ...view } } as unknown as Display;
  const now = {
    arrived: signal<Display | null>(display),
    display: signal<Display | null>(display),
    over: signal(view.over ?? false),
    canUndo: signal(false),
    canRedo: signal(true),
    offers: signal({ ...NOTHING, ...offers }),
    earlyEnds: signal(earlyEnds),
    serious: signal(false),
    seats: signal(['person', 'bot1']),
    seating: signal({ seats: ['person', 'bot1'] }),
    here: signal(true),
    occasion: signal<Occasion | null>(null),
    followUp: signal<FollowUp>({ words: '', next: null }),
  };
  const card = part<Card>({ courses, levels: [1] });
  return {
    now: part<Session['now'] & typeof now>(now),
    card,
    elsewhere: null as SeatsElsewhere | null,
  };
}

/** One in which a person played, or one in which only bots did. */
const between = (over: boolean, ...seats: string[]) => {
  const facts = session({ lookBack: over }, { over });
  facts.now.seats.value = seats;
  return facts;
};
const EVERYWHERE = [true, false].flatMap((phone) =>
  [between(false, 'person', 'bot1'), between(true, 'person', 'bot1'), between(true, 'person')].map(
    (each) => placesOf(phone, each),
  ),
);
const WIDE = placesOf(false, session());

const hidden = (now: ReturnType<typeof session>) =>
  WIDE.bar.filter((command) => commandState(command, now).hidden);

test('a phone has all the commands that a desktop has, at the end too', () => {
  const all = ({ bar, head, menu }: typeof WIDE) => [...bar, ...head, ...menu].sort();
  for (const places of EVERYWHERE) assert.deepEqual(all(places), all(WIDE));
});

test('the game’s first table names its button, unless its name is long', () => {
  const word = (title: string) => commandState('panels', session({}, { panels: [{ title }] })).word;
  assert.equal(word('Flags, most important first'), 'Flags');
  assert.equal(word('The tour so far'), 'Score');
});

test('of Hint, Pause and Review only those of use show', () => {
  assert.deepEqual(hidden(session({ hint: 'open' })), [
    'send',
    'next',
    'again',
    'panels',
    'pause',
    'review',
  ]);
  assert.deepEqual(hidden(session({ pause: 'pause' })), [
    'send',
    'next',
    'again',
    'panels',
    'hint',
    'review',
  ]);
  const over = session({ lookBack: true }, { over: true, panels: [{ title: 'Points' }] });
  assert.deepEqual(hidden(over), ['send', 'next', 'hint', 'pause']);
});

test('the end of a game with people far away is sent before another begins', () => {
  const over = session({ lookBack: true }, { over: true });
  const sends = signal(true);
  over.elsewhere = farGame({ sends, asks: sends, first: signal(null) });
  assert.deepEqual([canGive('send', over), canGive('again', over)], [true, false]);
  assert.equal(commandState('undo', over).hidden, true);
  over.now.canUndo.value = true;
  assert.equal(commandState('undo', over).hidden, false);
  sends.value = false;
  assert.deepEqual([canGive('send', over), canGive('again', over)], [false, true]);
});

test('seats can be changed for the next game where that makes a difference', () => {
  const over = session({ lookBack: true }, { over: true });
  const { word, label } = commandState('swap', over);
  assert.deepEqual([word, label], ['Swap seats', 'Swap seats and play again']);
  over.now.seating.value = { seats: ['person', 'person'] };
  assert.equal(commandState('swap', over).hidden, true);
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

test('at the end one button is filled: what comes next, else playing again', () => {
  const ended = session({}, { over: true });
  const filled = (phone: boolean) =>
    placesOf(phone, ended).bar.filter((name) => {
      const { look, hidden } = commandState(name, ended);
      return look === 'filled' && !hidden;
    });
  const both = () => [false, true].map((phone) => filled(phone).join());
  assert.deepEqual(both(), ['again', 'again']);
  ended.now.followUp.value = { words: '', next: { word: 'Next challenge', href: '#next' } };
  assert.deepEqual(both(), ['next', 'next']);
  assert.equal(commandState('next', ended).word, 'Next challenge');
  // To play again is still offered, first of what is rare.
  for (const phone of [false, true]) assert.equal(placesOf(phone, ended).menu[0], 'again');
});

test('players can learn from mistakes, once the game is over', () => {
  const hides = (facts: ReturnType<typeof session>) => commandState('mistakes', facts).hidden;
  assert.equal(hides(between(true, 'person', 'bot1')), false);
  assert.equal(hides(between(false, 'person', 'bot1')), true);
  assert.equal(hides(session({}, { over: true })), true, 'nobody has decided anything');
  assert.equal(hides(between(true, 'bot1', 'bot2')), true);
  assert.equal(hides(between(true, 'person')), false);
});

test('on a phone the list of moves gives way to them in the bar', () => {
  const bar = (...seats: string[]) => placesOf(true, between(true, ...seats)).bar;
  assert.ok(bar('person', 'bot1').includes('mistakes'));
  assert.ok(!bar('person', 'bot1').includes('moves'));
  assert.ok(bar('bot1', 'bot2').includes('moves'));
});

test('a game that all begin alike is played without a bot’s help or swapped seats', () => {
  const occasion = part<Occasion>({ again: '#again' });
  const hides = (over: boolean) => {
    const now = session({}, { over });
    now.now.occasion.value = occasion;
    return ['analyse', 'swap'].map((name) => commandState(name, now).hidden);
  };
  assert.deepEqual(hides(false), [true, true]);
  assert.deepEqual(hides(true), [false, true]);
});

/** What stands where, in order, at each layout. */
const ORDER = [
  {
    bar: 'send next again undo moves panels hint pause review redo',
    head: 'rules learn print share',
    menu: 'analyse swap new names connect resign draw mistakes keys',
  },
  {
    bar: 'send next again share review mistakes panels',
    head: 'rules learn print',
    menu: 'moves undo redo analyse swap new names connect resign draw hint pause keys',
  },
  {
    bar: 'send next again undo redo moves panels hint pause review',
    head: 'rules',
    menu: 'analyse swap new names connect resign draw learn mistakes share print keys',
  },
  {
    bar: 'send next again share review mistakes panels',
    head: 'rules',
    menu: 'moves undo redo hint pause analyse swap new names connect resign draw learn print keys',
  },
];

test('commands have the same order in every layout, whichever room adds them', () => {
  const layouts = [false, true].flatMap((phone) =>
    [false, true].map((over) => placesOf(phone, between(over, 'person', 'bot1'))),
  );
  const texts = layouts.map(({ bar, head, menu }) => ({
    bar: bar.join(' '),
    head: head.join(' '),
    menu: menu.join(' '),
  }));
  assert.deepEqual(texts, ORDER);
});

test('no two commands stand at the same place of a layout', () => {
  for (const layout of ['wide', 'wideEnd', 'phone', 'phoneEnd'] as const) {
    const spots = ALL.filter(({ inPlaceOf }) => !inPlaceOf || !layout.endsWith('End')).map(
      ({ at }) => `${at[layout] ?? (layout === 'wideEnd' ? at.wide : at.phone)}`,
    );
    assert.equal(new Set(spots).size, spots.length, layout);
  }
});

test('without rooms a table has what any game needs', () => {
  const { bar, head, menu } = placesOf(true, between(true, 'person', 'bot1'), CORE);
  assert.deepEqual([...bar, ...head, ...menu].sort(), CORE.map(({ name }) => name).sort());
  assert.ok(bar.includes('moves'));
});
