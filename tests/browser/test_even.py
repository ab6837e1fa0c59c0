"""Even matches: the bot's strength follows how games went on this device."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.tables import (
    BREAKTHROUGH,
    PHONE,
    RECORD_HEADER,
    Table,
    begin,
    click,
    go_home,
    shelved,
)

LAST = len(BREAKTHROUGH) - 1
NEARLY_WON = RECORD_HEADER | {"actions": list(BREAKTHROUGH[:LAST])}
KEEP = """([record, seats]) => {
  const side = { ahead: [], over: false, line: '', used: 1, even: true, given: 0 };
  const table = { format: 1, record, seats, ...side };
  const name = `pygames:${location.pathname}:table:even`;
  localStorage.setItem(name, JSON.stringify(table));
}"""
FAME = "() => JSON.parse(localStorage.getItem(`pygames:${location.pathname}:fame`))"


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """One phone for all tests, since Python takes a while to start."""
    yield from watched(browser, **PHONE)


def asked(page: Page, site: str) -> Locator:
    click(shelved(go_home(page, site), "Murus Gallicus"))
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def plate(page: Page) -> Locator:
    return page.locator(".plate", has_text="Even match")


def test_the_next_even_match_is_stronger_after_a_win_and_gentler_after_a_loss(
    phone: Page, site: str
) -> None:
    go_home(phone, site).evaluate(KEEP, [NEARLY_WON, ["person", "bot1.5"]])
    phone.goto(f"{site}#table=even")
    table = Table(phone).painted().at(LAST)
    expect(plate(phone).get_by_role("img")).to_have_accessible_name("level 1.5 of 5")
    table.play(BREAKTHROUGH[LAST:], since=LAST)
    expect(phone.get_by_text("The next even match will be a little stronger.")).to_be_visible()
    game: dict[str, Any] = phone.evaluate(FAME)["games"][-1]
    assert game["seats"] == ["person", "bot1.5"]
    begin(phone, site, f"{site}#game=murus-gallicus&seats=person,bot1&even=yes&seed=even")
    expect(plate(phone).get_by_role("img")).to_have_accessible_name("level 2.5 of 5")
    table.play(["c1-a3"])
    resign(phone)
    expect(phone.get_by_text("The next even match will be a little gentler.")).to_be_visible()


def resign(page: Page) -> None:
    page.keyboard.press("g")
    page.get_by_role("dialog").get_by_role("button", name="Resign").press("Enter")


def test_the_dialog_says_what_an_even_match_is_and_keeps_the_choice(phone: Page, site: str) -> None:
    dialog = asked(phone, site)
    even = dialog.get_by_role("radio", name="Even match")
    even.check()
    expect(dialog).to_contain_text("Adapts to your results, so that you win about half")
    assert findings(phone) == []
    dialog.get_by_role("button", name="Start").click()
    expect(plate(phone)).to_be_visible()
    kept = phone.evaluate("Object.entries(localStorage).find(([k]) => k.includes(':usual:'))[1]")
    assert json.loads(kept)["even"] is True
    assert json.loads(kept)["seats"] == ["person", "bot1"]
