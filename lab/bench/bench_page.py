"""The built site in Chromium: the time until games show, rules are ready, a click is painted."""

from __future__ import annotations

import json
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from lab.bench.common import BENCH, ROOT, amount, milliseconds, percentile, print_table, ratio
from pygames.games import find
from tests.browser.conftest import launch_options
from tests.support.playthrough import golden
from tests.support.sites import DIST, Server
from web.tools.browser import find_browser
from web.tools.wheel import build_wheel, micropip_wheel

PYODIDE = ROOT / "web" / "node_modules" / "pyodide"

STARTS = amount(5)
GAMES = amount(3)
AT_MOST_RATIO, AT_MOST_MS = 1.25, 50
PATIENCE_MS = 120_000

WATCH_START = """
window.bench = {};
new MutationObserver(() => {
  if (document.documentElement?.dataset.engine === 'ready') bench.ready ??= performance.now();
  if ('shelf' in bench || !document.querySelector('[data-game]')) return;
  bench.shelf = 0;
  // The next frame has them, and the one after is painted once that was.
  requestAnimationFrame(() => requestAnimationFrame(() => { bench.shelf = performance.now(); }));
}).observe(document, {
  subtree: true, childList: true, attributes: true, attributeFilter: ['data-engine'],
});
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
        (site / "wheels").mkdir()
        wheels = {"rules": build_wheel(), "micropip": micropip_wheel()}
        for wheel in wheels.values():
            shutil.copy(wheel, site / "wheels")
        names = {name: wheel.name for name, wheel in wheels.items()}
        (site / "wheels.json").write_text(json.dumps(names))
        yield site


@dataclass(frozen=True)
class Start:
    """Seconds from navigation on: when the games were painted, if ever, and the rules ready."""

    shelf: float
    ready: float


def start(browser: Browser, address: str) -> Start:
    """Measure one start, with nothing cached."""
    with browser.new_context() as context:
        context.add_init_script(WATCH_START)
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector("html[data-engine=ready]", state="attached", timeout=PATIENCE_MS)
        times: dict[str, float] = page.evaluate("window.bench")
        return Start(times.get("shelf", 0) / 1000, times["ready"] / 1000)


def starts(browser: Browser, site: str, bare: str) -> tuple[Start, float]:
    """Measure both in turn, so that other load slows both; return medians."""
    start(browser, bare)
    pairs = [(start(browser, site), start(browser, bare).ready) for _ in range(STARTS)]
    shelf = statistics.median(ours.shelf for ours, _ in pairs)
    ready = statistics.median(ours.ready for ours, _ in pairs)
    return Start(shelf, ready), statistics.median(theirs for _, theirs in pairs)


def clicks(browser: Browser, site: str) -> list[float]:
    """Play a golden game with the mouse; give the seconds from each last click to its ply."""
    actions = golden(find("murus-gallicus"), "draw").actions
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


def _row(name: str, time: float, bare: float) -> list[str]:
    return [name, milliseconds(time), ratio(time / bare)]


def main() -> None:
    """Print the tables."""
    find_browser()
    with sync_playwright() as playwright, bare_site() as folder_of_bare:
        browser = playwright.chromium.launch(**launch_options())
        with Server(DIST) as site, Server(folder_of_bare) as bare:
            ours, bare_ready = starts(browser, site.url, bare.url)
            painted = clicks(browser, site.url)
        browser.close()
    print_table(
        f"From navigation, nothing cached, medians of {STARTS} (rules: at most {AT_MOST_RATIO})",
        ["", "time", "ratio"],
        [
            _row("bare loadPyodide(), micropip, wheel: ready", bare_ready, bare_ready),
            _row("the site: rules ready", ours.ready, bare_ready),
            _row("the site: games on the shelf", ours.shelf, bare_ready),
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
