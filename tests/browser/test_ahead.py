"""The ground of a first picture is painted ahead, in several parts, and comes out the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from pygames.games import find
from tests.browser.conftest import painting
from tests.support.door import ok
from tests.support.playthrough import golden

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

# The one whose map takes long.
GAME = find("on-tour")
# Does something with a new painter, then paints a view. Gives the picture once all parts that are
# left have been painted, and how many areas were filled for it.
PAINT = """async ({ internals, card, views: [view, other], begin }) => {
  const { Painter, lookOf } = await import(internals);
  let filled = 0;
  const { fill } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fill = function (...shape) {
    filled += 1;
    return fill.apply(this, shape);
  };
  const pictureOf = ({ scene }, theme = 'light') => ({
    scene, look: lookOf(card, theme, document.body),
    under: [], top: [], lifted: [], actors: [], time: 0,
  });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [300, Math.round((300 * view.scene.height) / view.scene.width)];
  const painter = new Painter(canvas);
  const looks = { light: pictureOf(view), dark: pictureOf(view, 'dark'), other: pictureOf(other) };
  const jobs = (look) => painter.ground.prepaint(canvas, looks[look]);
  const left = eval(begin)(painter, jobs, looks) ?? [];
  filled = 0;
  painter.paint(looks.light);
  const now = filled;
  for (const job of left) job();
  painter.paint(looks.other);
  painter.paint(looks.light);
  CanvasRenderingContext2D.prototype.fill = fill;
  return { shown: canvas.toDataURL(), filled: now };
}"""
AT_ONCE = "() => {}"
AHEAD = "(_, jobs) => { for (const job of jobs('light')) job(); }"
MEANWHILE = {
    "it is shown": """(_, jobs) => {
      const [first, ...left] = jobs('light');
      first();
      return left;
    }""",
    "another is shown": """(painter, jobs, { other }) => {
      const [first, ...left] = jobs('light');
      first();
      painter.paint(other);
      return left;
    }""",
    "another theme is chosen": """(_, jobs) => {
      const [first, ...dark] = jobs('dark');
      first();
      return [...jobs('light'), ...dark];
    }""",
}
FORGOTTEN = """(painter, jobs) => {
  const [first, ...left] = jobs('light');
  first();
  painter.forget();
  for (const job of left) job();
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    yield from painting(browser, site, bypass_csp=True)


def painted(page: Page, internals: str, begin: str) -> dict[str, Any]:
    record = golden(GAME).data()
    views = [ok("view", record=record, at=ply) for ply in (0, 6)]
    card = ok("card", game=GAME.id)
    parts = {"internals": internals, "card": card, "views": views, "begin": begin}
    pictures: dict[str, Any] = page.evaluate(PAINT, parts)
    return pictures


def test_a_ground_that_is_painted_ahead_is_not_painted_again(page: Page, internals: str) -> None:
    at_once, ahead = (painted(page, internals, begin) for begin in (AT_ONCE, AHEAD))
    assert ahead["shown"] == at_once["shown"]
    assert ahead["filled"] < at_once["filled"] / 2


@pytest.mark.parametrize("meanwhile", MEANWHILE)
def test_what_happens_meanwhile_spoils_no_picture(
    page: Page, internals: str, meanwhile: str
) -> None:
    at_once = painted(page, internals, AT_ONCE)
    assert painted(page, internals, MEANWHILE[meanwhile])["shown"] == at_once["shown"]


def test_what_is_forgotten_meanwhile_is_painted_again(page: Page, internals: str) -> None:
    """As when letters have come, which it was painted without."""
    at_once, forgotten = (painted(page, internals, begin) for begin in (AT_ONCE, FORGOTTEN))
    assert forgotten == at_once
