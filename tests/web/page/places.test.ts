// How places tell what can be done with them: few change their names at once, since a screen reader
// drops what comes while many do, and each is right when the focus comes to it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.ts';
import type { Card, View } from '../../../web/src/scene/types.ts';
import { key, python } from './tables.ts';

const { Places } = await import('../../../web/src/board/places.ts');
const { nextPicks } = await import('../../../web/src/scene/picks.ts');

/** Orca takes in 50 changes before it drops anything; there is more to say than what places say. */
const MOST = 40;
const PAUSE_MS = 500;

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
  const isBehind = () => places.element.hasAttribute('data-renaming');
  const all = () => [...places.element.children] as HTMLElement[];
  show(view);
  mark(open, picked);
  return { element: places.element, show, mark, isBehind, all, texts: () => all().map(textOf) };
}

/** What a reader is told of a place. */
function textOf(place: Element): string {
  return `${place.getAttribute('aria-label')} ${place.getAttribute('aria-disabled')}`;
}

/** Returns how many changes a reader has been told since it was last asked. */
function listen(element: Element): () => number {
  const watch = new MutationObserver(() => {});
  const attributeFilter = ['aria-label', 'aria-disabled', 'aria-pressed', 'aria-selected'];
  watch.observe(element, { subtree: true, attributes: true, attributeFilter });
  return () => watch.takeRecords().length;
}

/** Makes decisions on a board, as fast as can be. */
function* decide({ show, mark }: ReturnType<typeof boardOf>, decisions: readonly Decision[]) {
  for (const { view, picks } of decisions) {
    show(view);
    yield mark([], []);
    for (const count of [0, ...picks].keys()) {
      const path = picks.slice(0, count);
      yield mark(nextPicks(view.picks, path), path);
    }
  }
}

for (const played of GAMES) {
  const { game, decisions } = played;
  const [{ view }] = decisions;
  const open = nextPicks(view.picks, []);

  test(`few places change their names at once, and all have theirs in the end: ${game}`, (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const board = boardOf(played, view, open);
    const changes = listen(board.element);
    for (const _ of decide(board, decisions)) {
      do {
        assert.ok(changes() <= MOST);
        context.mock.timers.tick(PAUSE_MS);
      } while (board.isBehind());
    }
    const last = decisions.at(-1) ?? assert.fail();
    const path = last.picks;
    const right = boardOf(played, last.view, nextPicks(last.view.picks, path), path);
    assert.deepEqual(board.texts(), right.texts());
  });

  test(`a fast player makes no more of them change: ${game}`, (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const board = boardOf(played, view, open);
    const changes = listen(board.element);
    for (const _ of decide(board, decisions.slice(0, 1)));
    assert.ok(changes() <= MOST);
  });

  test(`a place has its name when the focus comes to it: ${game}`, (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const board = boardOf(played, view, open);
    board.mark([], open);
    const right = boardOf(played, view, [], open).texts();
    for (const [at, place] of board.all().entries()) {
      place.focus();
      assert.equal(textOf(place), right[at]);
    }
  });

  test(`all places change their names at once for those who point: ${game}`, () => {
    const board = boardOf(played, view, open);
    board.mark([], []);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    board.mark([], open);
    assert.ok(!board.isBehind());
    assert.deepEqual(board.texts(), boardOf(played, view, [], open).texts());
    key('Enter');
  });
}

test('the way to another player’s sheet says that it shows it', () => {
  const [played] = GAMES;
  const [{ view }] = played.decisions;
  const [road, ...others] = view.scene.ground.filter(({ label }) => label);
  const ground = [{ ...road, label: 'Yellow’s map', sheet: 1 }, ...others];
  const board = boardOf(played, { ...view, scene: { ...view.scene, ground } }, []);
  assert.match(board.texts()[0], /^Show Yellow’s map /);
});
