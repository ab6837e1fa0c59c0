"""axe-core finds nothing: on every page, in every state and theme."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames.game import Game
from pygames.games import catalog
from tests.browser.axe import findings
from tests.browser.conftest import NO_HELPERS, watched
from tests.browser.looks import expect_nothing_found
from tests.browser.tables import BREAKTHROUGH, Table, link
from tests.support.moments import State, all_states, open_state, some_states

STATES = all_states()
GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
WRONG = ["game=chess", "record=%7B", "table=nothing"]
START = "1B3B2/8/3W4/8/7B/8/W7 w"
"""White wins with d5-d7 only; after nearly anything else Black does."""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all tests with a mouse."""
    for page in watched(browser, viewport={"width": 1280, "height": 800}):
        page.add_init_script(NO_HELPERS)
        yield page


@pytest.mark.parametrize("state", some_states(), ids=lambda state: f"{state.row}-{state.name}")
def test_nothing_is_found_on_a_phone(phone: Page, site: str, state: State) -> None:
    open_state(phone, site, state)
    assert findings(phone) == []


def test_nothing_is_found_where_a_game_is_set_up(desktop: Page, site: str) -> None:
    open_state(desktop, site, STATES[0])
    for game in catalog():
        desktop.locator(f'[data-game="{game.id}"]').click()
        expect(desktop.get_by_role("dialog")).to_be_visible()
        expect_nothing_found(desktop)
        desktop.keyboard.press("Escape")
        expect(desktop.get_by_role("dialog")).to_have_count(0)


@GAMES
def test_nothing_is_found_in_the_rules(desktop: Page, site: str, game: Game[Any]) -> None:
    table = Table(desktop).open(f"{site}#game={game.id}")
    table.command("Rules").click()
    expect(desktop.get_by_role("dialog").get_by_role("heading").nth(1)).to_be_visible()
    expect_nothing_found(desktop)
    desktop.keyboard.press("Escape")


# An address, and what shows there once all of it does.
PLACES = {
    **{f"rules={game.id}": f"article >> role=heading[name='{game.title}']" for game in catalog()},
    **{f"print={game.id}": "article" for game in catalog()},
    "games": "h1:text-is('Your games')",
    "daily=2026-11-16": "main:not(:has([aria-busy])) .challenge",
    "fame": "main:not(:has([aria-busy])) h1:text-is('Hall of fame')",
    **dict.fromkeys(WRONG, "role=button[name='All games']"),
    link("", [*BREAKTHROUGH[:3], "a1-a9"]).removeprefix("#"): "role=button[name='Play from here']",
}


@pytest.mark.parametrize("address", PLACES, ids=lambda address: address[:30])
def test_nothing_is_found_at_an_address(desktop: Page, site: str, address: str) -> None:
    desktop.goto(f"{site}#{address}")
    expect(desktop.locator(PLACES[address]).first).to_be_visible()
    expect_nothing_found(desktop)


def test_nothing_is_found_where_a_game_is_printed(phone: Page, site: str) -> None:
    table = Table(phone).open(link(site, BREAKTHROUGH)).at(len(BREAKTHROUGH))
    command = table.menu("Print")
    assert findings(phone) == []
    command.tap()
    expect(phone.get_by_role("article")).to_contain_text("White wins")
    assert findings(phone) == []


def test_nothing_is_found_in_a_hint_and_a_review(desktop: Page, site: str) -> None:
    table = Table(desktop).open(link(site, [], start=START)).at(0)
    table.command("Hint").click()
    expect(table.command("Hint")).to_have_attribute("aria-pressed", "true")
    expect_nothing_found(desktop)
    Table(desktop).open(link(site, ["d5-d7"], start=START)).at(1)
    desktop.get_by_role("button", name="Review").click()
    expect(desktop.locator(".review")).to_be_visible()
    expect_nothing_found(desktop)


def test_nothing_is_found_in_what_a_key_opens(desktop: Page, site: str) -> None:
    Table(desktop).open(link(site, BREAKTHROUGH[:3])).at(3)
    for key in ("?", "b", "m", "p"):
        desktop.keyboard.press(key)
        expect(desktop.locator("dialog[open], .toast")).to_be_visible()
        expect_nothing_found(desktop)
        desktop.keyboard.press("Escape")
        expect(desktop.locator("dialog[open], .toast")).to_have_count(0)


def test_nothing_is_found_on_a_sheet_of_a_phone(phone: Page, site: str) -> None:
    open_state(phone, site, STATES[2])
    for words in ("Moves", "Flags"):
        Table(phone).command(words).click()
        expect(phone.get_by_role("dialog")).to_be_visible()
        assert findings(phone) == []
        phone.keyboard.press("Escape")
