"""Sharing a game: the dialog with its link, and what a link opens elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames import link as links
from pygames.record import parse
from tests.browser.conftest import watched
from tests.browser.tables import (
    BREAKTHROUGH,
    CAN_HOLD,
    RECORD_HEADER,
    Table,
    ask_what_was_held,
    begin,
    click,
    hold_questions,
    link,
)

RECORD = RECORD_HEADER | {"actions": BREAKTHROUGH}
NO_CLIPBOARD = """Object.defineProperty(navigator, 'clipboard', {
  configurable: true, value: undefined,
})"""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    for page in watched(
        browser,
        viewport={"width": 1280, "height": 800},
        reduced_motion="reduce",
        permissions=["clipboard-write"],
    ):
        page.add_init_script(CAN_HOLD)
        yield page


def sheet(page: Page) -> Locator:
    """Find the dialog, once it has its link."""
    dialog = page.get_by_role("dialog", name="Share this game")
    expect(dialog.get_by_role("textbox")).to_have_value(re.compile("#"))
    return dialog


def pasted(page: Page, site: str) -> str:
    """Return what was copied, by the keyboard: the page itself may not read it."""
    page.goto(f"{site}#")
    page.get_by_role("button", name="Open a link").click()
    field = page.get_by_label("Paste the link here")
    field.press("Control+v")
    return field.input_value()


def test_the_link_of_a_game_is_copied_and_short(desktop: Page, site: str) -> None:
    """It opens the same game: tests/web/page/links.test.ts."""
    Table(desktop).open(link(site, BREAKTHROUGH)).at(len(BREAKTHROUGH))
    click(Table(desktop).command("Share"))
    click(sheet(desktop).get_by_role("button", name="Copy message"))
    expect(desktop.get_by_role("dialog").get_by_role("log")).to_contain_text("Copied")
    copied = pasted(desktop, site)
    words, _, address = copied.rpartition(" ")
    assert words == "A game of Murus Gallicus:"
    assert address == f"{site}murus-gallicus/#of=murus-gallicus&g={links.write(parse(RECORD))}"
    assert len(address) < 150


def test_where_nothing_can_be_copied_the_link_is_selected(desktop: Page, site: str) -> None:
    table = begin(desktop, site, link(site, BREAKTHROUGH[:1])).at(1)
    desktop.evaluate(NO_CLIPBOARD)
    click(table.command("Share"))
    click(sheet(desktop).get_by_role("button", name="Copy message"))
    expect(desktop.get_by_role("dialog").get_by_role("log")).to_contain_text("The link is selected")
    begins = f"{site}murus-gallicus/#of=murus-gallicus&g="
    assert desktop.evaluate("getSelection().toString()").startswith(begins)
    desktop.keyboard.press("Escape")
    desktop.evaluate("delete navigator.clipboard")


@pytest.mark.parametrize(
    "size", [(1280, 800), (390, 844), (844, 390)], ids=["desktop", "phone", "phone on its side"]
)
def test_nothing_in_the_dialog_moves_when_its_link_comes(
    desktop: Page, site: str, size: tuple[int, int]
) -> None:
    width, height = size
    desktop.set_viewport_size({"width": width, "height": height})
    begin(desktop, site, link(site, BREAKTHROUGH[:3])).at(3)
    hold_questions(desktop)
    desktop.keyboard.press("c")
    dialog = desktop.get_by_role("dialog", name="Share this game")
    buttons = [dialog.get_by_role("button", name=name) for name in ("Copy message", "Animation")]
    for button in buttons:
        expect(button).to_be_visible()
    before = [button.bounding_box() for button in buttons]
    ask_what_was_held(desktop)
    expect(dialog.get_by_role("img", name="The board of Murus Gallicus")).to_be_visible()
    sheet(desktop)
    assert [button.bounding_box() for button in buttons] == before
    desktop.set_viewport_size({"width": 1280, "height": 800})
