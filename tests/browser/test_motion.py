"""Motion: a frame that is painted only where something moves is the frame painted whole."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from pygames.games import catalog
from tests.browser.conftest import serve_internals, watched
from tests.support.door import ok
from tests.support.playthrough import folder, read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from pygames.game import Game

GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
PLIES = 8
# Curves cut off at an edge are rasterized a little differently; a piece cut off is another matter.
ALIKE = 64

# Steps through a motion on one canvas, and paints each of its frames whole on another; gives how
# much they differ at most, from 0 to 255, and how many shapes moved.
COMPARE = """async ({ internals, card, views: [before, { scene, ...after }] }) => {
  const { Painter, length, lookOf, marksOf, plan } = await import(internals);
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
    for (let i = 0; i < dots.length; i += 1) most = Math.max(most, Math.abs(dots[i] - others[i]));
    return most;
  };
  const { glyphs } = card;
  const shapes = new Map([...scene.ground, ...scene.pieces].map((shape) => [shape.id, shape]));
  const view = { ...after, scene };
  const marks = marksOf({ view, shapes, glyphs, path: [], hover: null, live: false });
  const look = lookOf(card, 'light', document.body);
  const actors = plan(before.scene, scene, glyphs);
  const [stepped, whole] = [canvas(), canvas()];
  const painter = new Painter(stepped);
  let most = 0;
  for (const part of actors.length ? [0, 0.1, 0.5] : []) {
    const time = part * length(actors);
    const picture = { scene, look, ...marks, lifted: [], actors, time };
    painter.paint(picture);
    new Painter(whole).paint(picture);
    most = Math.max(most, difference(stepped, whole));
  }
  return [most, actors.length];
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    """One page, which needs no rules."""
    for page in watched(browser, reduced_motion="no-preference"):
        serve_internals(page)
        page.goto(site)
        page.evaluate("document.fonts.ready.then(() => null)")
        yield page


@GAMES
def test_a_frame_painted_where_something_moves_is_the_frame_painted_whole(
    page: Page, internals: str, game: Game[Any]
) -> None:
    record = read(min(folder(game).glob("*.txt")).read_text("utf-8")).data()
    card = next(each for each in ok("catalog")["games"] if each["id"] == game.id)
    views = [ok("view", record=record, at=ply) for ply in range(PLIES + 1)]
    moved = 0
    for pair in pairwise(views):
        most, actors = page.evaluate(COMPARE, {"internals": internals, "card": card, "views": pair})
        assert most <= ALIKE, f"a frame on the way to ply {pair[1]['ply']} is another"
        moved += actors
    assert moved
