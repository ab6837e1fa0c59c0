"""Every game of the catalogue is begun and played on the built site."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames.game import Game
from pygames.games import catalog
from tests.browser.conftest import watched
from tests.browser.tables import PHONE, Table, click, go_home, shelved, tap
from tests.support.effort import often
from tests.support.scripts import whole_game
from tests.support.sites import DIST, Server

GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
FIRST = 3
MOST = 1000


@pytest.fixture(scope="module")
def offline_phone(browser: Browser) -> Iterator[tuple[Page, str]]:
    """A phone that asks for less motion, has opened the site once, and whose network is gone."""
    with Server(DIST) as server:
        for page in watched(browser, keeps=True, **PHONE):
            page.goto(server.url)
            expect(page.locator("html")).to_have_attribute("data-offline", "ready")
            server.stop()
            page.reload()
            yield page, server.url


def _play(page: Page, site: str, game: Game[Any], most: int) -> None:
    """Play this many turns of a game, and check that the page reaches the same as the rules."""
    record, steps = whole_game(game, seed="browser")
    go_home(page, site)
    table = Table(page).open(f"{site}#game={game.id}&seed=browser")
    for number, step in enumerate(steps[:most]):
        press = (tap, click)[number % 2]
        for pick in step.picks:
            press(page.locator(f'button[data-pick="{pick}"]'))
        table.at(step.ply)
    last = steps[:most][-1].ply
    assert table.moves() == list(record.actions[:last])
    if last == len(record.actions):
        expect(page.locator("[data-over]")).to_be_visible()
        expect(table.command("Play again")).to_be_visible()


@GAMES
def test_a_game_is_played_offline_with_a_finger_and_a_mouse(
    offline_phone: tuple[Page, str], game: Game[Any]
) -> None:
    """Its first turns, by one and the other in turn; in the long form all of it."""
    page, site = offline_phone
    _play(page, site, game, often(FIRST, MOST))


@GAMES
def test_it_is_begun_from_the_home_page_with_a_finger(
    offline_phone: tuple[Page, str], game: Game[Any]
) -> None:
    page, site = offline_phone
    page.goto(f"{site}#")
    tap(shelved(page, game.title))
    start = page.get_by_role("dialog").get_by_role("button", name="Start")
    # The entry needs no search.
    expect(start).to_be_in_viewport(ratio=1)
    tap(start)
    expect(Table(page).painted().board).to_have_attribute("data-ply", re.compile(r"\d"))
