"""Two pages that play live in one Chromium: the time to connect, and until a ply has arrived.

A ply counts from the last click of its move to its painted ply, on the own page and on the other
one. Both pages have the same clock, and less motion, so that no animation is measured.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from itertools import chain, count, islice
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from lab.bench.common import milliseconds, percentile, print_table
from pygames.match import next_author
from tests.browser.conftest import PATIENCE_MS, launch_options
from tests.browser.far import begin
from tests.browser.live import alike, answer, decide, give, invitation, state
from tests.support.sites import DIST, Server
from web.tools.browser import find_browser

GAME, PLAYERS, FIRST, PLIES, MEETINGS = "murus-gallicus", "person,far", "c1-c3", 60, 5
PLY_MS = 100
# Notes when the page was clicked last, and when each ply, and that it is connected, was painted.
WATCH = """
window.bench = { clicked: 0, painted: {} };
const now = () => performance.timeOrigin + performance.now();
const paint = (what) => requestAnimationFrame(() => setTimeout(() => {
  bench.painted[what] ??= now();
}));
addEventListener('click', () => { bench.clicked = now(); }, { capture: true });
new MutationObserver((changes) => {
  for (const { target } of changes) paint(target.dataset.live ?? target.dataset.ply);
}).observe(document, {
  subtree: true, attributes: true, attributeFilter: ['data-ply', 'data-live'],
});
"""
CLICKED = "bench.clicked"


def main() -> None:
    """Print the tables."""
    find_browser()
    with sync_playwright() as playwright, Server(DIST) as site:
        browser = playwright.chromium.launch(**launch_options())
        met = [_meet(*_pages(browser), site.url) for _ in range(MEETINGS)]
        own, other = zip(*_plies(browser, site.url), strict=True)
        browser.close()
    print_table(
        f"Live, {MEETINGS} meetings and {len(own)} plies of {GAME}",
        ["", "median", "95 %", "at most"],
        [
            ["from opening the answer to connected", *_cells(met), ""],
            ["from the last click to the own painted ply", *_cells(own), ""],
            ["to the painted ply of the other page", *_cells(other), f"{PLY_MS} ms"],
        ],
    )


def _pages(browser: Browser) -> tuple[Page, Page]:
    pages = []
    for _ in range(2):
        context = browser.new_context(reduced_motion="reduce")
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(WATCH)
        pages.append(context.new_page())
    return pages[0], pages[1]


def _meet(host: Page, guest: Page, site: str) -> float:
    """Connect two pages; return the seconds from the click that opens the answer."""
    begin(host, site, GAME, PLAYERS).play([FIRST])
    give(host, answer(guest, invitation(host)))
    clicked: float = host.evaluate(CLICKED)
    for page in (host, guest):
        state(page, "connected")
    return max(_painted(page, "connected") for page in (host, guest)) - clicked / 1000


def _painted(page: Page, what: str | int) -> float:
    """Return when this was painted, in seconds."""
    milliseconds: float = page.wait_for_function(
        "(what) => bench.painted[what]", arg=str(what)
    ).json_value()
    return milliseconds / 1000


def _play(host: Page, guest: Page, site: str, random: Random) -> Iterator[tuple[float, float]]:
    """Play at random to the end; give the seconds of each ply on the own and on the other page."""
    _meet(host, guest, site)
    pages = (host, guest)
    for ply in count(2):
        author = next_author(alike(pages))
        if author is None:
            return
        yield _decided(pages[author], pages[1 - author], ply, random)


def _plies(browser: Browser, site: str) -> list[tuple[float, float]]:
    """Play games until there are enough plies."""
    random = Random(GAME)
    games = (_play(*_pages(browser), site, random) for _ in count())
    return list(islice(chain.from_iterable(games), PLIES))


def _decided(author: Page, other: Page, ply: int, random: Random) -> tuple[float, float]:
    """Let the author decide the next ply; return when it was painted on both pages."""
    decide(author, random)
    clicked: float = author.evaluate(CLICKED)
    own, far = (_painted(page, ply) - clicked / 1000 for page in (author, other))
    return own, far


def _cells(times: Sequence[float]) -> list[str]:
    return [milliseconds(time) for time in (statistics.median(times), percentile(times, 95))]


if __name__ == "__main__":
    main()
