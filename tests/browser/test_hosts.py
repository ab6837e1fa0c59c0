"""Real hosts: with an old table of types, or with one answer to all requests."""

from __future__ import annotations

import threading
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NO_SNAPSHOT, Watch
from tests.browser.tables import BREAKTHROUGH, Table, expect_said
from tests.browser.versions import build_in, expect_ready, publish, take_update
from tests.support.effort import often
from tests.support.hosts import Habits, Host, free_port, nginx
from tests.support.sites import Server, copy_site
from web.tools.hosting import rules
from web.tools.serve import Site, open_server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = pytest.mark.keeps

OFFLINE = "Failed to load resource|ERR_CONNECTION_REFUSED|service worker"
# nginx 1.18's types of common files. Today's has .woff2 and .wasm too, but still no .mjs, .whl or
# .webmanifest.
OLD_NGINX = """
text/html                 html htm shtml
text/css                  css
text/xml                  xml
image/gif                 gif
image/jpeg                jpeg jpg
application/javascript    js
application/atom+xml      atom
application/rss+xml       rss
text/mathml               mml
text/plain                txt
image/png                 png
image/svg+xml             svg svgz
image/tiff                tif tiff
image/webp                webp
image/x-icon              ico
font/woff                 woff
application/java-archive  jar war ear
application/json          json
application/pdf           pdf
application/vnd.ms-fontobject eot
application/x-x509-ca-cert der pem crt
application/xhtml+xml     xhtml
application/zip           zip
application/octet-stream  bin exe dll
audio/mpeg                mp3
video/mp4                 mp4
"""


def types_by(table: str) -> dict[str, str]:
    """Read a table of types: the type of each ending."""
    lines = (line.split() for line in table.strip().splitlines())
    return {ending: media for media, *endings in lines for ending in endings}


FOUR_HOURS = 4 * 60 * 60
HABITS = {
    "few types, redirects, four hours": Habits(
        types=types_by(OLD_NGINX), base="/below/here/", tidies=True, seconds=FOUR_HOURS
    ),
    "http.server": Habits(),
}
HOSTS = ["nginx", *HABITS][: often(2, 3)]


@contextmanager
def stock_nginx(site: Path, folder: Path) -> Iterator[tuple[str, Callable[[], None]]]:
    """Serve the site as nginx does after its installation, under a path."""
    port = free_port()
    at = f"location /games/ {{ alias {site}/; }}"
    with ExitStack() as running:
        running.enter_context(nginx(f"server {{ listen 127.0.0.1:{port}; {at} }}", folder))
        yield f"http://127.0.0.1:{port}/games/", running.close


@pytest.fixture(params=HOSTS)
def host(
    request: pytest.FixtureRequest, warm: Server, tmp_path: Path
) -> Iterator[tuple[str, Callable[[], None]]]:
    """Serve the site as a host does that says nothing of ours: its address, and what ends it."""
    if request.param == "nginx":
        with stock_nginx(warm.folder, tmp_path) as served:
            yield served
    else:
        host = Host(warm.folder, HABITS[request.param])
        with host:
            yield host.url, host.stop


def test_a_host_that_says_nothing_of_ours_serves_games_that_are_kept_for_offline(
    page: Page, watch: Watch, host: tuple[str, Callable[[], None]]
) -> None:
    address, stop = host
    table = Table(page).open(f"{address}#game=murus-gallicus").play(BREAKTHROUGH[:2])
    expect_ready(page)
    stop()
    watch.allow(OFFLINE)
    page.reload()
    table.painted().at(2).play(BREAKTHROUGH[2:3], since=2)
    page.goto(f"{address}cercas/")
    expect(page.get_by_role("heading", name="Cercas", level=1)).to_be_visible()


def test_a_host_that_lets_everything_be_kept_for_hours_brings_an_update_at_the_next_visit(
    page: Page, warm: Server, newer: Path, tmp_path: Path
) -> None:
    place = copy_site(warm.folder, tmp_path / "site")
    with Host(place, Habits(base="/games/", seconds=FOUR_HOURS)) as host:
        table = Table(page).open(f"{host.url}#game=murus-gallicus").play(BREAKTHROUGH[:1])
        expect_ready(page)
        publish(newer, place)
        page.reload()
        take_update(page, build_in(warm.folder), build_in(newer))
        table.painted().at(1)
        expect_ready(page)


@dataclass(frozen=True)
class Hotel(Site):
    """The way to a site through a network that answers everything itself until guests log in."""

    login: Path
    shut: threading.Event = field(default_factory=threading.Event)

    def file(self, path: str) -> Path | None:
        """Send the site's file, or the page to log in at."""
        return self.login if self.shut.is_set() else super().file(path)


@pytest.fixture(scope="module")
def hotel(
    warm: Server, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, threading.Event]]:
    """Serve a site so; the event says that nothing but the login page comes."""
    folder = tmp_path_factory.mktemp("hotel")
    login = folder / "login.html"
    login.write_text("<title>Welcome</title><p>Please log in.</p>", encoding="utf-8")
    way = Hotel(copy_site(warm.folder, folder / "site"), "/", rules(), login)
    server = open_server(way, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/", way.shut
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def tabs(browser: Browser, hotel: tuple[str, threading.Event]) -> Iterator[BrowserContext]:
    """A browser that keeps the site."""
    watch = Watch()
    watch.allow("MIME type|Failed to load|digest|SyntaxError|Unexpected (token|end of input)")
    with browser.new_context(reduced_motion="reduce") as context:
        context.add_init_script(NO_SNAPSHOT)
        watch.follow(context)
        page = context.new_page()
        page.goto(hotel[0])
        expect_ready(page)
        page.close()
        yield context
    watch.check()


@pytest.fixture
def guest(tabs: BrowserContext, hotel: tuple[str, threading.Event]) -> Iterator[Page]:
    """A page at a table in that browser; the network answers everything itself from now on."""
    address, shut = hotel
    page = tabs.new_page()
    Table(page).open(f"{address}#game=murus-gallicus").play(BREAKTHROUGH[:2])
    expect_ready(page)
    shut.set()
    yield page
    shut.clear()
    page.close()


KEPT = """async () => {
  const all = await navigator.serviceWorker.getRegistrations();
  const files = [];
  for (const name of await caches.keys()) {
    files.push(...(await (await caches.open(name)).keys()).map(({ url }) => `${name} ${url}`));
  }
  return [all.length, ...files.sort()];
}"""


def expect_all(page: Page, paths: list[str]) -> None:
    """Nothing is lost: the game continues without the network."""
    assert page.evaluate(KEPT) == paths
    page.reload()
    expect_ready(page)
    assert page.evaluate(KEPT) == paths


def test_repair_and_deleting_change_no_file_if_something_else_answers(guest: Page) -> None:
    before = guest.evaluate(KEPT)
    guest.get_by_role("button", name="Settings").click()
    guest.get_by_text("Advanced").click()
    guest.get_by_role("button", name="Repair").click()
    expect_said(guest, "Something else answers at the address")
    expect_said(guest, "Nothing has changed")
    expect_all(guest, before)
    Table(guest).painted().at(2).play(BREAKTHROUGH[2:3], since=2)
    guest.get_by_role("button", name="Settings").click()
    guest.get_by_text("Advanced").click()
    guest.get_by_role("button", name="Delete all my data").click()
    guest.get_by_role("button", name="Delete", exact=True).click()
    expect_said(guest, "The site’s own files stay")
    expect_all(guest, before)


# Replaces what is kept of a file by something else, as a failing disk might.
DAMAGE = """async () => {
  const cache = await caches.open((await caches.keys())[0]);
  const file = (await cache.keys()).find(({ url }) => url.endsWith('/main.js'));
  const headers = { 'content-type': 'text/javascript' };
  await cache.put(file, new Response('(', { headers }));
}"""


def test_the_reload_of_a_page_that_could_not_start_leaves_what_is_kept(
    guest: Page, hotel: tuple[str, threading.Event]
) -> None:
    """It gets the damaged file once the site answers."""
    address, shut = hotel
    guest.evaluate(DAMAGE)
    before = guest.evaluate(KEPT)
    # A tab that showed the page may have its files in its memory.
    page = guest.context.new_page()
    page.goto(address)
    with page.expect_navigation():
        page.get_by_role("button", name="Reload").click()
    expect(page.get_by_text("This page could not start")).to_be_visible()
    assert page.evaluate(KEPT) == before
    shut.clear()
    page.get_by_role("button", name="Reload").click()
    expect_ready(page)
    expect_all(page, before)
    page.close()


DELETE_ONE_FILE = """async () => {
  const cache = await caches.open((await caches.keys())[0]);
  await cache.delete((await cache.keys()).find(({ url }) => url.endsWith('icon.svg')));
}"""


def test_what_the_browser_has_dropped_comes_again_when_the_site_answers(
    guest: Page, hotel: tuple[str, threading.Event]
) -> None:
    """Until then the rest is kept, and used."""
    before = guest.evaluate(KEPT)
    guest.evaluate(DELETE_ONE_FILE)
    rest = guest.evaluate(KEPT)
    for _ in range(often(1, 2)):
        guest.reload()
        expect(guest.locator("html")).to_have_attribute("data-offline", "failed")
        assert guest.evaluate(KEPT) == rest
    hotel[1].clear()
    guest.reload()
    expect_ready(guest)
    expect_all(guest, before)
