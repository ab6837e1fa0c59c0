import assert from 'node:assert/strict';
import { test } from 'node:test';
// @ts-expect-error: tests lie beside web/, where the package has types
import { signal } from '../../web/node_modules/@preact/signals-core/dist/signals-core.mjs';
import { Bots } from '../../web/src/game/bots.ts';
import type { Thinker } from '../../web/src/python/engine.ts';
import {
  areaOf,
  markPlaces,
  plyAt,
  plyByKey,
  pointsOf,
  spread,
} from '../../web/src/rooms/review/graph.ts';
import { GameReview, type Reviewed } from '../../web/src/rooms/review/review.ts';
import { review as words } from '../../web/src/rooms/review/words/en.ts';
import type {
  Costs,
  Evaluation,
  GameRecord,
  Judged,
  Looked,
  Move,
  Question,
} from '../../web/src/scene/types.ts';
import { type Answers, type ReviewKeeping, Run, type Thinkers } from '../../web/src/thought/run.ts';
import { pathOf } from '../../web/src/ui/graph.ts';
import { settled } from './game/table.ts';
import { part } from './part.ts';

const by = (player: number | 'chance'): Move => ({ player, text: 'a', phrase: 'Do a' });
const value = (first: number, action: string | null = 'best'): Evaluation => ({
  win: [first, 1 - first],
  exact: false,
  action,
  phrase: action && `Do ${action}`,
  line: [],
});

test('a graph has a point for each ply that is known', () => {
  const chances = [0.5, 0.75, 0].map((first, at) => ({ ply: 2 * at, win: [first, 1 - first] }));
  const points = pointsOf(chances, 4, 0);
  assert.deepEqual(
    points.map(({ x, y }) => [x, y]),
    [
      [0, 0.5],
      [0.5, 0.25],
      [1, 1],
    ],
  );
  assert.equal(pathOf(points, 100, 40), 'M0 20L50 10L100 40');
  assert.equal(areaOf(points, 100, 40), 'M0 20L50 10L100 40L100 20L0 20Z');
  assert.equal(pathOf([], 100, 40) + areaOf([], 100, 40), '');
  assert.deepEqual(pointsOf(chances, 0, 1)[0].x, 0);
});

test('a place on the graph is a ply', () => {
  assert.deepEqual(
    [-1, 0, 0.24, 0.5, 2].map((x) => plyAt(x, 10)),
    [0, 0, 2, 5, 10],
  );
});

test('labels keep apart and inside', () => {
  assert.deepEqual(spread([0, 50, 100], 20, 100), [0, 50, 100]);
  assert.deepEqual(spread([50, 50], 20, 100), [50, 70]);
  assert.deepEqual(spread([100, 95, 98], 20, 100), [100, 60, 80]);
  assert.deepEqual(spread([10], 20, 100), [10]);
});

test('arrow keys go to the next ply, Home and End to the first and the last', () => {
  const keys = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'Home', 'End', 'a'];
  assert.deepEqual(
    keys.map((key) => plyByKey(key, 3, 9)),
    [2, 2, 4, 4, 0, 9, null],
  );
  assert.equal(plyByKey('ArrowLeft', 0, 9), 0);
  assert.equal(plyByKey('ArrowRight', 9, 9), 9);
});

test('of two players the one at the bottom of the board has the mark above', () => {
  const room = { height: 100, mark: 20 };
  assert.deepEqual(markPlaces([[], []], 0, room), [0, 80]);
  assert.deepEqual(markPlaces([[], []], 1, room), [80, 0]);
});

test('of more players each has a mark at the end of their line', () => {
  const room = { height: 100, mark: 20 };
  const line = (y: number) => [
    { ply: 0, x: 0, y: 0 },
    { ply: 1, x: 1, y },
  ];
  assert.deepEqual(markPlaces([line(0), line(1), []], 0, room), [0, 80, 40]);
});

const HELP = 1;

/** What evaluations are asked about. */
type Asking = { record: GameRecord; at: number; seconds: number };
type Known = { evaluations: Judged[]; looks: Looked[] };
type Ask = (name: string, args: object) => Promise<unknown>;

const named = (text: string) => ({ text, phrase: `Do ${text}` });

/** What a game of four plies cost: ply 1 seems to have been a mistake. */
function costsOf({ evaluations, looks }: Known): Costs {
  const plies = evaluations.map(({ ply }) => ply);
  const rest = [0, 4, 2, 1, 3].filter((ply) => !plies.includes(ply));
  const next = rest.length
    ? rest.map((at): Question => ({ call: 'evaluate', at, seconds: 0.1 }))
    : looks.length
      ? []
      : [{ call: 'weigh', at: 1, seconds: 1.5, look: 'close' } as const];
  const costs = looks.map(({ ply, better, cost }) => ({
    ...{ ply, player: 1, cost, points: null },
    ...{ action: named('a'), better: named(better), because: '', why: '' },
  }));
  const done = (plies.length + looks.length) / 6;
  return { next, done, costs, chances: [], turned: null };
}

/** A game of four plies in which ply 1 is a mistake that a longer look makes smaller. */
function game(calls: [number, number][]) {
  const record = part<GameRecord>({ actions: ['a', 'a', 'a', 'a'] });
  const ask = async (name: string, args: object): Promise<unknown> => {
    if (name === 'costs') return costsOf(args as Known);
    const { at, seconds } = args as Asking;
    calls.push([at, seconds]);
    if (name === 'weigh') {
      const win = { best: value(0.5).win, after: value(0.8).win };
      return { action: named('a'), best: named('best'), cost: 0.3, win, because: '' };
    }
    return value(at < 2 ? 0.5 : 0.8);
  };
  return { record, ask, moves: [by(0), by(1), by(0), by(1)] };
}

const bots = (ask: Ask, most = 1): Thinkers => ({
  ask: ask as Thinkers['ask'],
  startHelpers: () => most,
});

/** Keeps nothing, or what a test looks at. */
function keeping(answers: Answers | null = null): ReviewKeeping & { last: Answers | null } {
  const one = {
    last: answers,
    load: () => one.last,
    keep: (answers: Answers) => {
      one.last = structuredClone(answers);
    },
  };
  return one;
}

test('a run looks at all coarsely, then closely at what seems to cost', async () => {
  const calls: [number, number][] = [];
  const { ask, record, moves } = game(calls);
  const run = new Run(bots(ask), record, moves, keeping());
  assert.equal(await run.go(), true);
  assert.deepEqual(
    calls
      .slice(0, 5)
      .map(([at]) => at)
      .sort(),
    [0, 1, 2, 3, 4],
  );
  assert.deepEqual(
    calls.slice(5).map(([at]) => at),
    [1],
  );
  assert.ok(calls[5][1] > calls[0][1]);
  assert.ok(run.finished.value);
  const [{ ply, better, cost }] = run.progress.value.costs;
  assert.deepEqual([ply, better.text, Math.round(cost * 100)], [1, 'best', 30]);
});

test('a run tells how much is done, and when only the costliest moves are left', async () => {
  const steps: [number, boolean][] = [];
  const { ask, record, moves } = game([]);
  const noted: Ask = (name, args) => {
    if (name !== 'costs') steps.push([run.progress.value.done, run.closing.value]);
    return ask(name, args);
  };
  const run = new Run(bots(noted), record, moves, keeping());
  assert.equal(run.progress.value.done, 0);
  await run.go();
  const parts = steps.map(([part]) => part);
  assert.deepEqual(parts, [...parts].sort());
  assert.deepEqual(
    steps.map(([, closing]) => closing),
    [...Array(5).fill(false), true],
  );
  assert.equal(run.progress.value.done, 1);
});

test('a run stops, and continues where it was', async () => {
  const calls: [number, number][] = [];
  const { ask, record, moves } = game(calls);
  const run = new Run(bots(ask), record, moves, keeping());
  const first = run.go();
  run.stop();
  const second = run.go();
  assert.deepEqual(await Promise.all([first, second]), [false, true]);
  assert.ok(run.finished.value);
  assert.equal(run.running.value, false);
  assert.ok(calls.length <= 11);
});

test('a run that is stopped asks nothing more, and keeps nothing', async () => {
  const calls: [number, number][] = [];
  const { ask, record, moves } = game(calls);
  const stopping: Ask = (name, args) => {
    if (name === 'evaluate') run.stop();
    return ask(name, args);
  };
  const place = keeping();
  const run = new Run(bots(stopping), record, moves, place);
  assert.equal(await run.go(), false);
  assert.equal(calls.length, 1);
  assert.equal(run.running.value, false);
  assert.equal(run.finished.value, false);
  assert.equal(place.last, null);
});

test('a run asks as much at a time as can be answered', async () => {
  const { ask, record, moves } = game([]);
  const now = { under: 0, most: 0 };
  const counted: Ask = async (name, args) => {
    now.under += 1;
    now.most = Math.max(now.most, now.under);
    await new Promise((resolve) => setImmediate(resolve));
    now.under -= 1;
    return ask(name, args);
  };
  const run = new Run(bots(counted, 3), record, moves, keeping());
  await run.go();
  assert.equal(now.most, 3);
  assert.ok(run.finished.value);
});

test('a run that can’t ask says so once, and stops', async () => {
  const { record, moves } = game([]);
  const ask = () => Promise.reject(new Error('none'));
  const run = new Run(bots(ask, 3), record, moves, keeping());
  await assert.rejects(run.go(), { message: 'none' });
  assert.equal(run.running.value, false);
});

test('what was answered is kept, and gives the same costs without asking bots again', async () => {
  const calls: [number, number][] = [];
  const { ask, record, moves } = game(calls);
  const place = keeping();
  const run = new Run(bots(ask), record, moves, place);
  await run.go();
  const count = calls.length;
  const again = new Run(bots(ask), record, moves, place);
  assert.equal(await again.go(), true);
  assert.equal(calls.length, count);
  assert.deepEqual(again.progress.value, run.progress.value);
});

test('what is kept about another game, or damaged, is asked anew', async () => {
  const { ask, record, moves } = game([]);
  const other = { evaluations: [{ ply: 99, win: [1, 0], action: null }], looks: [] };
  const refusing: Ask = async (name, args) => {
    const { evaluations } = args as Known;
    if (name === 'costs' && evaluations.some(({ ply }) => ply === 99)) {
      throw Object.assign(new Error('no such ply'), { kind: 'bad-request' });
    }
    return ask(name, args);
  };
  const place = keeping(other);
  const run = new Run(bots(refusing), record, moves, place);
  assert.equal(await run.go(), true);
  assert.equal(place.last?.evaluations.length, 5);
});

test('once the costs are known, the best few moves of each decision are looked for', async () => {
  const { ask, record } = game([]);
  const plies: number[] = [];
  const asks: Ask = async (name, args) => {
    if (name !== 'lines') return ask(name, args);
    plies.push((args as Asking).at);
    return { lines: [] };
  };
  const run = new Run(bots(asks), record, [by(0), by('chance'), by(0), by(1)], keeping());
  await run.go();
  assert.deepEqual(plies, []);
  await run.findBest();
  assert.deepEqual(plies, [0, 2, 3]);
  await run.findBest();
  assert.equal(plies.length, 3, 'none is looked for twice');
});

test('no worker outlives the table that a run asked for, whether or not it was complete', async () => {
  const { ask, record, moves } = game([]);
  const workers: { state: string }[] = [];
  const make = () => {
    const worker = {
      state: 'off',
      waiting: 0,
      start: async () => {
        worker.state = 'ready';
      },
      stop: () => {
        worker.state = 'off';
      },
      call: (name: string, args: object) => ask(name, args),
    };
    workers.push(worker);
    return part<Thinker>(worker);
  };
  const opened = () => new Bots({ ponders: [] }, make, HELP);
  const place = keeping();
  for (const complete of [false, true, true]) {
    const reviewer = opened();
    const run = new Run(reviewer, record, moves, place);
    const going = run.go().then(() => run.findBest());
    if (complete) await going;
    reviewer.end();
    await going.catch(() => {});
    await run.findBest().catch(() => {});
    await settled();
    assert.deepEqual(new Set(workers.map(({ state }) => state)), new Set(['off']));
  }
});

type Given = { seats?: string[]; fail?: Record<string, Error | null> };

let tables = 0;

/** A finished game of two players, and what a review of it says and asks. */
function finished({ seats = ['person', 'person'], fail = {} }: Given = {}) {
  tables += 1;
  const { ask, record, moves } = game([]);
  const calls: string[] = [];
  const lines: string[] = [];
  const answer: Ask = async (name, args) => {
    calls.push(name);
    if (fail[name]) throw fail[name];
    return name === 'review' ? { sentences: ['It was close.'], panels: [] } : ask(name, args);
  };
  const session = {
    bots: bots(answer),
    now: {
      record: signal(record),
      seats: signal(seats),
      offers: signal({ lookBack: true }),
      aside: signal(null),
      display: signal({ view: { moves }, record }),
      saved: signal({ key: `${tables}`, record }),
    },
  };
  const again = (actions: string[]) => {
    const other = { actions };
    session.now.record.value = other;
    session.now.display.value = { view: { moves: actions.map(() => by(0)) }, record: other };
  };
  const review = new GameReview(part<Reviewed>(session), (words) => {
    lines.push(words);
  });
  return { session, calls, lines, again, fail, review };
}

test('a review begins once, and says when it is complete', async () => {
  const { review, calls, lines } = finished();
  review.begin();
  review.begin();
  await settled();
  assert.equal(calls.filter((name) => name === 'review').length, 1);
  assert.deepEqual(review.own.value?.sentences, ['It was close.']);
  assert.ok(review.run.value?.finished.value);
  assert.deepEqual(lines, ['The review is complete.']);
});

test('a mistake is weighed again against what was found to be better', async () => {
  const weighed: object[] = [];
  const { ask, record, moves } = game([]);
  const asks: Ask = async (name, args) => {
    if (name === 'weigh') weighed.push(args);
    if (name !== 'costs') return ask(name, args);
    const { looks } = args as Known;
    const again = { call: 'weigh', at: 1, seconds: 1.5, look: 'again', best: 'best' };
    const costs = costsOf(args as Known);
    if (looks.length === 1) return { ...costs, next: [again], done: 0.9 };
    return looks.length > 1 ? { ...costs, done: 1 } : costs;
  };
  const place = keeping();
  await new Run(bots(asks), record, moves, place).go();
  assert.deepEqual(
    weighed.map((args) => (args as { best?: string }).best),
    [undefined, 'best'],
  );
  assert.deepEqual(
    place.last?.looks.map(({ look }) => look),
    ['close', 'again'],
  );
});

test('another game has a review of its own, without answers about the one before', async () => {
  const { review, session, again } = finished();
  review.begin();
  const before = review.run.value;
  again(['a', 'a']);
  assert.equal(review.run.peek(), null);
  assert.equal(before?.running.value, false);
  await settled();
  assert.equal(review.own.value, null);
  review.begin();
  await settled();
  assert.notEqual(review.run.value, before);
  assert.ok(review.run.value?.finished.value);
  session.now.offers.value = { lookBack: false };
  assert.equal(review.run.value, null);
});

test('a review waits for the view of the newest record', () => {
  const { review, session } = finished();
  session.now.record.value = { actions: ['a'] };
  review.begin();
  assert.equal(review.run.value, null);
});

test('a review that fails tells why, and continues when asked', async () => {
  const failure = new Error('none');
  const { review, fail } = finished({ fail: { evaluate: failure } });
  review.begin();
  await settled();
  assert.equal(review.error.value, failure);
  fail.evaluate = null;
  review.go();
  assert.equal(review.error.value, null);
  await settled();
  assert.ok(review.run.value?.finished.value);
});

test('bots that were stopped are no failure of a review', async () => {
  const stopped = Object.assign(new Error('stopped'), { kind: 'stopped' });
  const { review } = finished({ fail: { evaluate: stopped, review: stopped } });
  review.begin();
  await settled();
  assert.equal(review.error.value, null);
});

test('a review that is closed hears nothing more', async () => {
  const { review, lines } = finished();
  review.begin();
  review.close();
  await settled();
  assert.equal(review.own.value, null);
  assert.deepEqual(lines, []);
});

test('of three players, two are the others', () => {
  assert.equal(words.others(2), 'Your opponent’s moves');
  assert.equal(words.others(3), 'The others’ moves');
});
