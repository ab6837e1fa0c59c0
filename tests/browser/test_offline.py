"""Without a network: a site is kept whole, or not at all."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import COMPILE_LESS, REST, launch_options
from tests.browser.versions import expect_ready
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
ADDED = b"<script>document.title = 'Free Wi-Fi'</script>"
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

    # The page of the first visit continues; one that is loaded anew: test_every_game.py.
    page.evaluate(f"location.hash = '{GAME}'")
    expect_game(page)
    for pick in ("sq-e1", "sq-e3"):
        page.locator(f'button[data-pick="{pick}"]').press("Enter")
    expect(page.locator('[data-ply="1"]:not(li)')).to_be_attached()

    (worker,) = page.workers
    assert REST not in worker.evaluate(FETCHED), "a game loads the rest of Pyodide's program"
    watch.allow("^warning: ")  # Python tells of its error, line by line
    worker.evaluate(ASK_FOR_THE_REST)
    assert (REST in worker.evaluate(FETCHED)) == SPLIT


@contextmanager
def browser_with(profile: Path, kind: BrowserType, watch: Watch) -> Iterator[BrowserContext]:
    """A browser whose data stays when it is closed."""
    context = kind.launch_persistent_context(profile, **launch_options(COMPILE_LESS))
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


def test_a_wrong_file_is_not_kept_and_a_wrong_copy_of_it_is_fetched_again(
    page: Page, watch: Watch, own_server: Server, own_site: Path
) -> None:
    """Files named by their content are cached for a year: a wrong copy would stay as long."""
    watch.allow("digest|integrity|Failed to load resource")
    watch.allow("404")  # The browser looks for an icon of the script.
    damaged = change(own_site, "app/*/review.js", flip_one_bit)
    page.goto(own_server.url + damaged.relative_to(own_site).as_posix())
    page.goto(own_server.url)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    expect(page.locator("html")).to_have_attribute("data-offline", "failed")
    damaged.write_bytes(flip_one_bit(damaged.read_bytes()))
    page.reload()
    expect_ready(page)


def test_what_nobody_plays_with_may_be_missing_or_changed(
    page: Page, watch: Watch, own_server: Server, own_site: Path
) -> None:
    """Networks block fonts, and add scripts to pages, which the policy keeps from running."""
    watch.allow("digest|integrity|Content Security Policy|Failed to load resource|REFUSED|404")
    fonts = {font: font.read_bytes() for font in own_site.glob("app/*/fonts/*.woff2")}
    for font in fonts:
        font.unlink()
    for name in ("index.html", "cercas/index.html"):
        change(own_site, name, lambda text: text.replace(b"</body>", ADDED + b"</body>"))
    page.goto(own_server.url)
    expect_ready(page)

    address = own_server.url + next(iter(fonts)).relative_to(own_site).as_posix()
    status = f"fetch('{address}').then(({{ status }}) => status)"
    assert page.evaluate(status) == 404, "what is missing is no empty file"
    for font, content in fonts.items():
        font.write_bytes(content)
    assert page.evaluate(status) == 200

    own_server.stop()
    page.reload()
    expect_ready(page)
    page.evaluate(f"location.hash = '{GAME}'")
    expect_game(page)
    expect(page).not_to_have_title("Free Wi-Fi")


def test_a_page_of_something_else_is_not_kept(
    page: Page, watch: Watch, own_server: Server, own_site: Path
) -> None:
    """A network's login page stands in for all pages when files are kept."""
    watch.allow("digest|integrity|Failed to load resource")
    whole = (own_site / "index.html").read_bytes()
    change(own_site, "index.html", lambda _: b"<!doctype html><title>Hotel</title>Room number?")
    page.route(own_server.url, lambda route: route.fulfill(body=whole, content_type="text/html"))
    page.goto(own_server.url)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    expect(page.locator("html")).to_have_attribute("data-offline", "failed")
