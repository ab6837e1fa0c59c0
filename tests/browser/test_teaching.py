"""A teaching game: it tells what a move costs, and a costly one can be taken back, once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.tables import RECORD_HEADER, Table, go_home, tap
from tests.browser.test_phones import HIDDEN
from tests.browser.test_states import resize

WIN_OR_LOSE = RECORD_HEADER | {"start": "8/8/3W4/8/7B/8/W7 w", "actions": []}
"""White wins with d5-d7; after nearly anything else Black does."""
KEEP = """([record, seats]) => {
  const table = { format: 1, record, seats, ahead: [], over: false, line: '', used: 1 };
  const name = `pygames:${location.pathname}:table:taught`;
  localStorage.setItem(name, JSON.stringify({ ...table, taught: true, practice: true }));
}"""


def opened(page: Page, site: str, record: dict[str, Any] = WIN_OR_LOSE) -> Table:
    """Open a teaching game against a bot."""
    go_home(page, site).evaluate(KEEP, [record, ["person", "bot2"]])
    page.goto(f"{site}#table=taught")
    return Table(page).painted().at(0)


def offer(page: Page) -> Locator:
    """Find what says that a move can be taken back."""
    return page.get_by_role("alert")


@pytest.mark.parametrize(("width", "height"), [(360, 560), (360, 640)])
def test_both_answers_are_above_the_bar_of_a_low_phone(
    phone: Page, site: str, width: int, height: int
) -> None:
    table = opened(phone, site)
    table.play(["a1-c1"], tap)
    expect(offer(phone).get_by_role("button")).to_have_count(3)
    resize(phone, width, height)
    assert phone.evaluate(HIDDEN, ".notes button:not(.text)") == []
    resize(phone, 390, 844)


def test_all_answers_show_beside_the_board_of_a_desktop(phone: Page, site: str) -> None:
    resize(phone, 1280, 800)
    table = opened(phone, site)
    table.play(["a1-c1"], tap)
    buttons = offer(phone).get_by_role("button")
    expect(buttons).to_have_count(3)
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)
    resize(phone, 390, 844)
