"""Sharing a game: the dialog with its link, and what a link opens elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames import link as links
from pygames.link.seal import sealed
from pygames.packing import Packer
from pygames.record import parse
from tests.browser.conftest import watched
from tests.browser.tables import (
    BREAKTHROUGH,
    CAN_HOLD,
    PHONE,
    RECORD_HEADER,
    Table,
    ask_what_was_held,
    begin,
    click,
    go_home,
    hold_questions,
    link,
    record_link,
    tap,
)

NewContext = Callable[..., Any]
RECORD = RECORD_HEADER | {"actions": BREAKTHROUGH}
NO_CLIPBOARD = """Object.defineProperty(navigator, 'clipboard', {
  configurable: true, value: undefined,
})"""
SEND = """() => { navigator.share = async (what) => { window.sent = what; }; }"""


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
    found = page.get_by_role("dialog", name="Share this game")
    expect(found.get_by_role("textbox")).to_have_value(re.compile("#"))
    return found


def pasted(page: Page, site: str) -> str:
    """Return what was copied, by the keyboard: the page itself may not read it."""
    page.goto(f"{site}#")
    page.get_by_role("button", name="Open a link").click()
    field = page.get_by_label("Paste the link here")
    field.press("Control+v")
    return field.input_value()


def text_of(address: str) -> str:
    return parse_qs(urlsplit(address).fragment)["g"][0]


def test_a_game_is_shared_by_a_short_link_that_opens_elsewhere(
    desktop: Page, new_context: NewContext, site: str
) -> None:
    Table(desktop).open(link(site, BREAKTHROUGH)).at(len(BREAKTHROUGH))
    click(Table(desktop).command("Share"))
    click(sheet(desktop).get_by_role("button", name="Copy message"))
    expect(desktop.get_by_role("dialog").get_by_role("log")).to_contain_text("Copied")
    copied = pasted(desktop, site)
    words, _, address = copied.rpartition(" ")
    assert words == "A game of Murus Gallicus:"
    assert address == f"{site}murus-gallicus/#of=murus-gallicus&g={links.write(parse(RECORD))}"
    assert len(address) < 150
    friend = Table(new_context().new_page()).open(address).at(len(BREAKTHROUGH))
    assert friend.moves() == BREAKTHROUGH


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


def test_the_picture_of_the_link_is_named_and_the_link_has_a_label(
    desktop: Page, site: str
) -> None:
    Table(desktop).open(link(site, BREAKTHROUGH[:2])).at(2)
    desktop.keyboard.press("c")
    found = sheet(desktop)
    expect(found.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(found.get_by_role("textbox", name="Link to this game")).to_be_visible()
    expect(found.get_by_role("button", name="Copy message")).to_be_focused()
    desktop.keyboard.press("Escape")
    expect(found).to_be_hidden()


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
    buttons = [dialog.get_by_role("button", name=name) for name in ("Copy message", "Picture")]
    for button in buttons:
        expect(button).to_be_visible()
    before = [button.bounding_box() for button in buttons]
    ask_what_was_held(desktop)
    expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert [button.bounding_box() for button in buttons] == before
    desktop.set_viewport_size({"width": 1280, "height": 800})


def test_a_phone_hands_the_link_to_the_system(new_context: NewContext, site: str) -> None:
    page = new_context(**PHONE).new_page()
    page.add_init_script(f"({SEND})()")
    table = Table(page).open(link(site, BREAKTHROUGH[:3])).at(3)
    tap(table.menu("Share"))
    tap(sheet(page).get_by_role("button", name="Send…"))
    sent = page.evaluate("window.sent")
    assert sent["text"] == "A game of Murus Gallicus:"
    record = RECORD_HEADER | {"actions": BREAKTHROUGH[:3]}
    assert links.read(text_of(sent["url"])).data() == record
    page.evaluate("() => { navigator.share = () => { throw new TypeError('no'); }; }")
    tap(sheet(page).get_by_role("button", name="Send…"))
    expect(page.get_by_role("dialog").get_by_role("log")).to_contain_text("could not be sent. ")


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda text: text[:-3], "art of this link is missing"),
        (lambda text: text[:-1] + ("A" if text[-1] != "A" else "B"), "his link was changed"),
        (lambda _: sealed("2", Packer()), "made by a newer version"),
    ],
    ids=["cut", "changed", "newer"],
)
def test_a_damaged_link_says_what_is_wrong_with_it(
    desktop: Page, site: str, damage: Callable[[str], str], words: str
) -> None:
    kept = "Object.keys(localStorage).filter((name) => name.includes('table:')).sort()"
    desktop.goto(f"{site}#")
    before = desktop.evaluate(kept)
    desktop.goto(f"{site}#g={damage(links.write(parse(RECORD)))}")
    expect(desktop.get_by_role("alert")).to_contain_text(words)
    assert desktop.evaluate(kept) == before
    desktop.get_by_role("button", name="All games").click()
    expect(desktop.get_by_role("list", name="Games")).to_be_visible()


def test_a_link_of_the_older_form_opens(desktop: Page, site: str) -> None:
    address = record_link(site, RECORD)
    assert begin(desktop, site, address).at(len(BREAKTHROUGH)).moves() == BREAKTHROUGH


def test_a_link_to_a_kept_finished_game_opens_that_table(desktop: Page, site: str) -> None:
    """It may have been played here, or have come by a link before, in either form."""
    go_home(desktop, site).evaluate("localStorage.clear()")
    Table(desktop).open(record_link(site, RECORD)).at(len(BREAKTHROUGH))
    place = desktop.url
    compact = f"{site}#g={links.write(parse(RECORD))}"
    for address in (compact, record_link(site, RECORD), compact):
        desktop.goto(f"{site}#")
        Table(desktop).open(address).at(len(BREAKTHROUGH))
        expect(desktop).to_have_url(place)
    names = "Object.keys(localStorage).filter((name) => name.includes('finished:'))"
    assert len(desktop.evaluate(names)) == 1


def test_an_unfinished_game_is_begun_anew_by_each_link(desktop: Page, site: str) -> None:
    """Each can go a way of its own."""
    places = set()
    for _ in range(2):
        desktop.goto(f"{site}#")
        Table(desktop).open(link(site, BREAKTHROUGH[:4])).at(4)
        places.add(desktop.url)
    assert len(places) == 2
