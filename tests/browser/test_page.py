"""What the page says and keeps when something is odd, and that it fits its screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import watched
from tests.browser.tables import (
    BREAKTHROUGH,
    Table,
    begin,
    go_home,
    link,
    shelved,
)
from tests.support.moments import SETTLED, State, all_states, open_state

REFUSE_STORAGE = """
Object.defineProperty(Storage.prototype, 'setItem', {
  value() { throw new DOMException('no room', 'QuotaExceededError'); },
});
"""
SIZES = [(320, 640), (390, 844), (844, 390), (820, 1180), (1440, 900)]
YOUNG = [state for state in all_states() if state.name in {"start", "full"}]
NOTE = ".one-note > *"
NewContext = Callable[..., BrowserContext]


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all tests that don't change it."""
    yield from watched(browser)


@pytest.fixture
def page(desktop: Page, site: str) -> Page:
    """The home page."""
    desktop.set_viewport_size({"width": 1280, "height": 800})
    desktop.goto(f"{site}#")
    expect(shelved(desktop, "Murus Gallicus")).to_be_visible()
    return desktop


def home_again(page: Page, site: str) -> None:
    """Come to the home page once more: it shows what is kept then."""
    page.goto(f"{site}#games")
    expect(page.locator("body")).to_have_attribute("data-page", "games")
    go_home(page, site)
    expect(shelved(page, "Murus Gallicus")).to_be_visible()


def test_a_browser_that_keeps_nothing_says_so(new_context: NewContext, site: str) -> None:
    """What is said at a table, tests/web/page/device.test.ts shows."""
    context = new_context()
    context.add_init_script(REFUSE_STORAGE)
    page = context.new_page()
    page.route("**/*.wasm", lambda _: None)
    page.goto(f"{site}#table=one")
    expect(page.get_by_role("alert")).to_contain_text("this browser keeps nothing")


def test_the_table_fits_its_screen(page: Page, site: str) -> None:
    table = Table(page).open(link(site, BREAKTHROUGH[:8])).at(8)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)  # the layout follows the window in its next frame
        size = f"{width}×{height}"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        board = table.board.bounding_box()
        assert board
        assert board["x"] >= 0, size
        assert board["x"] + board["width"] <= width + 0.5, size
        assert board["y"] + board["height"] <= height + 0.5, f"the board is cut: {size}"
        expect(table.status(), size).to_be_in_viewport()


@pytest.mark.parametrize("state", YOUNG, ids=lambda state: state.row)
def test_on_a_phone_a_note_is_all_in_sight_or_not_at_all(
    page: Page, site: str, state: State
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_state(page, site, state)
    bar = Table(page).command("Undo").bounding_box()
    assert bar
    for note in page.locator(NOTE).all():
        box = note.bounding_box()
        assert box is None or box["x"] >= 390 or box["y"] + box["height"] <= bar["y"]


def test_the_home_page_fits_its_screen(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        size = f"{width}×{height}"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        expect(page.get_by_role("heading", level=1).first, size).to_be_in_viewport()


def test_the_ways_from_the_home_page_of_a_phone_are_large_enough(page: Page, site: str) -> None:
    """Also once a game is kept here, which adds one."""
    page.evaluate(KEEP, ["one", {}])
    home_again(page, site)
    for width in (320, 344, 390):
        page.set_viewport_size({"width": width, "height": 640})
        page.evaluate(SETTLED)
        expect(page.get_by_role("link", name="Your games")).to_be_visible()
        ways = page.locator(".head").locator("a, button")
        sizes = [way.bounding_box() or {"width": 0} for way in ways.all()]
        assert min(size["width"] for size in sizes) >= 44, width
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
    page.evaluate(REMOVE, "one")


def test_the_board_is_sharp_on_dense_screens(page: Page, site: str) -> None:
    session = page.context.new_cdp_session(page)
    screen = {"width": 1280, "height": 800, "mobile": False}
    for density in (3, 2, 1):
        session.send("Emulation.setDeviceMetricsOverride", screen | {"deviceScaleFactor": density})
        table = begin(page, site, f"{site}#game=murus-gallicus")
        canvas = table.board.locator("canvas").first
        pixels, width = canvas.evaluate("it => [it.width, it.getBoundingClientRect().width]")
        assert page.evaluate("devicePixelRatio") == density
        assert pixels == pytest.approx(width * density, abs=1)
    session.detach()


# Empties a canvas, as a browser may that wants its memory, and tells what it would.
LET_GO = """(canvas, event) => {
  canvas.getContext('2d').reset();
  (event === 'contextrestored' ? canvas : document).dispatchEvent(new Event(event));
}"""
IS_EMPTY = """canvas => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.every((part) => part === 0);
}"""


@pytest.mark.parametrize("event", ["contextrestored", "visibilitychange"])
def test_a_board_that_the_browser_has_let_go_of_is_painted_again(
    page: Page, site: str, event: str
) -> None:
    table = Table(page).open(f"{site}#game=murus-gallicus")
    canvas = table.board.locator("canvas").first
    canvas.evaluate(LET_GO, event)
    assert not canvas.evaluate(IS_EMPTY)


@pytest.mark.parametrize(("scheme", "ground"), [("light", "233, 236, 230"), ("dark", "16, 22, 20")])
def test_the_page_follows_the_systems_theme(page: Page, scheme: str, ground: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    color = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert color == f"rgb({ground})"
    page.emulate_media(color_scheme="light")


# Keeps a table as the page does, changed by a test; the names of entries have the site's path.
KEEP = """([key, changes]) => {
  const record = {
    format: 'pygames-record-1', game: 'murus-gallicus', options: {}, players: 2,
    actions: ['c1-a3'],
  };
  const seats = ['person', 'person'];
  const table = { format: 1, key, record, seats, ahead: [], over: false, line: '', used: 1 };
  const name = `pygames:${location.pathname}:table:${key}`;
  localStorage.setItem(name, JSON.stringify({ ...table, ...changes }));
}"""
REMOVE = "(key) => localStorage.removeItem(`pygames:${location.pathname}:table:${key}`)"
