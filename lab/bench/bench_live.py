"""Two pages that play live in one Chromium: the time to connect, and until a ply has arrived.

A message counts from the last click of its move to its painted ply: on the own page the last one,
on the other page the first that is new there, as the others follow one by one. What chance has
dealt isn't new where both pages show it before anybody decides. Both pages have the same clock, and
less motion, so that little animation is measured.

`PYGAMES_BESIDE=<folder>` measures another built site too, in turn with this one, game by game: only
such figures are comparable on a machine that isn't idle.

`PYGAMES_GAMES=<n>` lets both devices keep so many finished games besides.
"""

from __future__ import annotations

import os
import statistics
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from lab.bench.common import amount, milliseconds, percentile, print_table, ratio, some
from pygames.games import ids
from pygames.match import next_author
from pygames.match.messages import messages
from pygames.record import final
from tests.browser.conftest import PATIENCE_MS, launch_options
from tests.browser.far import BESIDE, begin
from tests.browser.live import decide, give, invitation, join, match_at, state, to_decide
from tests.browser.tables import BREAKTHROUGH, RECORD_HEADER, go_home
from tests.support.sites import DIST, Server
from web.tools.browser import find_browser

PLIES = int(os.environ.get("PYGAMES_PLIES", f"{amount(60, 4)}"))
"""Of each game, half of them in each of two goes."""
GOES = 2
GAMES = int(os.environ.get("PYGAMES_GAMES", "0"))
"""Kept on both devices, besides the one that is played."""
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
KEEP = f"""([count, table]) => {{
  for (let at = 0; at < count; at += 1) {{
    const key = `{BESIDE}${{at}}`;
    const name = `pygames:${{location.pathname}}:finished:${{table.record.game}}:${{key}}`;
    localStorage.setItem(name, JSON.stringify({{ ...table, key, used: at }}));
  }}
}}"""
KEPT = {
    "format": 1,
    "seats": ["person", "person"],
    "over": True,
    "line": "White wins",
    "record": RECORD_HEADER | {"actions": list(BREAKTHROUGH) * 4},
}


class Times:
    """What was measured of one site in one game, in seconds."""

    def __init__(self) -> None:
        self.met: list[float] = []
        self.own: list[float] = []
        self.other: list[float] = []


def main() -> None:
    """Print the tables."""
    find_browser()
    with sync_playwright() as playwright, ExitStack() as stack:
        sites = {name: stack.enter_context(Server(dist)).url for name, dist in _sites().items()}
        browser = stack.enter_context(playwright.chromium.launch(**launch_options()))
        for game in some(ids()):
            times = {name: Times() for name in sites}
            for go in range(GOES):
                for name, site in sites.items():
                    _measure(browser, site, game, Random(f"{game} {go}"), times[name])
            _print(game, times)


def _sites() -> Mapping[str, Path]:
    """Return the built sites to measure, by their names in the tables."""
    beside = os.environ.get("PYGAMES_BESIDE")
    return {"": DIST} if beside is None else {"beside": Path(beside), "this": DIST}


def _measure(browser: Browser, site: str, game: str, random: Random, times: Times) -> None:
    """Play games until there are enough plies of this go."""
    for own, other in islice(_plies(browser, site, game, random, times), PLIES // GOES):
        times.own.append(own)
        times.other.append(other)


def _plies(
    browser: Browser, site: str, game: str, random: Random, times: Times
) -> Iterator[tuple[float, float]]:
    while True:
        pages = _pages(browser, site)
        times.met.append(_meet(*pages, site, game, random))
        yield from _played(pages, random)
        for page in pages:
            page.context.close()


def _pages(browser: Browser, site: str) -> tuple[Page, Page]:
    pages = []
    for _ in range(2):
        context = browser.new_context(reduced_motion="reduce")
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(WATCH)
        pages.append(context.new_page())
        if GAMES:
            go_home(pages[-1], site).evaluate(KEEP, [GAMES, KEPT])
            pages[-1].reload()
    return pages[0], pages[1]


def _meet(host: Page, guest: Page, site: str, game: str, random: Random) -> float:
    """Connect two pages; return the seconds from the click that opens the answer."""
    begin(host, site, game, "person,far&names=%5B%22Ann%22%5D")
    if final(match_at(host).record).current_player() == 0:
        decide(host, random, alone=True)
    guest.goto(invitation(host))
    give(host, join(guest, "Ben"))
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


def _played(pages: tuple[Page, Page], random: Random) -> Iterator[tuple[float, float]]:
    """Play at random to the end; give the seconds of each ply on the own and on the other page."""
    while True:
        match = to_decide(pages)
        author = next_author(match)
        if author is None:
            return
        yield _decided(pages[author], pages[1 - author], random)


def _decided(author: Page, other: Page, random: Random) -> tuple[float, float]:
    """Let the author decide all of a message; return when it shows on both pages."""
    before = match_at(author)
    while match_at(author) == before:
        decide(author, random)
    clicked = author.evaluate(CLICKED) / 1000
    message = messages(match_at(author))[len(messages(before))]
    own = _painted(author, message.until)
    times = (_painted(other, ply) for ply in range(message.since + 1, message.dealt + 2))
    return own - clicked, next(time for time in times if time > clicked) - clicked


def _print(game: str, times: Mapping[str, Times]) -> None:
    """Print a game: the medians and the 95th percentiles of each site, and their ratios."""
    several = len(times) > 1
    rows = [
        ("from opening the answer to connected", [each.met for each in times.values()], ""),
        ("from the last click to the own painted ply", [each.own for each in times.values()], ""),
        ("to that of the other page", [each.other for each in times.values()], f"{PLY_MS} ms"),
    ]
    columns = [f"{what} {name}".strip() for name in times for what in ("median", "95 %")]
    plies = len(next(iter(times.values())).own)
    print_table(
        f"Live, {plies} messages of {game}" + (f", {GAMES} games kept" if GAMES else ""),
        ["", *columns, *(["ratio"] if several else []), "at most"],
        [
            [label, *(cell for each in measured for cell in _cells(each)),
             *([_ratio(measured)] if several else []), most]
            for label, measured, most in rows
        ],
    )  # fmt: skip


def _cells(times: Sequence[float]) -> list[str]:
    return [milliseconds(time) for time in (statistics.median(times), percentile(times, 95))]


def _ratio(measured: Sequence[Sequence[float]]) -> str:
    beside, this = map(statistics.median, measured)
    return ratio(this / beside)


if __name__ == "__main__":
    main()
