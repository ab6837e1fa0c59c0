"""What a newcomer is told: the goal, whose turn it is, what happened, what decided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames.game import Game
from pygames.games import catalog, find
from tests.browser.conftest import watched
from tests.browser.tables import PHONE, Table, shelved

GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """One phone for all the tests with a finger, since Python takes a while to start."""
    yield from watched(browser, **PHONE)


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all the tests with a mouse."""
    yield from watched(browser, viewport={"width": 1440, "height": 900})


def fresh(page: Page, address: str) -> Table:
    """Open a table anew, for somebody who has never been here."""
    page.goto(f"{address.split('#', maxsplit=1)[0]}#")
    page.evaluate("localStorage.clear()")
    expect(page.locator("html")).to_have_attribute("data-board", "none")
    return Table(page).open(address)


@GAMES
def test_the_goal_is_said_before_a_game_and_at_its_first_table(
    phone: Page, site: str, game: Game[Any]
) -> None:
    phone.goto(f"{site}#")
    shelved(phone, game.title).tap()
    expect(phone.get_by_role("dialog").get_by_text(game.short.goal)).to_be_visible()
    phone.keyboard.press("Escape")
    table = fresh(phone, f"{site}#game={game.id}&seed=goal")
    tip = table.page.locator(".tip")
    expect(tip).to_contain_text(f"Goal: {game.short.goal}")
    expect(tip).to_contain_text(game.tip.replace("{Tap}", "Tap"))


def test_on_a_desktop_the_goal_stays_beside_the_board(desktop: Page, site: str) -> None:
    table = fresh(desktop, f"{site}#game=murus-gallicus")
    goal = find("murus-gallicus").short.goal
    expect(desktop.get_by_text(goal).filter(visible=True)).to_have_count(1)
    expect(desktop.locator(".tip")).to_contain_text("Click a stack")
    table.play(["d1-d3"])
    expect(desktop.get_by_text(goal).filter(visible=True)).to_have_count(1)
