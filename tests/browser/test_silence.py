"""A browser that never answers where it keeps something: the page goes on without, and says so."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from pygames.games import find
from pygames.match import begin, write
from pygames.match.chain import SIZE
from pygames.record import make_header
from tests.browser.tables import BREAKTHROUGH, Table, link, shelved

if TYPE_CHECKING:
    from playwright.sync_api import Page

# With an icon, so that the browser looks for none.
BLANK = '<!doctype html><link rel="icon" href="data:,">'
# Another page stays in the database though it is to be deleted: whoever opens it then, waits.
HOLD = """async () => {
  const opening = indexedDB.open('pygames:/:games', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('tables');
  await new Promise((done) => { opening.onsuccess = done; });
  const going = indexedDB.deleteDatabase('pygames:/:games');
  await new Promise((done) => { going.onblocked = done; });
}"""
PATIENCE_MS = 9000
KEEP_FILES = "caches.open(`pygames-older-${location.href}`).then(() => null)"
NO_FILES = "() => caches.keys().then((names) => names.every((name) => !name.includes('older')))"


@pytest.fixture
def holder(page: Page, site: str) -> Page:
    """Return the page that holds the database; once it is closed, the database answers."""
    page.clock.install()
    other = page.context.new_page()
    other.route("**/nothing", lambda route: route.fulfill(body=BLANK, content_type="text/html"))
    other.goto(f"{site}nothing")
    other.evaluate(HOLD)
    return other


def started(page: Page, address: str) -> Page:
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    return page


def test_a_game_that_comes_by_a_message_is_begun(page: Page, site: str, holder: Page) -> None:
    assert holder
    match = begin(make_header(find("murus-gallicus"), 2, {}, None), 0, bytes(SIZE))
    started(page, f"{site}#m={write(match)}").clock.run_for(PATIENCE_MS)
    expect(page.get_by_role("log")).to_contain_text("database doesn’t answer")
    page.get_by_role("button", name="Join").click()
    Table(page).painted()


@pytest.mark.parametrize(
    ("place", "none"),
    [
        ("games", "No games are kept on this device yet."),
        ("fame", "No game has been finished here"),
    ],
)
def test_pages_that_list_games_say_that_some_are_missing_and_read_again(
    page: Page, site: str, holder: Page, place: str, none: str
) -> None:
    started(page, f"{site}#{place}").clock.run_for(PATIENCE_MS)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The browser’s database doesn’t answer")
    expect(page.get_by_role("status")).to_contain_text(none)
    holder.close()
    alert.get_by_role("button", name="Try again").click()
    expect(alert).to_have_count(0)
    expect(page.get_by_role("status")).to_contain_text(none)


def test_a_table_that_is_not_at_hand_can_be_asked_for_again(
    page: Page, site: str, holder: Page
) -> None:
    started(page, site).evaluate("location.hash = 'table=unknown'")
    expect(shelved(page, "Murus Gallicus")).to_have_count(0)
    page.clock.run_for(PATIENCE_MS)
    expect(page.get_by_role("alert")).to_contain_text("where older games are kept, doesn’t answer")
    holder.close()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_contain_text("This game isn’t kept on this device.")


def test_all_else_is_deleted_and_the_page_says_what_may_be_left(
    page: Page, site: str, holder: Page
) -> None:
    assert holder
    other = page.context.new_page()
    Table(other).open(link(site, []))
    started(page, site).evaluate(KEEP_FILES)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Delete all my data").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(other.get_by_role("log")).to_contain_text("deleted in another window")
    page.clock.run_for(PATIENCE_MS)
    expect(page.get_by_role("log")).to_contain_text(
        re.compile("games at hand are deleted. .* may still be on this device")
    )
    assert page.evaluate(NO_FILES)
    assert page.evaluate("Object.keys(localStorage).filter((name) => /:table:/.test(name))") == []


NO_LOCKS = "LockManager.prototype.request = () => new Promise(() => {});"


def test_a_table_is_played_at_where_no_claim_to_it_is_answered(page: Page, site: str) -> None:
    page.add_init_script(NO_LOCKS)
    page.clock.install()
    started(page, link(site, BREAKTHROUGH[:1])).clock.run_for(PATIENCE_MS)
    table = Table(page).painted().at(1)
    table.play(BREAKTHROUGH[1:2], since=1)
    assert table.moves() == BREAKTHROUGH[:2]


NO_CACHES = """() => {
  CacheStorage.prototype.keys = () => {
    document.body.dataset.asked = 'yes';
    return new Promise(() => {});
  };
}"""


def test_repair_says_so_where_the_kept_files_cannot_be_replaced(page: Page, site: str) -> None:
    page.clock.install()
    started(page, site).evaluate(NO_CACHES)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Repair").click()
    expect(page.get_by_role("log").filter(has_text="Downloading")).to_have_count(1)
    # Only what waits for the caches may run out of time.
    expect(page.locator("body")).to_have_attribute("data-asked", "yes")
    page.clock.run_for(PATIENCE_MS)
    expect(page.get_by_role("log").filter(has_text="could not be kept")).to_have_count(1)
