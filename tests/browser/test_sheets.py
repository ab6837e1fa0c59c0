"""A game where each player writes on a sheet of their own, at one device: what covers it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from pygames.games import find
from tests.browser.axe import findings
from tests.browser.tables import Table, click
from tests.support.scripts import whole_game

PLAYERS = 3


def _said(words: str) -> re.Pattern[str]:
    """Find words with whichever apostrophe."""
    return re.compile(words.replace("'", "."))


def _whose(table: Table) -> Locator:
    """Find the line that says whose map it is."""
    return table.page.locator(".whose")


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


def test_the_next_persons_map_is_covered_until_they_have_the_device(page: Page, site: str) -> None:
    seats = ",".join(["person"] * PLAYERS)
    table = Table(page).open(f"{site}#game=on-tour&seats={seats}&seed=sheets")
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
