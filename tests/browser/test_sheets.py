"""A game where each player writes on a sheet of their own: whose shows, and the ways between."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames.games import find
from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.tables import Table, click
from tests.support.scripts import whole_game

PLAYERS = 3


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all the tests here, since Python takes a while to start."""
    yield from watched(browser, viewport={"width": 1280, "height": 800})


@pytest.fixture
def table(desktop: Page, site: str) -> Table:
    """A new game of three persons at one screen."""
    desktop.goto(f"{site}#")
    seats = ",".join(["person"] * PLAYERS)
    return Table(desktop).open(f"{site}#game=on-tour&seats={seats}&seed=sheets")


def _said(words: str) -> re.Pattern[str]:
    """Find words with whichever apostrophe."""
    return re.compile(words.replace("'", "."))


def _whose(table: Table) -> Locator:
    """Find the line that says whose map it is."""
    return table.page.locator(".whose")


def _button(table: Table, words: str) -> Locator:
    return table.page.get_by_role("button", name=_said(words)).first


def _act(table: Table) -> None:
    """Play the first action as a person would."""
    _, steps = whole_game(find("on-tour"), seed="sheets", players=PLAYERS)
    for pick in steps[0].picks:
        click(table.page.locator(f'button[data-pick="{pick}"]'))
    # What covers the table may come at once, and hides the board.
    board = table.page.get_by_role("group", name="Board", include_hidden=True)
    expect(board).to_have_attribute("data-ply", str(steps[0].ply))


def _cover(table: Table) -> Locator:
    """Find what covers the table until the next person has the device."""
    return table.page.get_by_role("dialog", name="Hand over to Yellow")


def _hand_over(table: Table) -> None:
    _cover(table).get_by_role("button", name="Show my map").click()


def test_the_next_persons_map_is_covered_until_they_have_the_device(table: Table) -> None:
    _act(table)
    expect(_cover(table).get_by_role("button", name="Show my map")).to_be_focused()
    expect(table.page.get_by_role("button", name="Undo")).to_have_count(1)
    for role in ("group", "heading", "list"):
        names = table.page.get_by_role(role).all_text_contents()
        assert [name for name in names if "Hand over" not in name] == []
    expect(table.board).to_be_hidden()
    assert findings(table.page) == []
    for key in ("u", "b", "l", "Tab", "Tab", "Tab"):
        table.page.keyboard.press(key)
    focused = table.page.evaluate("document.activeElement.closest('.cover, body').className")
    assert focused in {"cover", ""}
    _hand_over(table)
    expect(_whose(table)).to_contain_text(_said("Yellow’s map, 2 of 3"))
    expect(table.page.locator(".status-below")).to_be_empty()
    focused = table.page.evaluate("document.activeElement.closest('.board') !== null")
    assert focused


def test_the_device_can_go_back_for_another_thought(table: Table) -> None:
    _act(table)
    _cover(table).get_by_role("button", name="Undo").click()
    expect(_whose(table)).to_contain_text(_said("Red’s map, 1 of 3"))


def test_where_people_want_no_cover_the_next_map_shows_at_once(table: Table) -> None:
    table.command("Settings").click()
    table.page.get_by_text("Advanced").click()
    over = table.page.get_by_role("group", name="Hand-over screen between people")
    over.get_by_role("radio", name="Never").check()
    table.page.keyboard.press("Escape")
    _act(table)
    expect(_whose(table)).to_contain_text(_said("Yellow’s map, 2 of 3"))
    table.page.evaluate("localStorage.clear()")
    table.page.reload()


def test_each_persons_own_map_shows_when_their_turn_comes(table: Table) -> None:
    expect(_whose(table)).to_contain_text(_said("Red’s map, 1 of 3"))
    _act(table)
    _hand_over(table)
    expect(_whose(table)).to_contain_text(_said("Yellow’s map, 2 of 3"))


def test_anothers_map_can_be_looked_at_but_not_written_on(table: Table) -> None:
    click(_button(table, "Show Green’s map"))
    expect(_whose(table)).to_contain_text(_said("Green’s map, 3 of 3"))
    expect(table.board.locator("button[data-pick]:not([aria-disabled=true])")).to_have_count(0)
    table.board.locator("button[data-pick]").first.click(force=True)
    expect(table.status()).to_contain_text(_said("This is Green’s map"))
    click(_button(table, "Back to Red’s map"))
    expect(_whose(table)).to_contain_text(_said("Red’s map, 1 of 3"))
    expect(table.board.locator("button[data-pick]:not([aria-disabled=true])")).not_to_have_count(0)


def test_what_was_written_is_there_when_one_looks_back(table: Table) -> None:
    _act(table)
    _hand_over(table)
    expect(_whose(table)).to_contain_text(_said("Yellow’s map"))
    click(_button(table, "Show Red’s map"))
    expect(_whose(table)).to_contain_text(_said("Red’s map"))
    picks = whole_game(find("on-tour"), seed="sheets", players=PLAYERS)[1][0].picks
    area = table.board.locator(f'button[data-pick="{picks[-1]}"]')
    expect(area).not_to_have_attribute("aria-label", "empty")
