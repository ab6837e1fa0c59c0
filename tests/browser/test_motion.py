"""Motion: repainting only what has changed looks like repainting everything."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import ViewportSize, expect

from pygames.games import catalog
from tests.browser.conftest import load_letters, serve_internals, watched
from tests.browser.tables import BREAKTHROUGH, Table, ask, begin, link
from tests.support.door import ok
from tests.support.playthrough import golden

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    from pygames.game import Game

GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
PLIES = 8
DESK = ViewportSize(width=1280, height=800)
# Curves cut off at an edge are rasterized a little differently; a piece cut off is another matter.
ALIKE = 64

# Paints what shows from one ply to the next on one canvas, and each picture whole on another: the
# first with marks of what can be picked, frames of the motion, and the second without marks, with
# them, and with a pick. Gives how much they differ at most, from 0 to 255, and how much moved.
COMPARE = """async ({ internals, card, views: [before, after] }) => {
  const { Painter, length, lookOf, marksOf, nextPicks, plan } = await import(internals);
  const { scene } = after;
  const canvas = () => {
    const made = document.createElement('canvas');
    [made.width, made.height] = [300, Math.round((300 * scene.height) / scene.width)];
    return made;
  };
  const paper = canvas().getContext('2d', { willReadFrequently: true });
  const dotsOf = (picture) => {
    paper.fillStyle = 'white';
    paper.fillRect(0, 0, picture.width, picture.height);
    paper.drawImage(picture, 0, 0);
    return paper.getImageData(0, 0, picture.width, picture.height).data;
  };
  const difference = (one, other) => {
    const [dots, others] = [dotsOf(one), dotsOf(other)];
    let most = 0;
    for (let i = 0; i < dots.length; i += 1) {
      if (dots[i] !== others[i]) most = Math.max(most, Math.abs(dots[i] - others[i]));
    }
    return most;
  };
  const { glyphs } = card;
  const look = lookOf(card, 'light', document.body);
  const pictureOf = (view, live = false, path = [], more = {}) => {
    const { ground, pieces } = view.scene;
    const shapes = new Map([...ground, ...pieces].map((shape) => [shape.id, shape]));
    const marks = marksOf({ view, shapes, glyphs, path, hover: null, live });
    return { scene: view.scene, look, ...marks, lifted: path, actors: [], time: 0, ...more };
  };
  const actors = plan(before.scene, scene, glyphs);
  const frames = (actors.length ? [0, 0.1, 0.5, 0.9] : []).map((part) =>
    pictureOf(after, false, [], { actors, time: part * length(actors) }),
  );
  const pick = nextPicks(after.picks, []).slice(0, 1);
  const rest = [pictureOf(after), pictureOf(after, true), pictureOf(after, true, pick)];
  const [stepped, whole] = [canvas(), canvas()];
  const painter = new Painter(stepped);
  let most = 0;
  for (const picture of [pictureOf(before, true), ...frames, ...rest]) {
    painter.paint(picture);
    new Painter(whole).paint(picture);
    most = Math.max(most, difference(stepped, whole));
  }
  return [most, actors.length];
}"""


# Records for each painting of the board whether it happened in a frame. Holds frames back on
# request, so that motions begin and don't advance.
FRAMES = """
window.inFrames = [];
let inFrame = false;
let holds = false;
const held = new Map();
const [ask, cancel] = [requestAnimationFrame, cancelAnimationFrame];
window.requestAnimationFrame = (act) => {
  const noted = (now) => {
    inFrame = true;
    act(now);
    inFrame = false;
  };
  if (!holds) return ask(noted);
  const id = -1 - held.size;
  held.set(id, noted);
  return id;
};
window.cancelAnimationFrame = (id) => (held.has(id) ? held.set(id, () => {}) : cancel(id));
window.holdFrames = () => { holds = true; };
window.letFramesGo = () => {
  holds = false;
  for (const act of held.values()) ask(act);
  held.clear();
};
const clear = CanvasRenderingContext2D.prototype.clearRect;
CanvasRenderingContext2D.prototype.clearRect = function (...box) {
  if (this.canvas.parentElement?.matches('.board')) window.inFrames.push(inFrame);
  return clear.apply(this, box);
};
"""


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    """One page where things move, since Python takes a while to start."""
    for page in watched(browser, viewport=DESK, reduced_motion="no-preference"):
        page.add_init_script(FRAMES)
        serve_internals(page)
        page.goto(site)
        load_letters(page)
        yield page


@GAMES
def test_partial_painting_looks_like_painting_the_whole_board(
    page: Page, internals: str, game: Game[Any]
) -> None:
    record = golden(game).data()
    card = ok("card", game=game.id)
    views = [ok("view", record=record, at=ply) for ply in range(PLIES + 1)]
    total = 0
    for pair in pairwise(views):
        most, actors = page.evaluate(COMPARE, {"internals": internals, "card": card, "views": pair})
        assert most <= ALIKE, f"a picture on the way to ply {pair[1]['ply']} is another"
        total += actors
    assert total


@pytest.fixture
def table(page: Page, site: str) -> Iterator[Table]:
    """A table where things move, with two moves played."""
    table = begin(page, site, link(site, BREAKTHROUGH[:2])).at(2)
    expect(table.board).not_to_have_attribute("data-moving", "")
    yield table
    page.evaluate("letFramesGo()")


def noted(table: Table, act: Callable[[], object], ply: int) -> list[bool]:
    """Do something that leads to a ply; return of each painting whether it was in a frame."""
    table.page.evaluate("window.inFrames = []")
    act()
    table.at(ply)
    expect(table.board).not_to_have_attribute("data-moving", "")
    flags: list[bool] = table.page.evaluate("window.inFrames")
    return flags


def test_a_step_through_the_moves_is_painted_only_in_frames(table: Table) -> None:
    """The page around the board needs the first frame: both at once take too long."""
    noted(table, table.command("First position").click, 0)
    assert all(noted(table, table.command("Next move").click, 1))


def test_a_move_made_here_is_painted_at_once(table: Table) -> None:
    assert not all(noted(table, lambda: table.play(BREAKTHROUGH[2:3], since=2), 3))


def test_a_step_that_breaks_off_another_is_painted_at_once(table: Table) -> None:
    """Otherwise the board would freeze while a person hurries through the moves."""
    noted(table, table.command("First position").click, 0)
    table.page.evaluate("holdFrames()")
    table.command("Next move").dispatch_event("click")
    expect(table.board).to_have_attribute("data-moving", "")
    table.command("Next move").dispatch_event("click")
    table.at(2)


def test_a_slider_that_is_dragged_fast_takes_the_board_along(table: Table, site: str) -> None:
    """From a ply to one that is no neighbour the board fades."""
    table.open(link(site, BREAKTHROUGH[:4])).at(4)
    slider = table.page.get_by_role("slider", name="Move shown")
    table.page.evaluate("holdFrames()")
    slider.fill("2")
    expect(table.board).to_have_attribute("data-moving", "")
    slider.fill("0")
    table.at(0)


def test_words_wait_for_what_moves_and_a_pick_waits_for_nothing(table: Table) -> None:
    expect(table.status()).to_contain_text("White")
    table.page.evaluate("holdFrames()")
    for square in ("a1", "c3"):
        table.place(square).press("Enter")
    expect(table.board).to_have_attribute("data-moving", "")
    expect(table.page.locator("[data-moves] [data-ply]")).to_have_count(3)
    expect(table.status()).to_contain_text("White")
    table.place("d7").press("Enter")
    expect(table.board).not_to_have_attribute("data-moving", "")
    expect(table.status()).to_contain_text("d7")


def test_a_tap_ends_the_throw_of_a_die_and_places_nothing(table: Table, site: str) -> None:
    table.open(f"{site}#game=eight-by-eight&seats=person,person&seed=cost").at(1)
    noted(table, table.command("First position").click, 0)
    table.page.evaluate("holdFrames()")
    table.command("Next move").dispatch_event("click")
    expect(table.board).to_have_attribute("data-moving", "")
    hole = table.place("row 1, column 2")
    ask(hole)
    expect(table.board).not_to_have_attribute("data-moving", "")
    table.at(1).page.evaluate("letFramesGo()")
    hole.click()
    table.past(1)
