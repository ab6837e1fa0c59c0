"""Ways out of a broken copy on this device: Repair, and the withdrawal of a service worker.

All tests share a browser that keeps the site, and leave it so.
"""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NO_SNAPSHOT, PLAIN, Watch
from tests.browser.tables import BREAKTHROUGH, Table, expect_said
from tests.browser.versions import OFFERED, build_in, build_of, changed_site, expect_ready, publish
from tests.support.effort import often
from tests.support.sites import Server, copy_site

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

OFFLINE = "Failed to load resource|ERR_CONNECTION_REFUSED|service worker"
# Replaces what is kept of a file by something else, as a failing disk might.
DAMAGE = """async (ending) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const found = (await cache.keys()).filter(({ url }) => new URL(url).pathname.endsWith(ending));
    const headers = { 'content-type': 'text/javascript' };
    for (const request of found) await cache.put(request, new Response('(', { headers }));
  }
}"""
REGISTRATIONS = "navigator.serviceWorker.getRegistrations().then((all) => all.length)"
CACHES = "caches.keys().then((names) => names.length)"
# A browser that looks by itself just then hears of the old one only, and answers with that.
LOOK_FOR_ANOTHER = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const { active } = registration;
  const same = () => registration.active === active && !registration.installing;
  while (same()) await registration.update();
}"""
NOT_STARTED = "This page could not start"


@pytest.fixture(scope="module")
def watch() -> Iterator[Watch]:
    """An eye on all tests: what one provokes may come late, in the next."""
    watching = Watch()
    watching.allow(f"{OFFLINE}|digest|SyntaxError|Unexpected|broken")
    watching.allow("404")  # The browser looks for an icon of a text.
    yield watching
    watching.check()


@pytest.fixture(scope="module")
def host(warm: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A host below a path; a test may stop it, and change what it serves."""
    place = copy_site(warm.folder, tmp_path_factory.mktemp("host") / "site")
    with Server(place, base="/below/here/") as running:
        yield running


@pytest.fixture(scope="module")
def tabs(browser: Browser, host: Server, watch: Watch) -> Iterator[BrowserContext]:
    """A browser that keeps the site."""
    with browser.new_context(reduced_motion="reduce") as context:
        context.add_init_script(NO_SNAPSHOT)
        watch.follow(context)
        page = context.new_page()
        page.goto(host.url)
        expect_ready(page)
        page.close()
        yield context


@pytest.fixture
def page(tabs: BrowserContext, host: Server) -> Iterator[Page]:
    """A tab that has started nothing: one that was used before may have files in its memory."""
    tab = tabs.new_page()
    tab.goto(address(host, PLAIN))
    yield tab
    tab.close()
    host.stop()
    host.start()


def address(host: Server, file: str) -> str:
    return f"{host.url}app/{build_in(host.folder)}/{file}"


def new_game(page: Page, host: Server) -> Table:
    """Begin a game, and play two actions."""
    table = Table(page).open(f"{host.url}#game=murus-gallicus").play(BREAKTHROUGH[:2])
    expect_ready(page)
    return table


def repair(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Advanced").click()
    page.get_by_role("button", name="Repair").click()


def reload(page: Page) -> None:
    """Press what is offered, by a page that can't start too."""
    page.get_by_role("button", name="Reload").click()


def expect_build(page: Page, site: Path) -> None:
    expect(page.locator(f'script[type=module][src*="{build_in(site)}/main.js"]')).to_be_attached()
    expect_ready(page)


def test_repair_fetches_all_files_anew_and_keeps_the_games(page: Page, host: Server) -> None:
    """Each time that the page is reloaded then it comes, also without a network."""
    table = new_game(page, host)
    page.evaluate(DAMAGE, "worker.js")
    repair(page)
    expect_said(page, "Your games are all here")
    table.painted().at(2)
    expect_ready(page)
    for _ in range(often(0, 25)):
        page.reload()
        table.painted().at(2)
    host.stop()
    repair(page)
    expect_said(page, "Nothing has changed")
    for _ in range(often(1, 25)):
        page.reload()
        table.painted().at(2)
    expect_ready(page)


def test_a_page_whose_kept_file_is_damaged_gets_it_anew_when_it_is_reloaded(
    page: Page, host: Server
) -> None:
    """One that is read before the page is begun; one that begins it: test_hosts.py."""
    page.evaluate(DAMAGE, "config.js")
    page.goto(host.url)
    expect(page.get_by_text(NOT_STARTED)).to_be_visible()
    reload(page)
    expect_ready(page)


DELETE_CACHES = "async () => { for (const name of await caches.keys()) await caches.delete(name); }"


def test_a_site_whose_kept_files_are_gone_is_kept_again_at_the_next_visit(
    page: Page, host: Server
) -> None:
    """If only one is gone: test_hosts.py."""
    page.evaluate(DELETE_CACHES)
    page.goto(host.url)
    expect_ready(page)
    expect(page.get_by_text(OFFERED)).to_have_count(0)
    host.stop()
    page.reload()
    expect_ready(page)


@pytest.fixture
def another(host: Server, warm: Server, newer: Path) -> Path:
    """Return the site of a version that the host doesn't serve."""
    return warm.folder if build_in(host.folder) == build_in(newer) else newer


# Where the page starts itself, once all modules have run.
START = re.compile(rb"(\.then\([\w$]+\))(\.then\(\(\)=>dispatchEvent\(new Event\(.started.\)\))")


@pytest.fixture
def broken(warm: Server, tmp_path: Path) -> Path:
    """Return the site of a version whose modules all run, and whose start throws."""
    throws = rb".then(()=>{throw new Error('broken')})\1\2"
    return changed_site(
        tmp_path / "broken", warm.folder, "main.js", lambda script: START.sub(throws, script)
    )


def test_a_version_whose_start_throws_is_left_by_its_own_reload(
    page: Page, host: Server, broken: Path, another: Path
) -> None:
    publish(broken, host.folder)
    table = new_game(page, host)
    expect(page.get_by_text(OFFERED)).to_be_visible()
    reload(page)
    expect(page.get_by_text(NOT_STARTED)).to_be_visible()
    assert build_of(page) == build_in(broken)

    publish(another, host.folder)
    reload(page)
    expect_build(page, another)
    table.painted().at(2)


def withdraw(host: Server) -> None:
    """Publish what withdraws a service worker, as docs/operations.md says."""
    (host.folder / "sw.js").unlink()
    shutil.copy(host.folder / "kill-sw.js", host.folder / "sw.js")


def test_a_withdrawn_service_worker_goes_with_its_caches_and_the_games_stay(
    page: Page, host: Server
) -> None:
    """A page stays where it is, wherever it was opened. The next build is kept again."""
    table = new_game(page, host)
    good = (host.folder / "sw.js").read_bytes()
    withdraw(host)
    with page.expect_navigation():
        page.evaluate(f"void ({LOOK_FOR_ANOTHER})().catch(() => 0)")
    table.painted().at(2)
    # The page asks for the worker of the site again: it comes, finds no page to free, and ends.
    expect(page.locator("html")).to_have_attribute("data-offline", "failed")
    assert page.evaluate(CACHES) == 0
    assert page.evaluate(REGISTRATIONS) == 0
    table.play(BREAKTHROUGH[2:3], since=2)

    (host.folder / "sw.js").write_bytes(good)
    page.reload()
    table.painted().at(3)
    expect_ready(page)
