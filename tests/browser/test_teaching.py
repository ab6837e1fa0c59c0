"""A teaching game: it tells what a move costs, and a costly one can be taken back, once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import watched
from tests.browser.tables import PHONE, RECORD_HEADER, Table, click, go_home, shelved, tap
from tests.browser.test_phones import HIDDEN
from tests.browser.test_states import resize

WIN_OR_LOSE = RECORD_HEADER | {"start": "8/8/3W4/8/7B/8/W7 w", "actions": []}
"""White wins with d5-d7; after nearly anything else Black does."""
ONE_WAY = RECORD_HEADER | {"start": "8/8/8/8/8/BB6/W1w5 w", "actions": []}
"""White has one move."""
KEEP = """([record, seats]) => {
  const table = { format: 1, record, seats, ahead: [], over: false, line: '', used: 1 };
  const name = `pygames:${location.pathname}:table:taught`;
  localStorage.setItem(name, JSON.stringify({ ...table, taught: true, practice: true }));
}"""


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """One phone for all tests, since Python takes a while to start."""
    yield from watched(browser, **PHONE)


def opened(page: Page, site: str, record: dict[str, Any] = WIN_OR_LOSE) -> Table:
    """Open a teaching game against a bot."""
    go_home(page, site).evaluate(KEEP, [record, ["person", "bot2"]])
    page.goto(f"{site}#table=taught")
    return Table(page).painted().at(0)


def offer(page: Page) -> Locator:
    """Find what says that a move can be taken back."""
    return page.get_by_role("alert")


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        """() => JSON.parse(Object.entries(localStorage)
          .filter(([name]) => name.includes(':table:'))
          .map(([, text]) => text)
          .sort((one, other) => JSON.parse(other).used - JSON.parse(one).used)[0])"""
    )
    return found


def test_a_move_that_loses_can_be_taken_back_and_played_better(phone: Page, site: str) -> None:
    table = opened(phone, site)
    table.play(["a1-c1"], tap)
    expect(offer(phone)).to_contain_text("Your opponent then wins at once.")
    expect(table.status()).to_have_text("You can take this back")
    offer(phone).get_by_role("button", name="Show me what it allows").tap()
    expect(table.status()).to_contain_text("You lose")
    expect(table.status()).to_have_text("You can take this back")
    assert kept(phone)["record"]["actions"] == ["a1-c1"]
    offer(phone).get_by_role("button", name="Take it back").tap()
    table.at(0)
    expect(offer(phone)).to_have_count(0)
    table.play(["d5-d7"], tap)
    expect(table.status()).to_have_text("You win")
    expect(phone.locator("[data-over]")).to_contain_text("This was practice")


@pytest.mark.parametrize(("width", "height"), [(360, 560), (360, 640)])
def test_both_answers_are_above_the_bar_of_a_low_phone_and_the_rest_comes_by_scrolling(
    phone: Page, site: str, width: int, height: int
) -> None:
    table = opened(phone, site)
    table.play(["a1-c1"], tap)
    expect(offer(phone).get_by_role("button")).to_have_count(3)
    resize(phone, width, height)
    assert phone.evaluate(HIDDEN, ".notes button:not(.text)") == []
    offer(phone).get_by_role("button", name="Show me what it allows").tap()
    expect(table.status()).to_contain_text("You lose")
    resize(phone, 390, 844)


def test_a_move_that_is_left_is_answered(phone: Page, site: str) -> None:
    table = opened(phone, site)
    table.play(["a1-c1"], tap)
    offer(phone).get_by_role("button", name="Leave it").tap()
    expect(table.status()).to_have_text("You lose")


def test_a_move_that_stands_is_judged_beside_the_status(phone: Page, site: str) -> None:
    table = opened(phone, site, ONE_WAY)
    table.play(["a1-c1"], tap)
    table.at(2)
    expect(phone.locator(".status-note")).to_have_text("Just what the bot would have played.")


def test_the_dialog_before_a_game_offers_it_against_bots_only(phone: Page, site: str) -> None:
    go_home(phone, site)
    click(shelved(phone, "Murus Gallicus"))
    dialog = phone.get_by_role("dialog")
    teaching = dialog.get_by_role("checkbox", name="Teaching game")
    dialog.get_by_role("radio", name="Two people here").check(force=True)
    expect(teaching).to_have_count(0)
    dialog.get_by_role("radio", name="A friend far away").check(force=True)
    expect(teaching).to_have_count(0)
    dialog.get_by_role("radio", name="You and a bot").check(force=True)
    dialog.get_by_text("More", exact=True).tap()
    serious = dialog.get_by_role("checkbox", name="No undo")
    serious.check()
    teaching.check()
    expect(serious).not_to_be_checked()
    dialog.get_by_role("button", name="Start").tap()
    Table(phone).painted()
    assert kept(phone)["taught"] is True
    assert kept(phone)["practice"] is True
