// What places tell readers: in their names what can be done with them, and by no state, since a reader
// takes in each state of each place, and drops what else it is told meanwhile.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import './page.ts';
import type { Card, View } from '../../../web/src/scene/types.ts';
import { until } from './hand.ts';
import { python } from './tables.ts';

const { Places } = await import('../../../web/src/board/places.ts');
const { nextPicks } = await import('../../../web/src/scene/picks.ts');

type Decision = { view: View; picks: string[] };
type Played = { game: string; glyphs: Card['glyphs']; decisions: Decision[] };

/** The first decisions of each game. */
const GAMES = python<Played[]>(
  '[played(game) for game in catalog()]',
  'from pygames.games import catalog',
  'from tests.support.door import ok',
  'from tests.support.scripts import whole_game',
  'def played(game):',
  '  record, steps = whole_game(game, seed="ear")',
  '  plies = [0, *(step.ply for step in steps)]',
  '  view = lambda ply: ok("view", record=record.data(), at=ply)',
  '  decisions = [{"view": view(ply), "picks": s.picks} for ply, s in list(zip(plies, steps))[:4]]',
  '  return {"game": game.id, "glyphs": ok("card", game=game.id)["glyphs"], "decisions": decisions}',
);

/** A board on the page, with a name for each of its places. */
function boardOf({ glyphs }: Played, view: View, open: string[], picked: string[] = []) {
  const places = new Places();
  document.body.append(places.element);
  const show = (next: View) => places.show(next, glyphs);
  const mark = (...marks: [open: string[], picked: string[]]) => places.mark(...marks);
  const names = () => [...places.element.children].map((each) => each.getAttribute('aria-label'));
  show(view);
  mark(open, picked);
  return { element: places.element, show, mark, names };
}

/** Returns which attributes that tell readers of a state have changed since it was last asked. */
function listen(element: Element): () => (string | null)[] {
  const watch = new MutationObserver(() => {});
  watch.observe(element, { subtree: true, attributes: true });
  const changed = () => watch.takeRecords().map(({ attributeName }) => attributeName);
  return () =>
    changed().filter((name) => name !== 'aria-label' && /^aria-|^role$/.test(name ?? ''));
}

/** Makes decisions on a board, as fast as can be. */
function decide({ show, mark }: ReturnType<typeof boardOf>, decisions: readonly Decision[]) {
  for (const { view, picks } of decisions) {
    show(view);
    mark([], []);
    for (const count of [0, ...picks].keys()) {
      const path = picks.slice(0, count);
      mark(nextPicks(view.picks, path), path);
    }
  }
}

for (const played of GAMES) {
  const { game, decisions } = played;
  const [{ view }] = decisions;
  const open = nextPicks(view.picks, []);

  test(`turns change the names of places, in a while, and no state: ${game}`, async () => {
    const board = boardOf(played, view, open);
    const states = listen(board.element);
    decide(board, decisions);
    assert.deepEqual(states(), []);
    const last = decisions.at(-1) ?? assert.fail();
    const path = last.picks;
    const right = boardOf(played, last.view, nextPicks(last.view.picks, path), path);
    // The one that gets the focus has its name at once.
    const [first] = board.element.children;
    (first as HTMLElement).focus();
    assert.equal(board.names()[0], right.names()[0]);
    await until(() => isDeepStrictEqual(board.names(), right.names()));
  });
}

test('of names that wait, those come first that hold something else', async () => {
  const [played] = GAMES.filter(({ game }) => game === 'murus-gallicus');
  const [before, after] = played.decisions.map(({ view }) => view);
  const board = boardOf(played, before, nextPicks(before.picks, []));
  const order: string[] = [];
  const watch = new MutationObserver((records) => {
    for (const { target } of records) order.push((target as HTMLElement).dataset.pick ?? '');
  });
  watch.observe(board.element, { subtree: true, attributeFilter: ['aria-label'] });
  board.show(after);
  board.mark(nextPicks(after.picks, []), []);
  const held = ({ scene }: View) =>
    new Map([...scene.ground, ...scene.pieces].map(({ id, label }) => [id, label]));
  const [was, is] = [held(before), held(after)];
  const moved = [...is.keys()].filter((id) => was.get(id) !== is.get(id));
  await until(() => order.length > moved.length);
  assert.deepEqual(order.slice(0, moved.length).sort(), moved.sort());
});

test('the way to another player’s sheet says that it shows it', () => {
  const [played] = GAMES;
  const [{ view }] = played.decisions;
  const [road, ...others] = view.scene.ground.filter(({ label }) => label);
  const ground = [{ ...road, label: 'Yellow’s map', sheet: 1 }, ...others];
  const board = boardOf(played, { ...view, scene: { ...view.scene, ground } }, []);
  assert.equal(board.names()[0], 'Show Yellow’s map');
});
