"""The home page of a returning player: open games, and the last game again."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import watched
from tests.browser.tables import PHONE, Table, go_home, shelved

# The last used first: game, actions, seats, whose turn.
OPEN: tuple[tuple[str, list[str], list[str], int], ...] = (
    ("murus-gallicus", ["d1-d3", "e7-e5"], ["person", "bot2"], 0),
    ("cercas", ["d4-e4:d4"], ["person", "person"], 1),
    ("murus-gallicus", ["d1-d3"], ["bot3", "bot4"], 1),
)
KEEP = """([key, text]) => localStorage.setItem(`pygames:${location.pathname}:${key}`, text)"""


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """One phone for all the tests here."""
    yield from watched(browser, **PHONE)


@pytest.fixture
def home(phone: Page, site: str) -> Page:
    """The home page, with three games that were left open; it reads them as it begins."""
    go_home(phone, site).goto(f"{site}#games")
    expect(phone.locator("body")).to_have_attribute("data-page", "games")
    phone.evaluate("localStorage.clear()")
    for number, (game, actions, seats, turn) in enumerate(OPEN):
        record = {
            "format": "pygames-record-1",
            "game": game,
            "options": {},
            "players": 2,
            "actions": actions,
        }
        table: dict[str, Any] = {
            "format": 1,
            "key": f"open{number}",
            "record": record,
            "seats": seats,
            "ahead": [],
            "over": False,
            "line": "",
            "turn": turn,
            "used": 1000 - number,
        }
        phone.evaluate(KEEP, [f"table:open{number}", json.dumps(table)])
    expect(shelved(go_home(phone, site), "Cercas")).to_be_visible()
    return phone


def test_each_open_game_can_be_reached(home: Page) -> None:
    home.get_by_role("button", name="2 more open games").tap()
    games = home.get_by_role("dialog").get_by_role("link")
    expect(games).to_have_count(2)
    expect(games.nth(0)).to_contain_text("Cercas, O to move")
    expect(games.nth(1)).to_contain_text("Stern bot to move")
    games.nth(0).tap()
    expect(Table(home).painted().at(1).status()).to_have_text(re.compile("fence"))


def test_the_same_begins_again_with_one_press(home: Page) -> None:
    again = home.get_by_role("button", name="Play again")
    expect(again).to_have_count(0)
    home.get_by_role("button", name="Cercas").tap()
    home.get_by_role("radio", name="Two people here").check()
    home.get_by_role("button", name="Start").tap()
    Table(home).painted()
    home.get_by_role("link", name="All games").tap()
    expect(again).to_have_accessible_name("Play again: X and O")
    again.tap()
    Table(home).painted().at(0)
    seats = "Object.entries(localStorage).filter(([it]) => it.includes(':table:'))"
    kept = home.evaluate(f"{seats}.map(([, text]) => JSON.parse(text))")
    new = [table["seats"] for table in kept if table["record"]["game"] == "cercas"]
    assert new == [["person", "person"]] * 3
