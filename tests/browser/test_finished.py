"""Finished games: a start reads none of them, they make room, and nothing of them is lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import watched
from tests.browser.tables import BREAKTHROUGH, RECORD_HEADER, Table, go_home, link

PLIES = 4
WON = RECORD_HEADER | {"actions": list(BREAKTHROUGH)}
GIVEN_UP = RECORD_HEADER | {
    "format": "pygames-record-2",
    "actions": list(BREAKTHROUGH[:PLIES]),
    "ended": "resigned-0",
}
KEEP = """tables => tables.forEach(table => localStorage.setItem(
  `pygames:${location.pathname}:finished:${table.record.game}:${table.key}`,
  JSON.stringify(table)))"""
NAMES = """() => Object.keys(localStorage).filter(name => /:(table|finished):/.test(name))
  .map(name => name.split(':').slice(2).join(':')).sort()"""
COUNT_ASKED = """() => {
  const { dataset } = document.documentElement;
  delete dataset.asked;
  navigator.storage.persist = async () => {
    dataset.asked = Number(dataset.asked ?? 0) + 1;
    return false;
  };
}"""
# Leaves no byte free, and no picture that could go first.
FILL = """() => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, text) {
    if (name.endsWith('picture')) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, name, text);
  };
  for (const name of Object.keys(localStorage)) {
    if (name.endsWith('picture')) localStorage.removeItem(name);
  }
  for (let size = 4e6, number = 0; size >= 1; ) {
    try {
      localStorage.setItem(`junk${number}`, 'x'.repeat(size));
      number += 1;
    } catch { size = Math.floor(size / 2); }
  }
  try {
    for (let text = ''; ; text += 'x') localStorage.setItem('junk', text);
  } catch {}
}"""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for the tests that need no other."""
    yield from watched(browser, viewport={"width": 1280, "height": 800})


def finished(count: int) -> list[dict[str, Any]]:
    """Return this many finished games; in the oldest, which comes last, White resigned."""
    seats = ["person", "person"]
    return [
        {
            "format": 1,
            "key": f"old{number:02}",
            "record": GIVEN_UP if number == count else WON,
            "seats": seats,
            "over": True,
            "line": "White wins",
            "used": 1000 - number,
        }
        for number in range(1, count + 1)
    ]


def with_finished(page: Page, site: str, count: int) -> Page:
    """Keep this many finished games and no others."""
    go_home(page, site).evaluate("localStorage.clear()")
    page.evaluate(KEEP, finished(count))
    return page


def library(page: Page, count: int) -> Locator:
    """Open the page of all games, and return the list once it has this many."""
    page.evaluate("location.hash = 'games'")
    games = page.get_by_role("list", name="Games kept on this device").get_by_role("listitem")
    expect(games).to_have_count(count)
    return games


def test_a_tab_that_shows_a_game_follows_its_end_in_another_tab(desktop: Page, site: str) -> None:
    go_home(desktop, site).evaluate("localStorage.clear()")
    plies = len(BREAKTHROUGH)
    table = Table(desktop).open(link(site, BREAKTHROUGH[:-1])).at(plies - 1)
    other = desktop.context.new_page()
    follower = Table(other).open(desktop.url).at(plies - 1)
    table.play(BREAKTHROUGH[-1:], since=plies - 1)
    follower.at(plies)
    expect(other.get_by_text("deleted in another tab")).to_have_count(0)
    table.command("Undo").click()
    follower.at(plies - 1)
    expect(other.get_by_text("deleted in another tab")).to_have_count(0)
    other.close()


def test_on_a_full_device_the_oldest_finished_game_is_deleted_and_named(
    page: Page, site: str
) -> None:
    with_finished(page, site, 3)
    table = Table(page).open(f"{site}#game=murus-gallicus")
    page.evaluate(FILL)
    table.play(["d1-d3", "e7-e5"])
    expect(page.get_by_role("log")).to_contain_text("oldest finished game (Murus Gallicus)")
    expect(page.get_by_text("no room left to keep")).to_have_count(0)
    go_home(page, site)
    expect(page.get_by_role("link", name="Your games")).to_be_visible()
    kept = page.evaluate(NAMES)
    assert len(kept) == 3
    assert "finished:murus-gallicus:old03" not in kept


def test_deleting_all_data_deletes_finished_games_too(desktop: Page, site: str) -> None:
    with_finished(desktop, site, 3)
    desktop.get_by_role("button", name="Settings").click()
    desktop.get_by_text("Advanced").click()
    desktop.get_by_role("button", name="Delete all my data").click()
    desktop.get_by_role("button", name="Delete", exact=True).click()
    expect(desktop.get_by_role("dialog")).to_have_count(0)
    expect(desktop.get_by_role("log")).to_contain_text("Your games and settings are deleted.")
    desktop.goto(f"{site}#games")
    expect(desktop.get_by_role("status")).to_have_text("No games are kept on this device yet.")


def test_the_first_finished_game_asks_the_browser_once_to_keep_what_is_here(
    desktop: Page, site: str
) -> None:
    go_home(desktop, site).evaluate("localStorage.clear()")
    desktop.evaluate(COUNT_ASKED)
    asked = desktop.locator("html[data-asked]")
    table = Table(desktop).open(link(site, BREAKTHROUGH[:-1])).at(len(BREAKTHROUGH) - 1)
    expect(asked).to_have_count(0)
    for _ in range(2):
        table.play(BREAKTHROUGH[-1:], since=len(BREAKTHROUGH) - 1)
        expect(asked).to_have_attribute("data-asked", "1")
        table.command("Undo").click()
        table.at(len(BREAKTHROUGH) - 1)
