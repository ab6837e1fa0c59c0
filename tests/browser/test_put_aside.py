"""Pages that the browser freezes and puts aside, and takes up again for Back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import COMPILE_LESS, NO_SNAPSHOT, Watch, launch_options
from tests.browser.tables import BREAKTHROUGH, Table
from tests.browser.versions import expect_ready

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext, BrowserType, Page

# Notes that the page was put aside alive, frozen, and taken up again. A new page has no notes.
MARK = """() => {
  const { dataset } = document.documentElement;
  const note = ({ type, persisted }) => {
    dataset.seen = `${dataset.seen ?? ''} ${type}${persisted ? ' alive' : ''}`;
  };
  for (const type of ['pagehide', 'pageshow']) addEventListener(type, note);
  for (const type of ['freeze', 'resume']) document.addEventListener(type, note);
}"""
TAKEN_UP = " pagehide alive freeze resume pageshow alive"
FOLLOWS = "in another tab. This one follows"


@pytest.fixture(scope="module")
def context(browser_type: BrowserType) -> Iterator[BrowserContext]:
    """A browser that keeps pages alive for Back, which Playwright's usual one does not."""
    flags = ["--disable-back-forward-cache"]
    browser = browser_type.launch(
        **launch_options(COMPILE_LESS, whole=True), ignore_default_args=flags
    )
    watch = Watch()
    watch.allow("404")  # The browser looks for an icon of the other page.
    with browser.new_context() as context:
        context.add_init_script(NO_SNAPSHOT)
        watch.follow(context)
        yield context
    browser.close()
    watch.check()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    with context.new_page() as page:
        yield page


def leave(page: Page) -> None:
    """Go to another page of the site, which has no script.

    A service worker that comes only then makes the browser drop what it has put aside.
    """
    expect_ready(page)
    page.evaluate(MARK)
    page.goto(page.url.split("#")[0] + "build.json")


def come_back(page: Page) -> None:
    page.go_back(wait_until="commit")
    expect(page.locator("html")).to_have_attribute("data-seen", TAKEN_UP)


def test_a_page_kept_alive_shows_what_was_played_in_another_tab_meanwhile(
    context: BrowserContext, page: Page, site: str
) -> None:
    first = Table(page).open(f"{site}#game=murus-gallicus")
    first.play(BREAKTHROUGH[:1])
    place = page.url
    leave(page)
    with context.new_page() as other:
        second = Table(other).open(place).at(1)
        second.play(BREAKTHROUGH[1:3], since=1)
        come_back(page)
        first.at(3)
        assert first.moves() == BREAKTHROUGH[:3]
        expect(page.get_by_role("alert").filter(has_text=FOLLOWS)).to_be_visible()


def test_a_bot_that_was_thinking_moves_when_its_page_is_taken_up(page: Page, site: str) -> None:
    table = Table(page).open(f"{site}#game=murus-gallicus&seats=person,bot5")
    table.play(BREAKTHROUGH[:1])
    leave(page)
    come_back(page)
    table.at(2).play(["a1-c3"], since=2)
    expect(page.get_by_role("alert")).to_have_count(0)
