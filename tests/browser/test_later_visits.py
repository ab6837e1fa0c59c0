"""Later visits start from a snapshot of Python; without a good one, they start normally."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PLAIN, Watch
from tests.browser.tables import COUNT_WORKERS
from tests.browser.versions import OFFERED, build_in, expect_ready, publish
from tests.browser.warm import IS_KEPT, QUIET_MS, SNAPSHOT, expect_made
from tests.support.effort import often
from tests.support.sites import Server, copy_site

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page, Route

OFFLINE = "Failed to load resource|ERR_CONNECTION_REFUSED|service worker"
# Its set-up is hardly ever the same twice.
GAME = "#game=eight-cities&seats=person,bot1"
# Keeps a copy of the snapshot where the page does not look.
COPY = """async (place) => {
  const cache = await caches.open('copy');
  await cache.put(place, await caches.match(place));
}"""
# Puts something else in place of the snapshot, whether one is kept or not.
REPLACE = """async ([place, change]) => {
  const copy = await caches.open('copy');
  const own = (await caches.keys()).find((name) => name !== 'copy');
  const summed = async (memory) => {
    const sum = await crypto.subtle.digest('SHA-256', memory);
    return new Blob([sum, memory]).arrayBuffer();
  };
  const changes = {
    nothing: async (content) => content,
    cut: async (content) => content.slice(0, content.byteLength - 9),
    changed: (content) => {
      new Uint8Array(content)[content.byteLength - 9] ^= 1;
      return content;
    },
    strange: () => summed(new Uint8Array(1e6)),
    another: (content) => {
      const memory = new Uint8Array(content).slice(32);
      const build = new TextEncoder().encode(place.split('/').at(-2));
      for (let at = memory.indexOf(build[0]); at >= 0; at = memory.indexOf(build[0], at + 1)) {
        if (build.every((byte, n) => memory[at + n] === byte)) memory[at] ^= 1;
      }
      return summed(memory);
    },
  };
  const content = await (await copy.match(place)).arrayBuffer();
  const cache = await caches.open(own);
  await cache.put(place, new Response(await changes[change](content)));
}"""
# The actions of the newest table on this device, those of chance.
DEALT = """() => {
  const keys = Object.keys(localStorage).filter((key) => key.includes(':table:'));
  return keys.map((key) => localStorage.getItem(key))
    .map((text) => JSON.parse(text)).sort((a, b) => b.used - a.used)[0].record.actions.join(' ');
}"""
HANG = "caches.match = () => new Promise(() => {});\n"
# Less than a start may take without progress.
SOON_MS = 5_000


@pytest.fixture(scope="module")
def below(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place = copy_site(dist, tmp_path_factory.mktemp("below") / "site")
    with Server(place, base="/below/here/") as running:
        yield running


@pytest.fixture(scope="module")
def visited(browser: Browser, below: Server) -> Iterator[BrowserContext]:
    """A browser that has been here before, and was left alone for a while."""
    watch = Watch()
    watch.allow(OFFLINE)
    context = browser.new_context()
    watch.follow(context)
    page = context.new_page()
    page.clock.install()
    page.goto(below.url)
    expect_made(page)
    page.evaluate(COPY, place_of_snapshot(below))
    page.close()
    yield context
    context.close()
    watch.check()


def place_of_snapshot(server: Server) -> str:
    return f"{server.url}app/{build_in(server.folder)}/{SNAPSHOT}"


def opened(context: BrowserContext, address: str, start: str) -> Page:
    page = context.new_page()
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    expect(page.locator("html")).to_have_attribute("data-start", start)
    return page


def test_a_later_visit_starts_from_the_snapshot_and_plays(
    visited: BrowserContext, below: Server
) -> None:
    """The settings say how much room it takes."""
    dealt = set()
    for _ in range(2):
        page = opened(visited, below.url + GAME, "snapshot")
        expect(page.locator("html")).to_have_attribute("data-board", "painted")
        dealt.add(page.evaluate(DEALT))
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_text("stored for faster starts")).to_contain_text("MB")
        page.close()
    assert len(dealt) == 2, "chance is not what it was the last time"


def test_on_a_later_visit_python_waits_for_nothing(visited: BrowserContext, below: Server) -> None:
    page = visited.new_page()
    page.route("**/card-*.json", lambda _: None)
    page.goto(below.url)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    page.close()


def test_where_nothing_can_be_kept_the_settings_name_no_room(page: Page, site: str) -> None:
    page.add_init_script("delete globalThis.caches")
    page.goto(site)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Advanced", exact=True).click()
    expect(page.get_by_text("pygames 1")).to_be_visible()
    expect(page.get_by_text("stored for faster starts")).to_be_hidden()


def test_it_starts_from_the_snapshot_without_a_network(
    visited: BrowserContext, below: Server
) -> None:
    below.stop()
    page = opened(visited, below.url + "#game=cercas", "snapshot")
    expect(page.locator("html")).to_have_attribute("data-board", "painted")
    page.close()
    below.start()


@pytest.mark.parametrize("change", ["cut", "another", "changed", "strange"][: often(2, 4)])
def test_a_snapshot_that_cannot_be_used_is_not_noticed(
    visited: BrowserContext, below: Server, change: str
) -> None:
    """A snapshot of another build of Pyodide doesn't fit; one that was filled differently is
    another one, though Python runs in it."""
    page = visited.new_page()
    page.goto(place_of_snapshot(below).replace(SNAPSHOT, PLAIN))
    page.evaluate(REPLACE, [place_of_snapshot(below), change])
    page.clock.install()
    page.goto(below.url + "#game=murus-gallicus")
    expect(page.locator("html")).to_have_attribute("data-board", "painted")
    expect(page.locator("html")).to_have_attribute("data-start", "normal")
    if change in {"strange", "another"}:
        expect_made(page)
    else:
        page.evaluate(REPLACE, [place_of_snapshot(below), "nothing"])
    page.close()


def test_a_snapshot_that_never_comes_gives_way_to_a_normal_start(page: Page, site: str) -> None:
    def hold(route: Route) -> None:
        """The browser never says what it has kept."""
        response = route.fetch()
        route.fulfill(response=response, body=HANG + response.text())

    page.route("**/worker.js", hold)
    page.clock.install()
    page.add_init_script(COUNT_WORKERS)
    page.goto(site + "#game=cercas")
    # The page counts them itself: one may have ended before the browser tells of it.
    while page.evaluate("begun") < 2:
        page.clock.run_for(SOON_MS)
    expect(page.locator("html")).to_have_attribute("data-board", "painted")
    expect(page.locator("html")).to_have_attribute("data-start", "normal")


def test_a_snapshot_that_the_browser_refuses_to_keep_is_not_missed(
    browser: Browser, server: Server
) -> None:
    """Whatever the browser has said before about its free space."""
    with browser.new_context() as context:
        page = context.new_page()
        page.add_init_script("navigator.storage.estimate = async () => ({ quota: 1e9, usage: 0 })")
        page.clock.install()
        page.goto(server.url)
        expect_ready(page)
        tools = context.new_cdp_session(page)
        origin = server.url.rstrip("/")
        tools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
        html = page.locator("html")
        while html.get_attribute("data-snapshot") in {None, "making"}:
            page.clock.fast_forward(QUIET_MS)
        expect(html).to_have_attribute("data-snapshot", "none")
        assert not page.evaluate(IS_KEPT)
        again = opened(context, server.url + "#game=murus-gallicus", "normal")
        expect(again.locator("html")).to_have_attribute("data-board", "painted")


def test_a_new_version_does_not_go_on_from_the_snapshot_of_the_old_one(
    visited: BrowserContext, below: Server, newer: Path
) -> None:
    publish(newer, below.folder)
    page = opened(visited, below.url, "snapshot")
    expect(page.get_by_text(OFFERED)).to_be_visible()
    page.get_by_role("button", name="Reload").click()
    new = page.locator(f'script[type=module][src*="{build_in(newer)}/main.js"]')
    expect(new).to_be_attached()
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    expect(page.locator("html")).to_have_attribute("data-start", "normal")
    page.close()
