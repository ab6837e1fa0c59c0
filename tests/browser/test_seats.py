"""However many play and however small the screen: nothing is cut, nothing lies over another.

And nothing moves while a person plays, whatever is said.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from pygames.game import Game
from pygames.games import catalog
from tests.browser.conftest import watched
from tests.browser.tables import OPEN, PHONE, Table, begin, next_frame
from tests.support.effort import often
from tests.support.moments import no_tips

PLAYED_ON: list[ViewportSize] = [
    {"width": 360, "height": 640},
    {"width": 1280, "height": 800},
    {"width": 390, "height": 844},
]
del PLAYED_ON[often(2, 3) :]
SIZES = ((320, 640), (390, 844), (844, 390), (820, 1180), (1440, 900))

_CUT = """() => [...document.querySelectorAll('.plate')].filter((plate) => {
  const box = plate.getBoundingClientRect();
  const name = plate.querySelector('b');
  const cut = getComputedStyle(name.parentElement).position !== 'absolute'
    && name.scrollWidth > name.clientWidth + 1;
  return cut || box.left < 0 || box.right > innerWidth || !box.width;
}).length"""


@pytest.fixture(scope="module")
def screens(browser: Browser) -> Iterator[list[Page]]:
    """A phone and a desktop: each waits for its bot while the other does."""
    streams = [watched(browser, **PHONE | {"viewport": size}) for size in PLAYED_ON]
    pages = [next(stream) for stream in streams]
    for page in pages:
        page.add_init_script(no_tips())
    yield pages
    for stream in streams:
        next(stream, None)


@pytest.fixture
def phone(screens: list[Page]) -> Iterator[Page]:
    """A page whose size may change."""
    yield screens[0]
    screens[0].set_viewport_size(PLAYED_ON[0])


def _box(page: Page, selector: str) -> dict[str, Any]:
    box: Any = page.locator(selector).first.bounding_box()
    assert box, selector
    return dict(box)


@pytest.mark.parametrize(
    ("game", "count"),
    [("murus-gallicus", 2), ("on-tour", 3), ("eight-by-eight", 4), ("on-tour", 8)],
)
def test_all_who_play_are_there_with_the_board_and_the_status(
    phone: Page, site: str, game: str, count: int
) -> None:
    table = Table(phone).open(f"{site}#game={game}&seats={','.join(['person'] * count)}&seed=x")
    for width, height in SIZES:
        phone.set_viewport_size({"width": width, "height": height})
        next_frame(phone)
        where = f"{count} on {width} by {height}"
        assert phone.evaluate(_CUT) == 0, f"a player is cut: {where}"
        board, status = _box(phone, ".board"), _box(phone, ".status")
        assert board["x"] >= 0, where
        assert board["x"] + board["width"] <= width, where
        assert board["y"] + board["height"] <= height, where
        if width < 600:
            bar = _box(phone, ".commands")
            assert status["y"] + status["height"] <= bar["y"] + 1, f"the status is cut: {where}"
    assert table.board.count() == 1


# Notes where all that stands around the words is, in each frame, until it is asked for.
WATCH = """() => {
  globalThis.layouts = new Set();
  const parts = '.table .head, .board, .plate, .commands';
  const note = () => {
    const boxes = [...document.querySelectorAll(parts)].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.className.split(' ')[0], x, y, width, height].join(' ');
    });
    layouts.add(boxes.sort().join('; '));
    if (layouts.size < 9) requestAnimationFrame(note);
  };
  note();
}"""
# Numbers that wait to be written would only change their places.
PICKABLE = f"{OPEN}:not([data-pick^='num-'])"
# Who always passes, or always blacks out, soon has lost, and then nothing is left to pick.
PICK_ONE = """(which) => {
  const all = document.querySelectorAll(which);
  all[all.length >> 1]?.click();
  return all.length;
}"""
# With these a person and the bot have a few turns each.
PICKS = 6


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_nothing_moves_while_a_person_plays(
    screens: list[Page], site: str, game: Game[Any]
) -> None:
    for page in screens:
        begin(page, site, f"{site}#game={game.id}&seats=person,bot1&seed=a")
        page.evaluate(WATCH)
    for _ in range(PICKS):
        for page in screens:
            page.wait_for_function(PICK_ONE, arg=PICKABLE, timeout=60_000)
        for page in screens:
            next_frame(page)
    for page in screens:
        Table(page).past(0)
        assert page.evaluate("[...layouts]") == page.evaluate("[...layouts].slice(0, 1)")
