"""A warm start: the memory of Python as an earlier visit has kept it, for tests of other things.

Python takes a while to start, and each test has a browser that was never here before. So one page
makes a snapshot, as on a visit that is left alone for a while, and it lies beside the site that
tests visit. Python's worker takes it from there where the browser has kept none.
"""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.versions import build_in, expect_ready
from tests.support.sites import Server, change, copy_site
from web.tools.console import CACHE
from web.tools.folders import integrity
from web.tools.stamps import keep, only_one

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

SNAPSHOT = "snapshot"
BELOW = "/games/"
SNAPSHOTS = CACHE / "snapshots"
QUIET_MS = 10_000
MAKING_MS = 120_000
READ = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const place = kept.flat().find(({ url }) => url.endsWith('/snapshot'));
  const content = await (await caches.match(place)).blob();
  const reader = new FileReader();
  reader.readAsDataURL(content);
  await new Promise((done) => { reader.onload = done; });
  return reader.result.split(',')[1];
}"""
IS_KEPT = """async () => {
  const [name] = await caches.keys();
  return (await (await caches.open(name)).keys()).some(({ url }) => url.endsWith('/snapshot'));
}"""
FROM_THE_SITE = b"""
if (globalThis.caches) {
  const kept = caches.match.bind(caches);
  caches.match = async (place) => {
    const found = await kept(place);
    if (found || !String(place).endsWith('/snapshot')) return found;
    const beside = await fetch(place);
    return beside.ok ? beside : undefined;
  };
}
"""
"""What the worker runs besides its own script."""


def warm_site(dist: Path, folder: Path, browser: Browser) -> Iterator[Server]:
    """Serve a copy of a site with a snapshot, where Python therefore starts warm.

    It lies below a path: who makes an address that leaves the site finds nothing there.
    """
    site = copy_site(dist, folder)
    _let_workers_look(site)
    with Server(site, base=BELOW) as running:
        place = site / "app" / build_in(site) / SNAPSHOT
        place.write_bytes(_snapshot(build_in(site), browser, running.url))
        yield running


def _let_workers_look(site: Path) -> None:
    """Change the worker's script, and what the service worker expects of it."""
    (script,) = site.glob("app/*/worker.js")
    plain = script.read_bytes()
    text = FROM_THE_SITE + plain
    expected, new = (integrity(each).encode() for each in (plain, text))
    change(site, "app/*/worker.js", lambda _: text)
    change(site, "sw.js", lambda names: names.replace(expected, new))


def _snapshot(build: str, browser: Browser, url: str) -> bytes:
    """Return the snapshot of a build; the first who asks makes it, for all workers."""
    folder = SNAPSHOTS / build
    with only_one():
        if not folder.is_file():
            keep(folder, _made(browser, url))
    return folder.read_bytes()


def expect_made(page: Page) -> None:
    """Leave a page alone that has started normally: then it makes a snapshot."""
    expect_ready(page)
    html = page.locator("html")
    expect(html).to_have_attribute("data-start", "normal")
    while not html.get_attribute("data-snapshot"):
        page.clock.fast_forward(QUIET_MS)
    expect(html).to_have_attribute("data-snapshot", "kept", timeout=MAKING_MS)


def _made(browser: Browser, url: str) -> bytes:
    with browser.new_context() as context:
        page = context.new_page()
        page.clock.install()
        page.goto(url)
        expect_made(page)
        return base64.b64decode(page.evaluate(READ))
