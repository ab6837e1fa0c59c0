"""Without a network, and when the site changes: all of one build, or all of the other."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import COMPILE_LESS, REST, launch_options
from tests.browser.versions import OFFERED, build_in, build_of, expect_ready, publish
from tests.support.sites import change, flip_one_bit
from web.tools.runtime import SPLIT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, BrowserType, Page

    from tests.browser.conftest import Watch
    from tests.support.sites import Server

pytestmark = pytest.mark.keeps

GAME = "#game=murus-gallicus"
# The caches' names, once the old one is gone; it goes after the page is ready.
ONE_CACHE = """async () => {
  for (let tries = 0; tries < 200 && (await caches.keys()).length > 1; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return caches.keys();
}"""

FETCHED = """() => performance.getEntriesByType('resource').map(
  ({ name }) => name.slice(name.lastIndexOf('/') + 1))"""
# A request that is no text needs the rest of Python's program.
ASK_FOR_THE_REST = """() => {
  const build = location.pathname.split('/').at(-2);
  dispatchEvent(new MessageEvent('message', { data: { build, text: ['no text'] } }));
}"""


def expect_game(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-board", "painted")
    expect(page.locator("[data-pick]").first).to_be_attached()


def test_a_kept_site_starts_a_game_without_a_network(
    page: Page, watch: Watch, own_server: Server
) -> None:
    watch.allow("Failed to load resource|ERR_CONNECTION_REFUSED|service worker")
    page.goto(own_server.url)
    expect_ready(page)
    own_server.stop()

    page.reload()
    expect_ready(page)
    page.goto(own_server.url + GAME)
    expect_game(page)

    tab = page.context.new_page()
    tab.goto(own_server.url + "?from=a-link" + GAME)
    expect_ready(tab)
    expect_game(tab)

    for pick in ("sq-e1", "sq-e3"):
        tab.locator(f'button[data-pick="{pick}"]').press("Enter")
    expect(tab.locator('[data-ply="1"]:not(li)')).to_be_attached()

    (worker,) = tab.workers
    assert REST not in worker.evaluate(FETCHED), "a game loads the rest of Pyodide's program"
    watch.allow("^warning: ")  # Python tells of its error, line by line
    worker.evaluate(ASK_FOR_THE_REST)
    assert (REST in worker.evaluate(FETCHED)) == SPLIT


def test_the_page_of_the_first_visit_goes_on_when_the_network_goes(
    page: Page, watch: Watch, own_server: Server
) -> None:
    watch.allow("Failed to load resource|ERR_CONNECTION_REFUSED")
    page.goto(own_server.url)
    expect_ready(page)
    own_server.stop()
    page.evaluate("location.hash = 'game=murus-gallicus&seats=person,bot1'")
    expect_game(page)


@contextmanager
def browser_with(profile: Path, kind: BrowserType, watch: Watch) -> Iterator[BrowserContext]:
    """A browser whose data stays when it is closed."""
    context = kind.launch_persistent_context(profile, **launch_options(COMPILE_LESS, whole=True))
    watch.follow(context)
    yield context
    context.close()


def test_a_kept_site_outlives_the_browser(
    browser_type: BrowserType, watch: Watch, own_server: Server, tmp_path: Path
) -> None:
    watch.allow("Failed to load resource|ERR_CONNECTION_REFUSED")
    with browser_with(tmp_path / "profile", browser_type, watch) as context:
        page = context.new_page()
        page.goto(own_server.url)
        expect_ready(page)
    own_server.stop()
    with browser_with(tmp_path / "profile", browser_type, watch) as context:
        page = context.new_page()
        page.goto(own_server.url + GAME)
        expect_ready(page)
        expect_game(page)


def expect_newer(page: Page, newer: Path) -> None:
    """Take the version that is offered, and wait for it."""
    page.bring_to_front()
    expect(page.get_by_text(OFFERED)).to_be_visible()
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(f'script[type=module][src*="{build_in(newer)}/main.js"]')).to_be_attached()
    expect_ready(page)
    assert build_of(page) == build_in(newer)


def test_a_new_version_waits_until_it_is_accepted_in_each_tab(
    page: Page, own_server: Server, own_site: Path, newer: Path
) -> None:
    """The files of the old one go when nobody needs them any more."""
    page.goto(own_server.url)
    expect_ready(page)
    old = build_of(page)
    other = page.context.new_page()
    other.goto(own_server.url)
    expect_ready(other)
    publish(newer, own_site)

    page.reload()
    expect(page.get_by_text(OFFERED)).to_be_visible()
    assert build_of(page) == old
    page.reload()
    expect_ready(page)
    assert build_of(page) == old
    expect_newer(page, newer)

    expect(other.get_by_text(OFFERED)).to_be_visible()
    other.evaluate("location.hash = 'game=murus-gallicus&seats=person,bot1'")
    expect_game(other)
    assert build_of(other) == old
    expect_newer(other, newer)
    other.close()
    page.reload()
    expect_ready(page)
    (name,) = page.evaluate(ONE_CACHE)
    assert build_in(newer) in name


# What the cached entry of the page runs from now on.
BREAK_ENTRY = """async (url) => {
  const [name] = await caches.keys();
  const headers = { 'content-type': 'text/javascript' };
  await (await caches.open(name)).put(url, new Response("throw new Error('broken')", { headers }));
}"""


def test_a_version_that_does_not_run_says_so_and_gives_way_to_a_newer_one(
    page: Page, watch: Watch, own_server: Server, own_site: Path, newer: Path
) -> None:
    watch.allow("digest")
    page.goto(own_server.url)
    expect_ready(page)
    entry = page.locator("script[type=module]").first.evaluate("(script) => script.src")
    kept = page.evaluate("caches.match(document.querySelector('script[type=module]').src)")
    assert kept is not None, "the entry is kept"
    page.evaluate(BREAK_ENTRY, entry)
    page.reload()
    expect(page.get_by_text("This page could not start")).to_be_visible()
    publish(newer, own_site)
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(f'script[type=module][src*="{build_in(newer)}/main.js"]')).to_be_attached()
    expect_ready(page)


DELETE_CACHES = "async () => { for (const name of await caches.keys()) await caches.delete(name); }"
DELETE_ONE_FILE = """async () => {
  const cache = await caches.open((await caches.keys())[0]);
  const requests = await cache.keys();
  await cache.delete(requests.find(({ url }) => url.endsWith('icon.svg')));
}"""


@pytest.mark.parametrize(
    "loss", [DELETE_ONE_FILE, pytest.param(DELETE_CACHES, marks=pytest.mark.long)]
)
def test_a_site_whose_kept_files_are_gone_is_kept_again_at_the_next_visit(
    page: Page, watch: Watch, own_server: Server, loss: str
) -> None:
    watch.allow("Failed to load resource|ERR_CONNECTION_REFUSED|service worker")
    page.goto(own_server.url)
    expect_ready(page)
    page.evaluate(loss)

    page.reload()
    expect(page.locator("html")).to_have_attribute("data-offline", "failed")
    expect(page.get_by_text(OFFERED)).to_have_count(0)
    page.reload()
    expect_ready(page)
    own_server.stop()
    page.reload()
    expect_ready(page)


def test_a_file_that_lies_damaged_in_the_browsers_cache_is_fetched_again_to_be_kept(
    page: Page, watch: Watch, own_server: Server, own_site: Path
) -> None:
    """Files named by their content are cached for a year: a wrong copy would stay as long."""
    watch.allow("digest")
    watch.allow("404")  # The browser looks for an icon of the text.
    damaged = change(own_site, "app/*/fonts/besley-license.txt", flip_one_bit)
    address = own_server.url + damaged.relative_to(own_site).as_posix()
    page.goto(address)
    damaged.write_bytes(flip_one_bit(damaged.read_bytes()))
    page.goto(own_server.url)
    expect_ready(page)
