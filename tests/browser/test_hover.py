"""While the mouse rests on the last pick of an action, the board shows what it would bring."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import Watch
from tests.browser.tables import Table, click, next_frame

pytestmark = pytest.mark.browser_context_args(reduced_motion="no-preference")
NewContext = Callable[..., BrowserContext]

_COLOUR = """(canvas, [x, y]) => {
  const scale = canvas.width / canvas.clientWidth;
  return [...canvas.getContext('2d').getImageData(x * scale, y * scale, 1, 1).data].join(' ');
}"""


def _beside_the_middle(table: Table, place: Locator) -> str:
    """Read a colour that a piece would cover and the mark of the place doesn't."""
    board, box = table.board.bounding_box(), place.bounding_box()
    assert board
    assert box
    x = box["x"] - board["x"] + box["width"] * 0.815
    y = box["y"] - board["y"] + box["height"] / 2
    colour: str = table.board.locator("canvas").evaluate(_COLOUR, [x, y])
    return colour


def _wait_until(table: Table, place: Locator, holds: Callable[[str], bool]) -> None:
    """Look frame by frame."""
    for _ in range(600):
        if holds(_beside_the_middle(table, place)):
            return
        next_frame(table.page)
    pytest.fail("the board does not show it")


def test_a_piece_to_come_shows_under_the_mouse_and_goes_with_it(
    new_context: NewContext, site: str, watch: Watch
) -> None:
    watch.allow("willReadFrequently")  # it is this test that reads
    page: Page = new_context(viewport={"width": 1280, "height": 800}).new_page()
    table = Table(page).open(f"{site}#game=eight-by-eight&seed=hover")
    place = table.board.locator("button[data-pick^=space][data-open]").first
    expect(place).to_be_visible()
    page.mouse.move(5, 5)
    expect(table.board).not_to_have_attribute("data-moving", "")
    empty = _beside_the_middle(table, place)
    place.hover(force=True)
    _wait_until(table, place, lambda colour: colour != empty)
    page.mouse.move(5, 5)
    _wait_until(table, place, lambda colour: colour == empty)
    assert table.ply() == 1
    click(place)
    table.past(1)
