"""What the page says and keeps when something is odd, and that it fits its screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import watched
from tests.browser.tables import Table, begin, shelved

REFUSE_STORAGE = """
Object.defineProperty(Storage.prototype, 'setItem', {
  value() { throw new DOMException('no room', 'QuotaExceededError'); },
});
"""
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


def test_a_browser_that_keeps_nothing_says_so(new_context: NewContext, site: str) -> None:
    """What is said at a table, tests/web/page/device.test.ts shows."""
    context = new_context()
    context.add_init_script(REFUSE_STORAGE)
    page = context.new_page()
    page.route("**/*.wasm", lambda _: None)
    page.goto(f"{site}#table=one")
    expect(page.get_by_role("alert")).to_contain_text("this browser keeps nothing")


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
  const { width, height } = canvas;
  const copy = new OffscreenCanvas(width, height).getContext('2d');
  copy.drawImage(canvas, 0, 0);
  return copy.getImageData(0, 0, width, height).data.every((part) => part === 0);
}"""


def test_a_board_that_the_browser_has_let_go_of_is_painted_again(page: Page, site: str) -> None:
    canvas = Table(page).open(f"{site}#game=murus-gallicus").board.locator("canvas").first
    for event in ("contextrestored", "visibilitychange"):
        canvas.evaluate(LET_GO, event)
        assert not canvas.evaluate(IS_EMPTY), event


def test_the_page_follows_the_systems_theme(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    expect(page.locator("body")).to_have_css("background-color", "rgb(16, 22, 20)")
    page.emulate_media(color_scheme="light")
    expect(page.locator("body")).to_have_css("background-color", "rgb(233, 236, 230)")
