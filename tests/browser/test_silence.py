"""A browser whose storage never answers: the page continues without it, and says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.tables import BREAKTHROUGH, Table, link

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE_MS = 9000


def started(page: Page, address: str) -> Page:
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    return page


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
    page.get_by_text("Advanced").click()
    page.get_by_role("button", name="Repair").click()
    expect(page.get_by_role("log").filter(has_text="Downloading")).to_have_count(1)
    # Only what waits for the caches may run out of time.
    expect(page.locator("body")).to_have_attribute("data-asked", "yes")
    page.clock.run_for(PATIENCE_MS)
    expect(page.get_by_role("log").filter(has_text="could not be kept")).to_have_count(1)
