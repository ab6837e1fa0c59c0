import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coarseFirst, costsOf, judgedPlies, worst } from '../../web/src/review/costs.ts';
import { areaOf, expected, nearest, pathOf, plyAt, pointsOf, spread } from '../../web/src/review/graph.ts';
import { Run } from '../../web/src/review/run.ts';

const by = (player) => ({ player, text: 'a' });
const value = (first, action = 'best') => ({ win: [first, 1 - first], exact: false, action, line: [] });

test('decisions, the end, and chance right after a decision are judged', () => {
  assert.deepEqual(judgedPlies([by(0), by(1)]), [0, 1, 2]);
  const moves = ['chance', 'chance', 0, 'chance', 'chance', 1, 0, 'chance'].map(by);
  assert.deepEqual(judgedPlies(moves), [2, 3, 5, 6, 7, 8]);
  assert.deepEqual(judgedPlies([]), [0]);
});

test('plies come from end to end first, each once', () => {
  const plies = Array.from({ length: 40 }, (_, i) => 2 * i);
  const order = coarseFirst(plies);
  assert.deepEqual(order.slice(0, 4), [0, 78, 32, 64]);
  assert.deepEqual([...order].sort((a, b) => a - b), plies);
  assert.deepEqual(coarseFirst([7]), [7]);
});

test('a cost is what the mover lost, against what was to be expected, not the dice', () => {
  const moves = [by(0), by('chance'), by(1)];
  const known = new Map([
    [0, value(0.6)],
    [1, value(0.45, null)],
    [2, value(0.9)],
    [3, value(1, null)],
  ]);
  const costs = costsOf(moves, known);
  assert.deepEqual(
    costs.map(({ ply, player }) => [ply, player]),
    [
      [0, 0],
      [2, 1],
    ],
  );
  assert.ok(Math.abs(costs[0].cost - 0.15) < 1e-9);
  assert.ok(Math.abs(costs[1].cost - 0.1) < 1e-9);
});

test('the best action costs nothing, a gain is no cost, and what is not known is left out', () => {
  const known = new Map([
    [0, value(0.6, 'a')],
    [1, value(0.3)],
    [2, value(0.1)],
  ]);
  assert.deepEqual(
    costsOf([by(0), by(1), by(0)], known).map(({ cost }) => cost),
    [0, 0],
  );
});

test('the worst come first, small ones not at all', () => {
  const costs = [0.01, 0.2, 0.5, 0.2].map((cost, ply) => ({ ply, cost }));
  assert.deepEqual(
    worst(costs, 2).map(({ ply }) => ply),
    [2, 1],
  );
  assert.deepEqual(worst(costs.slice(0, 1)), []);
});

test('a graph has a point for each ply that is known', () => {
  const known = new Map([
    [4, value(0)],
    [0, value(0.5)],
    [2, value(0.75)],
  ]);
  const points = pointsOf(known, 4, 0);
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
  assert.deepEqual(pointsOf(new Map([[0, value(0.5)]]), 0, 1)[0].x, 0);
});

test('the line leaves out what is right after chance, but not the end', () => {
  const known = new Map([0, 1, 2, 3].map((ply) => [ply, value(0.5)]));
  assert.deepEqual([...expected(known, [by(0), by('chance'), by(0)]).keys()], [0, 1, 3]);
  assert.deepEqual([...expected(known, [by(0), by(0), by('chance')]).keys()], [0, 1, 2, 3]);
});

test('a place on the graph is a ply', () => {
  assert.deepEqual([-1, 0, 0.24, 0.5, 2].map((x) => plyAt(x, 10)), [0, 0, 2, 5, 10]);
});

test('labels keep apart and inside', () => {
  assert.deepEqual(spread([0, 50, 100], 20, 100), [0, 50, 100]);
  assert.deepEqual(spread([50, 50], 20, 100), [50, 70]);
  assert.deepEqual(spread([100, 95, 98], 20, 100), [100, 60, 80]);
  assert.deepEqual(spread([10], 20, 100), [10]);
});

test('a ply that is not known has the evaluation before it', () => {
  const known = new Map([[2, value(0.2)]]);
  assert.equal(nearest(known, 3).win[0], 0.2);
  assert.equal(nearest(known, 1), null);
});

/** A game of four plies in which ply 1 is a mistake that a longer look makes smaller. */
function game(asked) {
  const record = { actions: ['a', 'a', 'a', 'a'] };
  const think = async (_, { record: { actions }, at, seconds }) => {
    asked.push([at, seconds]);
    if (actions[1] === 'best' && at === 2) return value(0.5);
    return value(at < 2 ? 0.5 : 0.8);
  };
  return { record, think, moves: [by(0), by(1), by(0), by(1)] };
}

test('a run looks at all coarsely, then closely at what seems to cost', async () => {
  const asked = [];
  const { think, record, moves } = game(asked);
  const run = new Run({ think, lanes: () => 1 }, record, moves, () => {});
  await run.go();
  assert.deepEqual(asked.slice(0, 5).map(([at]) => at).sort(), [0, 1, 2, 3, 4]);
  assert.deepEqual(asked.slice(5).map(([at]) => at), [1, 2, 2, 2, 2]);
  assert.ok(asked[5][1] > asked[0][1]);
  assert.ok(run.finished);
  const [{ ply, better, cost }] = run.worst;
  assert.deepEqual([ply, better, Math.round(cost * 100)], [1, 'best', 30]);
});

test('a run stops, and goes on where it was', async () => {
  const asked = [];
  const { think, record, moves } = game(asked);
  const run = new Run({ think, lanes: () => 1 }, record, moves, () => {});
  const first = run.go();
  run.stop();
  const second = run.go();
  await Promise.all([first, second]);
  assert.ok(run.finished);
  assert.equal(run.running, false);
  assert.ok(asked.length <= 11);
});

test('a run asks as much at a time as can be answered', async () => {
  const { think, record, moves } = game([]);
  const now = { under: 0, most: 0 };
  const counted = async (name, args) => {
    now.under += 1;
    now.most = Math.max(now.most, now.under);
    await new Promise((resolve) => setImmediate(resolve));
    now.under -= 1;
    return think(name, args);
  };
  const run = new Run({ think: counted, lanes: () => 3 }, record, moves, () => {});
  await run.go();
  assert.equal(now.most, 3);
  assert.ok(run.finished);
});

test('a run that can’t ask says so once, and stops', async () => {
  const { record, moves } = game([]);
  const think = () => Promise.reject(new Error('none'));
  const run = new Run({ think, lanes: () => 3 }, record, moves, () => {});
  await assert.rejects(run.go(), { message: 'none' });
  assert.equal(run.running, false);
});
