"""A game that people end early: a player resigns, or both agree on a draw."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import watched
from tests.browser.tables import (
    BREAKTHROUGH,
    PHONE,
    RECORD_HEADER,
    Table,
    go_home,
    link,
    record_link,
)

NEWER = RECORD_HEADER | {"format": "pygames-record-99", "actions": [], "unheard": "of"}


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all the tests here, since Python takes a while to start."""
    yield from watched(browser)


def opened(page: Page, site: str) -> Table:
    """A game of two persons, four moves old."""
    page.goto(f"{site}#")
    return Table(page).open(link(site, BREAKTHROUGH[:4])).at(4)


def command(page: Page, name: str) -> Any:
    return page.locator(f'[data-command="{name}"]')


def expect_resigned(page: Page) -> None:
    expect(page.locator("[data-over]")).to_contain_text("Black wins")
    expect(page.locator("[data-over]")).to_contain_text("White resigned.")


def test_by_mouse_white_resigns_once_asked_and_undo_takes_it_back(desktop: Page, site: str) -> None:
    opened(desktop, site)
    desktop.get_by_role("button", name="More").click()
    command(desktop, "resign").click()
    dialog = desktop.get_by_role("dialog", name="Resign this game?")
    expect(dialog).to_contain_text("Then White loses the game.")
    dialog.get_by_role("button", name="Resign").click()
    expect_resigned(desktop)
    expect(desktop.locator("[data-moves] .ended")).to_have_text("White resigned")
    desktop.reload()
    expect_resigned(desktop)
    command(desktop, "undo").click()
    expect(desktop.locator("[data-over]")).to_have_count(0)
    expect(desktop.locator("[data-moves] [data-ply]")).to_have_count(4)


def test_by_keyboard_both_agree_on_a_draw(desktop: Page, site: str) -> None:
    opened(desktop, site)
    desktop.keyboard.press("d")
    dialog = desktop.get_by_role("dialog", name="Do both players agree?")
    dialog.get_by_role("button", name="Agree on a draw").press("Enter")
    expect(desktop.locator("[data-over]")).to_contain_text("A draw")
    expect(desktop.locator("[data-over]")).to_contain_text("Both players agreed on a draw.")


def test_typed_white_resigns(desktop: Page, site: str) -> None:
    opened(desktop, site)
    desktop.keyboard.press("m")
    desktop.get_by_label("Your move").fill("resign")
    desktop.keyboard.press("Enter")
    dialog = desktop.get_by_role("dialog", name="Resign this game?")
    dialog.get_by_role("button", name="Play on").click()
    expect(desktop.locator("[data-over]")).to_have_count(0)
    desktop.keyboard.press("g")
    dialog.get_by_role("button", name="Resign").press("Enter")
    expect_resigned(desktop)


def test_with_a_finger_a_person_resigns_to_a_bot_from_the_menu(browser: Browser, site: str) -> None:
    for page in watched(browser, **PHONE):
        Table(page).open(f"{site}#game=murus-gallicus&seats=person,bot1").at(0)
        page.get_by_role("button", name="More").tap()
        expect(command(page, "draw")).to_be_hidden()
        command(page, "resign").tap()
        dialog = page.get_by_role("dialog", name="Resign this game?")
        expect(dialog).to_contain_text("Then you lose the game.")
        dialog.get_by_role("button", name="Resign").tap()
        expect(page.locator("[data-over]")).to_contain_text("You lose")
        expect(page.locator("[data-over]")).to_contain_text("You resigned.")


def test_a_link_of_a_newer_format_asks_for_an_update(desktop: Page, site: str) -> None:
    desktop.goto(f"{site}#")
    desktop.goto(record_link(site, NEWER))
    expect(desktop.get_by_text("made by a newer version of this page")).to_be_visible()


def test_a_save_of_a_newer_format_is_not_touched(desktop: Page, site: str) -> None:
    opened(desktop, site)
    key = desktop.evaluate("() => Object.keys(localStorage).find((it) => it.includes('table:'))")
    text = json.dumps({"format": 1, "record": NEWER, "seats": ["person"] * 2, "over": True})
    keep = "([key, text]) => localStorage.setItem(key, text)"
    go_home(desktop, site).evaluate(keep, [key, text])
    desktop.goto(f"{site}#table={key.split('table:')[1]}")
    expect(desktop.get_by_text("saved by a newer version of this page")).to_be_visible()
    assert desktop.evaluate("(key) => localStorage.getItem(key)", key) == text
    desktop.evaluate("(key) => localStorage.removeItem(key)", key)
