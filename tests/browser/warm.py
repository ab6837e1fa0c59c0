"""A warm start: the memory of Python as an earlier visit has kept it, for tests of other things.

Python takes a while to start, and each test has a browser that was never here before. So one page
makes a snapshot, as on a visit that is left alone for a while, and the others get it beforehand.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.versions import build_in, expect_ready
from web.tools.console import CACHE
from web.tools.stamps import only_one

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

SNAPSHOT = "snapshot"
SNAPSHOTS = CACHE / "snapshots"
QUIET_MS = 10_000
MAKING_MS = 120_000
# A document of the site that starts nothing.
PLAIN = "fonts/besley-license.txt"
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
PUT = """async (address) => {
  const cache = await caches.open('warm');
  await cache.add(new Request(address, { cache: 'no-store' }));
}"""


@dataclass(frozen=True)
class Warmth:
    """The site that is tested, which the snapshot is put beside."""

    folder: Path
    url: str

    def give(self, context: BrowserContext) -> None:
        """Let a browser have the snapshot before its first page."""
        build = f"app/{build_in(self.folder)}/"
        place = self.folder / build / SNAPSHOT
        if not place.is_file():
            assert context.browser
            place.write_bytes(self._snapshot(context.browser))
        page = context.new_page()
        page.goto(f"{self.url}{build}{PLAIN}")
        page.evaluate(PUT, f"{self.url}{build}{SNAPSHOT}")
        _forget_history(context, page)
        _hand_out_first(context, page)

    def _snapshot(self, browser: Browser) -> bytes:
        """Return the snapshot of this build; the first who asks makes it, for all workers."""
        kept = SNAPSHOTS / build_in(self.folder)
        with only_one():
            if not kept.is_file():
                _keep(kept, _made(browser, self.url))
        return kept.read_bytes()


def _forget_history(context: BrowserContext, page: Page) -> None:
    """Let no test go back to where the snapshot was put."""
    session = context.new_cdp_session(page)
    session.send("Page.resetNavigationHistory")
    session.detach()


def _hand_out_first(context: BrowserContext, page: Page) -> None:
    """Let the context's first new page be this one, which has a process of the site already."""
    opens = context.new_page

    def first() -> Page:
        context.new_page = opens  # type: ignore[method-assign]
        return page

    context.new_page = first  # type: ignore[method-assign]


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


def _keep(place: Path, content: bytes) -> None:
    """Keep it in place of those of builds before; a half-written one has another name."""
    SNAPSHOTS.mkdir(parents=True, exist_ok=True)
    for older in SNAPSHOTS.iterdir():
        older.unlink()
    begun = place.with_suffix(".part")
    begun.write_bytes(content)
    begun.replace(place)
