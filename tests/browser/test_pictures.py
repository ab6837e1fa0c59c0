"""Small pictures show what they are of, also where a browser has let go of what was painted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import watched
from tests.browser.tables import (
    CAN_HOLD,
    Table,
    ask_what_was_held,
    go_home,
    hold_questions,
)
from tests.support.moments import SETTLED
from tests.support.pages import keep_games

# Knows all canvases that the page makes, on the page and beside it.
COLLECT = """
globalThis.canvases = [];
const plain = document.createElement.bind(document);
document.createElement = (name, ...more) => {
  const made = plain(name, ...more);
  if (name === 'canvas') canvases.push(made);
  return made;
};
"""
# Empties all canvases and tells them so, as when the graphics card was reset.
RESET = """() => {
  canvases.forEach((canvas) => canvas.getContext('2d').reset());
  canvases.forEach((canvas) => canvas.dispatchEvent(new Event('contextrestored')));
}"""
# The content of each canvas in some places; '' if it is empty.
SHOWS = """(places) => {
  const empty = document.createElement('canvas');
  return [...document.querySelectorAll(`:is(${places}) canvas`)].map((canvas) => {
    [empty.width, empty.height] = [canvas.width, canvas.height];
    const shows = canvas.toDataURL();
    return shows === empty.toDataURL() ? '' : shows;
  });
}"""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all the tests here, since Python takes a while to start."""
    for page in watched(browser):
        page.add_init_script(COLLECT)
        page.add_init_script(CAN_HOLD)
        yield page


def shown(page: Page, places: str, count: int) -> list[str]:
    """Return the contents of canvases, once there are at least this many and nothing is loading."""
    expect(page.locator(f":is({places}) canvas").nth(count - 1)).to_be_attached()
    page.wait_for_function(f"(places) => ({SHOWS})(places).every(Boolean)", arg=places)
    page.evaluate(SETTLED)
    shows: list[str] = page.evaluate(SHOWS, places)
    return shows


@pytest.mark.parametrize(
    ("address", "places", "count"),
    [
        ("#", ".box", 5),
        ("#daily=2026-11-16", ".challenge", 5),
        ("#games", ".thumb", 3),
        ("#rules=cercas", "figure", 3),
        ("#print=cercas", ".leaf", 1),
    ],
)
def test_pictures_show_what_they_are_of_also_after_the_graphics_card_was_reset(
    desktop: Page, site: str, address: str, places: str, count: int
) -> None:
    keep_games(go_home(desktop, site))
    desktop.goto(f"{site}{address}")
    # They are busy from their first frame on.
    expect(desktop.locator(f":is({places}) canvas").nth(count - 1)).to_be_attached()
    expect(desktop.locator("[aria-busy], .thumb.faint")).to_have_count(0)
    before = shown(desktop, places, count)
    desktop.evaluate(RESET)
    assert desktop.evaluate(SHOWS, places) == before


def test_the_pictures_of_a_day_follow_their_boards(desktop: Page, site: str) -> None:
    """Samples show first, of the same size."""
    hold_questions(go_home(desktop, site))
    desktop.goto(f"{site}#daily=2026-11-16")
    samples = shown(desktop, ".challenge[aria-busy]", 5)
    ask_what_was_held(desktop)
    expect(desktop.locator(".thumb.faint")).to_have_count(0)
    boards = shown(desktop, ".challenge", 5)
    assert not set(samples) & set(boards)


def test_a_board_shows_after_a_reset_between_two_games(desktop: Page, site: str) -> None:
    """The ground of the last board is kept for the next."""
    board = f"{site}#game=cercas"
    Table(go_home(desktop, site)).open(board)
    before = shown(desktop, ".board", 1)
    go_home(desktop, site).evaluate(RESET)
    Table(desktop).open(board)
    assert shown(desktop, ".board", 1) == before
