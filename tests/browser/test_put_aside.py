"""Pages that the browser freezes and puts aside, and takes up again for Back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import COMPILE_LESS, KEEP_NOTHING, NO_SNAPSHOT, Watch, launch_options
from tests.browser.tables import BREAKTHROUGH, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext, BrowserType, Page

# Notes that the page was put aside alive, frozen, and taken up again. A new page has no notes.
MARK = """() => {
  const { dataset } = document.documentElement;
  const isNew = dataset.seen === undefined;
  dataset.seen = '';
  if (!isNew) return;
  const note = ({ type, persisted }) => {
    dataset.seen = `${dataset.seen} ${type}${persisted ? ' alive' : ''}`;
  };
  for (const type of ['pagehide', 'pageshow']) addEventListener(type, note);
  for (const type of ['freeze', 'resume']) document.addEventListener(type, note);
}"""
TAKEN_UP = " pagehide alive freeze resume pageshow alive"
FOLLOWS = "in another tab. This one follows"


@pytest.fixture
def context(browser_type: BrowserType) -> Iterator[BrowserContext]:
    """A browser that keeps pages alive for Back, which Playwright's usual one does not."""
    flags = ["--disable-back-forward-cache"]
    browser = browser_type.launch(
        **launch_options(COMPILE_LESS, whole=True), ignore_default_args=flags
    )
    watch = Watch()
    watch.allow("404")  # The browser looks for an icon of the other page.
    with browser.new_context() as context:
        # A service worker that comes late makes the browser drop what it has put aside.
        context.add_init_script(KEEP_NOTHING)
        context.add_init_script(NO_SNAPSHOT)
        watch.follow(context)
        yield context
    browser.close()
    watch.check()


def leave(page: Page) -> None:
    """Go to another page of the site, which has no script."""
    page.evaluate(MARK)
    page.goto(page.url.split("#")[0] + "build.json")


def come_back(page: Page) -> None:
    page.go_back(wait_until="commit")
    expect(page.locator("html")).to_have_attribute("data-seen", TAKEN_UP)


def test_a_page_that_was_put_aside_shows_what_was_played_elsewhere_and_its_bot_moves(
    context: BrowserContext, site: str
) -> None:
    page = context.new_page()
    table = Table(page).open(f"{site}#game=murus-gallicus")
    table.play(BREAKTHROUGH[:1])
    place = page.url
    leave(page)
    with context.new_page() as other:
        second = Table(other).open(place).at(1)
        second.play(BREAKTHROUGH[1:3], since=1)
        come_back(page)
        table.at(3)
        assert table.moves() == BREAKTHROUGH[:3]
        expect(page.get_by_role("alert").filter(has_text=FOLLOWS)).to_be_visible()

    page.evaluate("location.hash = 'game=murus-gallicus&seats=person,bot5'")
    table.at(0).play(BREAKTHROUGH[:1])
    leave(page)
    come_back(page)
    table.at(2).play(["a1-c3"], since=2)
    expect(page.get_by_role("alert")).to_have_count(0)
