"""What is known before a game: bots' levels, how games against them went, how long it takes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import watched
from tests.browser.tables import BREAKTHROUGH, Table, begin, click, go_home, shelved

KEPT = "entry => localStorage.setItem(`pygames:${location.pathname}:${entry[0]}`, entry[1])"


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    yield from watched(browser, viewport={"width": 1280, "height": 800})


def asked(page: Page, site: str) -> Locator:
    """Open the dialog before a game of Murus Gallicus."""
    go_home(page, site)
    click(shelved(page, "Murus Gallicus"))
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def keep(page: Page, name: str, value: object) -> None:
    """Put an entry into the site's storage."""
    page.evaluate(KEPT, [name, value if isinstance(value, str) else json.dumps(value)])


def test_a_bots_level_stands_beside_its_name(desktop: Page, site: str) -> None:
    begin(desktop, site, f"{site}#game=murus-gallicus&seats=person,bot4")
    plate = desktop.locator(".plate", has_text="Stern bot")
    expect(plate.get_by_role("img", name="level 4 of 5")).to_be_visible()
    expect(desktop.locator(".plate").get_by_role("img")).to_have_count(1)


def test_several_bots_of_a_level_are_told_apart(desktop: Page, site: str) -> None:
    table = begin(desktop, site, f"{site}#game=eight-by-eight&seats=bot1,bot1,bot1&seed=b")
    expect(table.status()).to_have_text("Red is thinking")
    names = desktop.locator(".plate .called b")
    expect(names).to_have_text(["Red", "Yellow", "Green"])


def test_a_game_that_is_won_is_counted_once_and_kept(desktop: Page, site: str) -> None:
    go_home(desktop, site).evaluate("localStorage.clear()")
    keep(desktop, "fame", "{damaged")
    record = {"format": "pygames-record-1", "game": "murus-gallicus", "options": {}, "players": 2}
    saved = {
        "format": 1,
        "key": "nearlywon123",
        "record": record | {"actions": BREAKTHROUGH[:-1]},
        "seats": ["person", "bot1"],
        "ahead": [],
        "over": False,
        "line": "",
        "used": 1,
        "given": 0,
    }
    keep(desktop, "table:nearlywon123", saved)
    table = Table(desktop).open(f"{site}#table=nearlywon123").at(len(BREAKTHROUGH) - 1)
    for _ in range(2):
        table.play(BREAKTHROUGH[-1:], since=len(BREAKTHROUGH) - 1)
        expect(desktop.locator("[data-over]")).to_be_visible()
        click(table.command("Undo"))
        table.at(len(BREAKTHROUGH) - 1)
    dialog = asked(desktop, site)
    expect(dialog).to_contain_text("You have won 1 of 1 game against it.")
    dialog.get_by_role("radio", name="Keen level 3 of 5").press("Space")
    expect(dialog).to_contain_text("You have not played against it yet.")
    desktop.keyboard.press("Escape")


def test_a_swap_is_allowed_before_the_game_and_made_with_the_mouse(
    desktop: Page, site: str
) -> None:
    dialog = asked(desktop, site)
    click(dialog.get_by_role("radio", name="Two people here"))
    click(dialog.get_by_text("More", exact=True))
    click(dialog.get_by_role("radio", name="Black may swap"))
    click(dialog.get_by_role("button", name="Start"))
    table = Table(desktop).at(0)
    expect(desktop.locator(".stage")).to_contain_text("Black can take this turn over by swapping.")
    table.play(["d1-d3"])
    click(table.command("Swap: play this opening yourself (d7–d5)"))
    table.at(2)
    for square in ("d1, white stack", "d5, single black stone", "d7, empty"):
        expect(table.place(square[:2])).to_have_accessible_name(re.compile(f"^{square}"))
    expect(table.status()).to_have_text("White, choose a stack to move")
    assert any("swap" in move.lower() for move in table.moves())


def test_a_game_without_options_of_its_own_is_kept_as_before_there_were_any(
    desktop: Page, site: str
) -> None:
    dialog = asked(desktop, site)
    # It is open if something in it was chosen before.
    dialog.locator("details").first.evaluate("it => { it.open = true; }")
    click(dialog.get_by_role("radio", name="No swap"))
    click(dialog.get_by_role("button", name="Start"))
    table = Table(desktop).at(0)
    table.play(["d1-d3"])
    kept = "key => JSON.parse(localStorage.getItem(`pygames:${location.pathname}:table:${key}`))"
    saved = desktop.evaluate(kept, desktop.url.split("#table=")[1])
    assert saved["record"]["options"] == {}
