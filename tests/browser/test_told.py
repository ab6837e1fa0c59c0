"""The words for newcomers: the goal, whose turn it is, what happened, and why the game ended."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames.games import find
from tests.browser.conftest import watched
from tests.browser.tables import Table, go_home


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all the tests with a mouse."""
    yield from watched(browser, viewport={"width": 1440, "height": 900})


def fresh(page: Page, address: str) -> Table:
    """Open a table again, for a person who has never been here."""
    go_home(page, address.split("#", maxsplit=1)[0]).evaluate("localStorage.clear()")
    expect(page.locator("html")).to_have_attribute("data-board", "none")
    return Table(page).open(address)


def test_on_a_desktop_the_goal_stays_beside_the_board(desktop: Page, site: str) -> None:
    table = fresh(desktop, f"{site}#game=murus-gallicus")
    goal = find("murus-gallicus").short.goal
    expect(desktop.get_by_text(goal).filter(visible=True)).to_have_count(1)
    expect(desktop.locator(".tip")).to_contain_text("Click a stack")
    table.play(["d1-d3"])
    expect(desktop.get_by_text(goal).filter(visible=True)).to_have_count(1)


@pytest.mark.parametrize("seats", ["seats=person,bot1", "seats=person,person"])
def test_a_first_table_fits_on_a_phone(phone: Page, site: str, seats: str) -> None:
    table = fresh(phone, f"{site}#game=eight-by-eight&{seats}&seed=cost")
    expect(table.page.locator(".tip")).to_contain_text("Goal:")
    assert phone.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_on_the_smallest_phone_plates_say_how_players_stand(phone: Page, site: str) -> None:
    phone.set_viewport_size({"width": 320, "height": 568})
    fresh(phone, f"{site}#game=murus-gallicus&seats=person,bot1")
    standing = phone.locator(".plate .standing")
    expect(standing).to_have_text(["6 rows to go"] * 2)
    for each in standing.all():
        expect(each).to_be_visible()
