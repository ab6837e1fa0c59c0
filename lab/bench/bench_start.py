"""Everything about a start: times against the stock start, and what is transferred.

Explained in docs/performance.md. PYGAMES_RUNS says how many runs, five if it says nothing. With
PYGAMES_BENCH_BROWSER=firefox it is Firefox that starts, at full speed only.
"""

from __future__ import annotations

import json
import os
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from lab.bench.bench_page import bare_site
from lab.bench.common import SMALLEST, amount, milliseconds, print_table, ratio
from lab.bench.starts import FULL, SLOW, Slow, measure
from tests.browser.conftest import launch_options
from tests.support.brotli import compressed
from tests.support.sites import DIST, Server
from tests.support.sizes import MEGABYTE, MOST_KEPT, MOST_TO_PLAY, sizes, to_play
from web.tools import more_browsers
from web.tools.browser import find_browser
from web.tools.console import CACHE

FIREFOX = os.environ.get("PYGAMES_BENCH_BROWSER") == "firefox"
RUNS = int(os.environ.get("PYGAMES_RUNS", f"{amount(5)}"))
REPORT = CACHE / "bench" / "start.json"
# What is measured: in words, and at most which part of the stock start it may take.
FIGURES: dict[str, tuple[str, float | None]] = {
    "stock": ("stock: loadPyodide(), micropip, the wheel", None),
    "home": ("first visit: home page painted", 0.12),
    "board": ("first visit: a board opened by its address, painted", 0.12),
    "ready": ("first visit: rules ready", 0.46),
    "later home": ("later visit: home page painted", None),
    "later board": ("later visit: a board opened by its address, painted", None),
    "later ready": ("later visit: rules ready", 0.20),
    "offline ready": ("later visit without a network: rules ready", 0.20),
}
LEAST_GAIN = 2

Runs = list[dict[str, float]]


def print_times(title: str, runs: Runs) -> None:
    """Print medians, ranges and ratios; each ratio is that of one run."""
    rows = []
    for name, (words, most) in FIGURES.items():
        times = [run[name] for run in runs]
        ratios = [run[name] / run["stock"] for run in runs]
        between = f"{milliseconds(min(times))} to {milliseconds(max(times))}"
        limit = "" if most is None else ratio(most)
        factor = ratio(statistics.median(ratios))
        rows.append([words, milliseconds(statistics.median(times)), between, factor, limit])
    print_table(title, ["", "median", "range", "of stock", "at most"], rows)
    gain = statistics.median(run["ready"] / run["later ready"] for run in runs)
    print(f"  A later visit is ready {gain:.1f} times as fast as a first one.")
    if gain < LEAST_GAIN:
        print(f"  That is less than {LEAST_GAIN} times: the snapshot is not worth its room.")


def print_sizes(files: dict[str, int]) -> None:
    """Print what is transferred."""
    rows = [
        ["until a game can be played", f"{to_play(files) / MEGABYTE:.2f}", f"{MOST_TO_PLAY}"],
        ["all that is kept for offline", f"{sum(files.values()) / MEGABYTE:.2f}", f"{MOST_KEPT}"],
    ]
    print_table("Transferred with brotli, MB", ["", "", "at most"], rows)


def launch(playwright: Playwright) -> Browser:
    """Start a browser: Chromium, or the system's Firefox by WebDriver BiDi."""
    if not FIREFOX:
        return playwright.chromium.launch(**launch_options())
    more_browsers.find_more()
    program = os.environ[more_browsers.VARIABLES["firefox"]]
    return playwright.firefox.launch(executable_path=program, channel="moz-firefox")


def measure_all(slow: Slow) -> Runs:
    """Measure every start, in a browser of its own each time."""
    runs: Runs = []
    with tempfile.TemporaryDirectory(dir=CACHE) as name, bare_site() as bare:
        site = compressed(DIST, Path(name) / "site")
        stock = compressed(bare, Path(name) / "stock")
        with sync_playwright() as playwright, Server(site) as ours, Server(stock) as theirs:
            for _ in range(RUNS):
                browser = launch(playwright)
                runs.append(measure(browser, ours, theirs.url, slow))
                browser.close()
    return runs


def main() -> None:
    """Measure, print the tables and write the report."""
    find_browser()
    with tempfile.TemporaryDirectory(dir=CACHE) as name:
        files = sizes(compressed(DIST, Path(name) / "site"))
    print_sizes(files)
    report: dict[str, object] = {"transferred": files, "to play": to_play(files)}
    for slow in (FULL,) if FIREFOX or SMALLEST else (FULL, SLOW):
        runs = measure_all(slow)
        print_times(f"From navigation, {slow.words}, {RUNS} runs", runs)
        report[slow.words] = runs
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    REPORT.write_text(json.dumps(report, indent=1))
    print(f"\nAll runs: {REPORT}")


if __name__ == "__main__":
    main()
