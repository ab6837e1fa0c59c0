"""What a person sees at once, and that motion neither hides nor holds up anything."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames.games import catalog
from tests.browser.conftest import watched
from tests.browser.tables import Table, next_frame, shelved

# Counts the pictures that fly from the shelf to the board.
WATCH_FLYING = """
window.flown = [];
new MutationObserver((changes) => {
  for (const each of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (each.classList?.contains('flying')) window.flown.push(each.getBoundingClientRect().width);
  }
}).observe(document, { childList: true, subtree: true });
"""
WATCH_DIALOG = """() => {
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    showModal.call(this);
    window.dialogBegins = [this.getBoundingClientRect().top, getComputedStyle(this).opacity];
    HTMLDialogElement.prototype.showModal = showModal;
  };
}"""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all the tests here, since Python takes a while to start."""
    for page in watched(browser, viewport={"width": 1440, "height": 900}):
        page.add_init_script(WATCH_FLYING)
        yield page


@pytest.fixture
def home(desktop: Page, site: str) -> Page:
    """The home page, without open games."""
    desktop.emulate_media(reduced_motion="no-preference")
    desktop.goto(f"{site}#")
    expect(shelved(desktop, "Cercas")).to_be_visible()
    return desktop


def test_a_desktop_shows_all_about_each_game_without_scrolling(home: Page) -> None:
    """The ledge at the foot hides nothing."""
    assert home.evaluate("document.documentElement.scrollHeight") <= 900
    ledge = home.get_by_role("contentinfo").bounding_box()
    assert ledge
    for game in catalog():
        box = home.get_by_role("button", name=game.title)
        players = "\u2013".join(map(str, sorted(set(game.players))))
        for words in (game.title, game.summary, f"{game.minutes} min", players, "Play"):
            expect(box.get_by_text(words, exact=True)).to_be_in_viewport(ratio=1)
        way = box.get_by_text("Play", exact=True).bounding_box()
        assert way
        assert way["y"] + way["height"] <= ledge["y"]


def _start(home: Page) -> Table:
    home.get_by_role("button", name="Cercas").click()
    home.get_by_role("button", name="Start").click()
    return Table(home).painted()


def test_a_games_picture_grows_into_its_board_and_goes(home: Page) -> None:
    home.evaluate("flown.length = 0")
    _start(home)
    (width,) = home.evaluate("flown")
    assert width > 200
    expect(home.locator(".flying")).to_have_count(0)


def test_no_picture_flies_where_less_motion_is_asked_for(home: Page) -> None:
    home.emulate_media(reduced_motion="reduce")
    home.evaluate("flown.length = 0")
    _start(home)
    assert home.evaluate("flown") == []


def test_a_dialog_opens_in_place_with_less_motion(home: Page) -> None:
    home.emulate_media(reduced_motion="reduce")
    home.evaluate(WATCH_DIALOG)
    home.get_by_role("button", name="Cercas").click()
    dialog = home.get_by_role("dialog")
    next_frame(home)
    then = dialog.bounding_box()
    assert then
    assert home.evaluate("dialogBegins") == [then["y"], "1"]
