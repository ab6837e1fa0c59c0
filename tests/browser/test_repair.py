"""Ways out of a broken copy on this device: Repair, and the withdrawal of a service worker."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.tables import BREAKTHROUGH, Table
from tests.browser.versions import OFFERED, build_in, build_of, changed_site, expect_ready, publish
from tests.support.effort import drawn, often

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Watch
    from tests.support.sites import Server

pytestmark = pytest.mark.keeps

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


def repair(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Repair").click()


def test_repair_fetches_all_files_anew_and_keeps_the_games(
    page: Page, watch: Watch, own_server: Server
) -> None:
    watch.allow("SyntaxError|Unexpected|Failed to load")
    table = Table(page).open(f"{own_server.url}#game=murus-gallicus")
    table.play(BREAKTHROUGH[:2])
    expect_ready(page)
    page.evaluate(DAMAGE, "worker.js")
    repair(page)
    told = page.get_by_role("log").filter(has_text="Your games are all here")
    expect(told.first).to_be_attached()
    table.painted().at(2)
    expect_ready(page)
    own_server.stop()
    watch.allow(OFFLINE)
    page.reload()
    table.painted().at(2)


def test_repair_changes_nothing_while_the_site_cannot_be_reached(
    page: Page, watch: Watch, own_server: Server
) -> None:
    watch.allow(OFFLINE)
    page.goto(own_server.url)
    expect_ready(page)
    own_server.stop()
    repair(page)
    told = page.get_by_role("log").filter(has_text="Nothing has changed")
    expect(told.first).to_be_attached()
    page.reload()
    expect_ready(page)


def test_a_page_whose_kept_files_are_damaged_gets_them_anew_when_it_is_reloaded(
    page: Page, watch: Watch, own_server: Server
) -> None:
    """One that runs only when the page is begun, or one that is read before."""
    watch.allow("digest")
    page.goto(own_server.url)
    expect_ready(page)
    for file in drawn(["main.js", "config.js"], 1):
        page.evaluate(DAMAGE, file)
        page.reload()
        expect(page.get_by_text("This page could not start")).to_be_visible()
        page.get_by_role("button", name="Reload").click()
        expect_ready(page)


START = "function start() {\n"


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Return the site of a version whose modules all run, and whose start throws."""

    def throw_first(text: str) -> str:
        assert START in text
        return text.replace(START, f"{START}  if (document.body) throw new Error('broken');\n")

    return changed_site(tmp_path / "broken", "app/main.tsx", throw_first)


def test_a_version_whose_start_throws_is_left_by_its_own_reload(
    page: Page, watch: Watch, own_server: Server, own_site: Path, broken: Path, newer: Path
) -> None:
    watch.allow("broken")
    table = Table(page).open(f"{own_server.url}#game=murus-gallicus")
    table.play(BREAKTHROUGH[:2])
    expect_ready(page)
    publish(broken, own_site)
    page.reload()
    expect(page.get_by_text(OFFERED)).to_be_visible()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_text("This page could not start")).to_be_visible()
    assert build_of(page) == build_in(broken)

    publish(newer, own_site)
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(f'script[type=module][src*="{build_in(newer)}/main.js"]')).to_be_attached()
    table.painted().at(2)
    expect_ready(page)


def withdraw(own_site: Path) -> None:
    """Publish what withdraws a service worker, as docs/operations.md says."""
    (own_site / "sw.js").unlink()
    shutil.copy(own_site / "kill-sw.js", own_site / "sw.js")


def test_a_withdrawn_service_worker_goes_with_its_caches_and_the_games_stay(
    page: Page, own_server: Server, own_site: Path
) -> None:
    """After that the next build is kept again."""
    table = Table(page).open(f"{own_server.url}#game=murus-gallicus")
    table.play(BREAKTHROUGH[:2])
    expect_ready(page)
    good = (own_site / "sw.js").read_bytes()
    page.reload()
    table.painted().at(2)
    withdraw(own_site)
    with page.expect_navigation():
        page.evaluate("void navigator.serviceWorker.ready.then((worker) => worker.update())")
    table.painted().at(2)
    # The page asks for the worker of the site again: it comes, finds nobody to free, and goes.
    expect(page.locator("html")).to_have_attribute("data-offline", "failed")
    assert page.evaluate(CACHES) == 0
    assert page.evaluate(REGISTRATIONS) == 0
    table.play(BREAKTHROUGH[2:3], since=2)

    (own_site / "sw.js").write_bytes(good)
    page.reload()
    table.painted().at(3)
    expect_ready(page)


def test_the_page_comes_each_time_however_often_it_is_reloaded(
    page: Page, watch: Watch, own_server: Server
) -> None:
    """Half of them without a network."""
    watch.allow(OFFLINE)
    table = Table(page).open(f"{own_server.url}#game=murus-gallicus")
    table.play(BREAKTHROUGH[:1])
    expect_ready(page)
    for _ in range(often(1, 25)):
        page.reload()
        table.painted().at(1)
    own_server.stop()
    for _ in range(often(1, 25)):
        page.reload()
        table.painted().at(1)
    expect_ready(page)
