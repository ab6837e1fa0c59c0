"""However many play and however small the screen: nothing is cut, nothing lies over another.

And what stands below the words of a turn keeps its place in the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames.game import Game
from pygames.games import catalog
from tests.browser.conftest import watched
from tests.browser.tables import PHONE, Table, click, next_frame, record_link
from tests.support.effort import drawn
from tests.support.moments import no_tips
from tests.support.scripts import whole_game

SIZES = ((320, 640), (390, 844), (844, 390), (820, 1180), (1440, 900))

_CUT = """() => [...document.querySelectorAll('.plate')].filter((plate) => {
  const box = plate.getBoundingClientRect();
  const name = plate.querySelector('b');
  const cut = getComputedStyle(name.parentElement).position !== 'absolute'
    && name.scrollWidth > name.clientWidth + 1;
  return cut || box.left < 0 || box.right > innerWidth || !box.width;
}).length"""


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """One page for all the tests here."""
    for page in watched(browser, **PHONE):
        page.add_init_script(no_tips())
        yield page


def _box(page: Page, selector: str) -> dict[str, Any]:
    found: Any = page.locator(selector).first.bounding_box()
    assert found, selector
    return dict(found)


@pytest.mark.alike("row")
@pytest.mark.parametrize("count", [3, 4, 8])
def test_all_who_play_are_there_with_the_board_and_the_status(
    phone: Page, site: str, count: int
) -> None:
    game = "eight-by-eight" if count == 4 else "on-tour"
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


@pytest.mark.alike("row")
@pytest.mark.parametrize("game", drawn(catalog(), 3), ids=lambda game: game.id)
def test_what_stands_below_the_words_keeps_its_place_from_turn_to_turn(
    phone: Page, site: str, game: Game[Any]
) -> None:
    record, _ = whole_game(game, "place")
    cut = record.data() | {"actions": list(record.actions[: len(record.actions) // 2])}
    table = Table(phone).open(record_link(site, cut))
    tops = []
    for _ in range(8):
        before = table.board.get_attribute("data-ply")
        click(table.command("Undo"))
        expect(table.board).not_to_have_attribute("data-ply", before or "")
        next_frame(phone)
        next_frame(phone)
        if phone.locator(".record").is_visible():
            tops.append(_box(phone, ".record")["y"])
    assert tops, "the last moves stand below the words"
    assert tops == sorted(tops), "it goes down at most, as when the words are longest"
    assert len(set(tops)) <= 4
