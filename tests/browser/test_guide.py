"""What goes along with playing as people want it, where it shows: tips, a yes.

The rest of it is tested without a browser (`tests/web/page/guide.test.ts`).
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames.games import find
from tests.browser.conftest import watched
from tests.browser.tables import CHOSEN, Table, click, go_home, record_link
from tests.support.moments import no_tips
from tests.support.playthrough import golden


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all the tests, since Python takes a while to start."""
    yield from watched(browser, viewport={"width": 1280, "height": 800})


def fresh(page: Page, address: str) -> Table:
    """Open a table again, even if one with the same address shows."""
    page.goto(f"{address.split('#', maxsplit=1)[0]}#")
    expect(page.locator("html")).to_have_attribute("data-board", "none")
    return Table(page).open(address)


def turn(page: Page, words: str) -> None:
    """Turn a switch of the settings, which a phone has in a menu."""
    table = Table(page)
    command = table.command("Settings")
    (command if command.is_visible() else table.menu("Settings")).click()
    page.get_by_text("Advanced").click()
    page.get_by_role("switch", name=words).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def tip(table: Table, words: str) -> Locator:
    return table.page.get_by_text(words)


STACKS = "Click a stack, then where it goes."
SLIP = "A slip? Undo takes it back."


def test_tips_come_one_at_a_time_and_go_by_themselves(desktop: Page, site: str) -> None:
    """This test is first: the page has not been used before."""
    newcomer = fresh(desktop, f"{site}#game=murus-gallicus")
    expect(tip(newcomer, STACKS)).to_be_visible()
    newcomer.play(["d1-d3"])
    expect(tip(newcomer, STACKS)).to_be_hidden()
    expect(tip(newcomer, SLIP)).to_be_visible()
    click(newcomer.command("Undo"))
    expect(tip(newcomer, SLIP)).to_be_hidden()
    fresh(newcomer.page, f"{site}#game=murus-gallicus").play(["d1-d3"])
    expect(tip(newcomer, STACKS)).to_be_hidden()
    expect(tip(newcomer, SLIP)).to_be_hidden()
    fresh(newcomer.page, f"{site}#game=cercas")
    expect(tip(newcomer, "Click two dots for a fence")).to_be_visible()


def test_a_gold_ring_is_explained_when_it_is_first_seen(desktop: Page, site: str) -> None:
    game = golden(find("eight-cities"), "mid-turn").data()
    link = record_link(site, game | {"actions": game["actions"][:17]})
    go_home(desktop, site).evaluate(no_tips())
    for is_first in (True, False):
        cities = fresh(desktop, link).at(17)
        ring = tip(cities, "Gold rings: the busiest cities.")
        expect(ring).to_be_visible(visible=is_first)
        cities.board.locator("[data-open]").first.press("Enter")
        expect(ring).to_be_hidden()
        cities.at(18)


def test_a_move_that_waits_for_a_yes_has_room_and_may_be_dragged(desktop: Page, site: str) -> None:
    table = fresh(desktop, f"{site}#game=murus-gallicus")
    turn(desktop, "Confirm moves")
    for width, height in ((390, 844), (844, 390)):
        desktop.set_viewport_size({"width": width, "height": height})
        click(table.place("d1"))
        click(table.place("d3"))
        play, back = (table.command(word).bounding_box() for word in ("Play", "Back"))
        assert play
        assert back
        assert play["x"] + play["width"] <= back["x"]
        assert back["x"] + back["width"] <= width, "a phone shows both answers whole"
        click(table.command("Back"))
        expect(table.place("d1")).to_have_accessible_name(CHOSEN)
        desktop.keyboard.press("Escape")
        expect(table.place("d1")).not_to_have_accessible_name(CHOSEN)
    desktop.set_viewport_size({"width": 1280, "height": 800})
    # Nothing waits for a place to stand still as it is dragged.
    expect(desktop.locator("html")).to_have_attribute("data-layout", "columns")
    table.painted()
    table.place("d1").drag_to(table.place("d3"), force=True)
    expect(table.command("Play")).to_be_focused()
    desktop.keyboard.press("Enter")
    table.at(1)
    turn(desktop, "Confirm moves")
