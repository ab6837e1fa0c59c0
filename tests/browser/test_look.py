"""What a person sees at once, and that motion neither hides nor holds up anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames.game import Game
from pygames.games import catalog
from tests.browser.conftest import watched
from tests.browser.tables import Table, next_frame, shelved
from tests.support.scripts import whole_game

# Pick an action; as soon as it moves, make the next pick: what shows at the end of that press?
PRESS_WHILE_MOVING = """async (board, [picks, next]) => {
  const press = (id) => document.querySelector(`[data-pick="${id}"]`).click();
  const picked = () => document.querySelector('h2').textContent;
  const moving = new Promise((resolve) => {
    const observer = new MutationObserver(() => board.hasAttribute('data-moving') && resolve());
    observer.observe(board, { attributes: true, attributeFilter: ['data-moving'] });
  });
  picks.forEach(press);
  await moving;
  const [before, moves] = [picked(), board.hasAttribute('data-moving')];
  press(next);
  await null; // what shows is rendered at the end of the press
  return { moves, rests: !board.hasAttribute('data-moving'), changed: picked() !== before };
}"""
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
SEED = "look"


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


@pytest.mark.parametrize(
    "game",
    [game for game in catalog() if game.players[0] == 2 and not game.chance],
    ids=lambda game: game.id,
)
def test_a_press_while_something_moves_is_taken_at_once(
    home: Page, site: str, game: Game[Any]
) -> None:
    steps = whole_game(game, SEED)[1]
    table = Table(home).open(f"{site}#game={game.id}&seed={SEED}")
    expect(table.board).not_to_have_attribute("data-moving", "")
    phases = table.board.evaluate(PRESS_WHILE_MOVING, [steps[0].picks, steps[1].picks[0]])
    assert phases == {"moves": True, "rests": True, "changed": True}


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
