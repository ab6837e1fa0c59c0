"""The analysis board in one tab, and its game in another."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import NO_HELPERS, watched
from tests.browser.tables import Table, begin


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all tests, since Python takes a while to start."""
    for page in watched(browser, viewport={"width": 1280, "height": 800}):
        page.add_init_script(NO_HELPERS)
        yield page


def turn(page: Page) -> Locator:
    return page.get_by_role("region", name="Position").get_by_role("heading")


def branches(page: Page) -> Locator:
    """Find the branches at a table or on the board to think on."""
    return page.locator(".branches").get_by_role("listitem")


def expect_best_moves_to_stay(page: Page) -> None:
    """Turn the device: the best moves stay on the page."""
    line = page.locator(".best-line").first.element_handle()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("html")).to_have_attribute("data-layout", "stack")
    assert line.evaluate("(line) => line.isConnected")
    page.set_viewport_size({"width": 1280, "height": 800})


def test_what_is_tried_is_a_branch_of_the_kept_game_in_every_tab(desktop: Page, site: str) -> None:
    table = begin(desktop, site, f"{site}#game=murus-gallicus").play(["c1-a3", "e7-e5"])
    address = desktop.url
    table.menu("Analyse").click()
    expect(turn(desktop)).to_have_text("White to move")
    expect_best_moves_to_stay(desktop)
    for ply in (1, 0):
        desktop.keyboard.press(",")
        table.at(ply)
    table.play(["d1-d3"])
    expect(branches(desktop)).to_have_text(re.compile("^The game, from turn 1: c1-a3 e7-e5"))
    expect(desktop.get_by_role("button", name="Delete: branch 1")).to_have_count(0)
    begin(desktop, site, desktop.url).at(1)
    expect(branches(desktop)).to_have_text(re.compile("^The game,"))

    with desktop.context.new_page() as other:
        playing = Table(other).open(address).at(2)
        other.get_by_text("1 branch", exact=True).click()
        expect(branches(other)).to_have_text(re.compile("^From turn 1: d1-d3"))
        desktop.bring_to_front()
        table.play(["d7-d5"], since=1)
        expect(branches(other)).to_have_text(re.compile("^From turn 1: d1-d3 d7-d5"))
        other.bring_to_front()
        playing.play(["a1-c3"], since=2)
        other.get_by_role("button", name="Delete: branch 1").click()
        expect(branches(other)).to_have_count(0)
        other.locator(".branches").get_by_role("button", name="Undo").click()
        expect(branches(other)).to_have_count(1)

    # From the board to the home page, to the board, and to the game.
    for _ in range(3):
        desktop.go_back()
    table.painted().at(3)
    desktop.get_by_text("1 branch", exact=True).click()
    expect(branches(desktop)).to_have_text(re.compile("^From turn 1: d1-d3 d7-d5"))
    assert table.moves() == ["c1-a3", "e7-e5", "a1-c3"]
