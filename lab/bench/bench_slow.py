"""Levels of bots on a device that is four times as slow: what they count, and how long it takes.

The processes of the pages are stopped for three quarters of the time, workers too, which the
browser's own throttling leaves alone. `python3 -m lab.bench.bench_slow cercas` measures one game.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from itertools import chain
from threading import Event, Thread
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from lab.bench.common import count, print_table, some
from pygames.game import Game
from pygames.games import catalog, find
from pygames.record import Record, states
from tests.browser.conftest import internals_of, launch_options, open_internals
from tests.support.playthrough import golden
from tests.support.sites import DIST, Server
from web.tools.browser import find_browser

RUN_S, REST_S = 0.001, 0.003
PATIENCE_MS = 240_000

THINK = """async ([url, record, levels]) => {
  const { Engine } = await import(url);
  const engine = new Engine();
  await engine.start();
  const found = [];
  for (const level of levels) {
    const begun = performance.now();
    const { nodes, playouts } = await engine.call('choose', { record, level, seed: 'slow' });
    found.push([(performance.now() - begun) / 1000, nodes ?? playouts]);
  }
  return found;
}"""
"""Each level decides once: seconds, and what it counted."""

Found = list[tuple[float, int]]


def halfway(game: Game[Any]) -> Record:
    """Return a game up to a decision in its middle."""
    whole = golden(game)
    line = states(whole)
    later = range(len(whole.actions) // 2, len(whole.actions))
    ply = next(ply for ply in later if line[ply].current_player() >= 0)
    return replace(whole, actions=whole.actions[:ply], ended=None)


@contextmanager
def slowed(browser: Browser) -> Iterator[None]:
    """Let the pages of a browser run for a quarter of the time."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [each["id"] for each in processes if each["type"] == "renderer"]
    over = Event()
    hindering = Thread(target=_hinder, args=(pages, over))
    hindering.start()
    try:
        yield
    finally:
        over.set()
        hindering.join()


def _hinder(pages: list[int], over: Event) -> None:
    # Else what else the machine does makes the stretches uneven, and a lucky one looks fast.
    with suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    while not over.wait(RUN_S):
        _send(pages, signal.SIGSTOP)
        over.wait(REST_S)
        _send(pages, signal.SIGCONT)


def _send(pages: list[int], number: signal.Signals) -> None:
    for page in pages:
        os.kill(page, number)


def decided(browser: Browser, site: str, game: Game[Any], *, slowly: bool) -> Found:
    """Return what each level of a game took and counted, in a worker that has just started."""
    page = browser.new_page()
    page.set_default_timeout(PATIENCE_MS)
    address = internals_of(site, DIST)
    open_internals(page, address)
    question = [address, halfway(game).data(), sorted(game.bots.levels)]
    try:
        if not slowly:
            return list(page.evaluate(THINK, question))
        with slowed(browser):
            return list(page.evaluate(THINK, question))
    finally:
        page.close()


def rows(game: Game[Any], usual: Found, slow: Found) -> Iterator[list[str]]:
    """Write a row for each level."""
    for level, at_once, later in zip(sorted(game.bots.levels), usual, slow, strict=True):
        figures = [(f"{seconds:.2f} s", count(amount)) for seconds, amount in (at_once, later)]
        share = later[1] / at_once[1] if at_once[1] else 1
        yield [f"{game.title}, level {level}", *chain(*figures), f"{share:.0%}"]


def main() -> None:
    """Print the table."""
    find_browser()
    cells: list[list[str]] = []
    games = [find(name) for name in sys.argv[1:]] or some(
        each for each in catalog() if each.bots.levels
    )
    with sync_playwright() as playwright, Server(DIST) as site:
        browser = playwright.chromium.launch(**launch_options())
        for game in games:
            usual, slow = (decided(browser, site.url, game, slowly=each) for each in (False, True))
            cells += rows(game, usual, slow)
        browser.close()
    title = "A decision in the middle of a game, as it is and with a quarter of the processor"
    print_table(title, ["", "usual", "counted", "slow", "counted", "share"], cells)


if __name__ == "__main__":
    main()
