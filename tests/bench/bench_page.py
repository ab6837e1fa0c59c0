"""The built site in Chromium: how soon the rules are ready, how soon a click is painted."""

from __future__ import annotations

import json
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from pygames.games import find
from tests.bench.common import BENCH, ROOT, milliseconds, percentile, print_table, ratio
from tests.browser.conftest import launch_options
from tests.golden.playthrough import folder, read
from tests.sites import DIST, Server
from web.tools.browser import find_browser

PYODIDE = ROOT / "web" / "node_modules" / "pyodide"

STARTS = 5
GAMES = 3
AT_MOST_RATIO, AT_MOST_MS = 1.25, 50
PATIENCE_MS = 120_000

WATCH_START = """
new MutationObserver((_, observer) => {
  if (document.documentElement?.dataset.engine === 'ready') {
    window.benchReady = performance.now();
    observer.disconnect();
  }
}).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-engine']});
"""
WATCH_CLICKS = """
window.benchTimes = [];
let released = 0;
addEventListener('pointerup', (event) => { released = event.timeStamp; }, {capture: true});
new MutationObserver(() => {
  window.benchTimes.push(performance.now() - released);
}).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-ply']});
"""


@contextmanager
def bare_site() -> Iterator[Path]:
    """Lay the bare page beside the stock Pyodide and the wheels of the built site."""
    with tempfile.TemporaryDirectory() as name:
        site = Path(name) / "site"
        shutil.copytree(BENCH / "bare", site)
        shutil.copytree(PYODIDE, site / "pyodide")
        shutil.copytree(next((DIST / "py").iterdir()), site / "wheels")
        found = {wheel.name.split("-")[0]: wheel.name for wheel in (site / "wheels").glob("*.whl")}
        (site / "wheels.json").write_text(json.dumps(found))
        yield site


def start(browser: Browser, address: str) -> float:
    """Give the seconds from navigation to readiness, with nothing cached."""
    with browser.new_context() as context:
        context.add_init_script(WATCH_START)
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector("html[data-engine=ready]", state="attached", timeout=PATIENCE_MS)
        return float(page.evaluate("window.benchReady")) / 1000


def starts(browser: Browser, site: str, bare: str) -> tuple[list[float], list[float]]:
    """Measure both in turn, so that whatever slows the machine slows both."""
    start(browser, bare)
    pairs = [(start(browser, site), start(browser, bare)) for _ in range(STARTS)]
    return [ours for ours, _ in pairs], [theirs for _, theirs in pairs]


def clicks(browser: Browser, site: str) -> list[float]:
    """Play a golden game with the mouse; give the seconds from each last click to its ply."""
    file = folder(find("murus-gallicus")) / "draw.txt"
    actions = read(file.read_text("utf-8")).actions
    times: list[float] = []
    with browser.new_context() as context:
        context.add_init_script(WATCH_CLICKS)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        for game in range(GAMES):
            page.goto(f"{site}?game={game}#game=murus-gallicus")
            page.wait_for_selector('html[data-board="painted"]', state="attached")
            page.evaluate("window.benchTimes.length = 0")
            for ply, action in enumerate(actions, 1):
                _play(page, action, ply)
            times += [float(time) / 1000 for time in page.evaluate("window.benchTimes")]
    return times


def _play(page: Page, action: str, ply: int) -> None:
    for square in (action[:2], action[3:]):
        page.locator(f'[data-pick="sq-{square}"]').click()
    page.wait_for_selector(f'[data-ply="{ply}"]:not([data-moving])', state="attached")


def main() -> None:
    """Print the tables."""
    find_browser()
    with sync_playwright() as playwright, bare_site() as folder_of_bare:
        browser = playwright.chromium.launch(**launch_options())
        with Server(DIST) as site, Server(folder_of_bare) as bare:
            ours, theirs = starts(browser, site.url, bare.url)
            painted = clicks(browser, site.url)
        browser.close()
    bare_median, our_median = statistics.median(theirs), statistics.median(ours)
    print_table(
        f"From navigation to ready, nothing cached, medians of {STARTS} (at most {AT_MOST_RATIO})",
        ["", "time", "ratio"],
        [
            ["bare loadPyodide(), micropip, wheel", milliseconds(bare_median), ratio(1)],
            ["the site", milliseconds(our_median), ratio(our_median / bare_median)],
        ],
    )
    print_table(
        f"From the click that completes an action to its ply, {len(painted)} clicks",
        ["", "time"],
        [
            ["median", milliseconds(statistics.median(painted))],
            [f"95th percentile (at most {AT_MOST_MS} ms)", milliseconds(percentile(painted, 95))],
        ],
    )


if __name__ == "__main__":
    main()
