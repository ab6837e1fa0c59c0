"""Lighthouse's performance on its mobile preset, for the home page and for a table of each game.

Each is a first visit in a browser that has kept nothing, on the network and processor that
Lighthouse simulates. PYGAMES_RUNS says how many runs, three if it says nothing.
"""

from __future__ import annotations

import os
import statistics
import tempfile
from collections import defaultdict
from pathlib import Path

from lab.bench.common import amount, print_table, some
from pygames.games import catalog
from tests.browser.lighthouse import Visit, look
from tests.support.brotli import compressed
from tests.support.sites import DIST, Server
from web.tools.browser import find_browser
from web.tools.console import CACHE

RUNS = int(os.environ.get("PYGAMES_RUNS", f"{amount(3)}"))
LEAST = 95


def visits(site: str) -> list[Visit]:
    """List the home page and a table of each game, run after run."""
    tables = [Visit(game.title, f"{site}#game={game.id}", "", timed=True) for game in catalog()]
    return some([Visit("home", site, "", timed=True), *tables]) * RUNS


def main() -> None:
    """Print the table, and what costs at the last run of each."""
    find_browser()
    scores: defaultdict[str, list[float]] = defaultdict(list)
    findings: dict[str, list[str]] = {}
    with (
        tempfile.TemporaryDirectory(dir=CACHE) as name,
        Server(compressed(DIST, Path(name) / "site")) as site,
    ):
        for report in look(visits(site.url)):
            scores[report.name].append(report.scores["performance"] * 100)
            findings[report.name] = report.findings
    rows = [
        [name, f"{statistics.median(values):.0f}", f"{min(values):.0f}", str(LEAST)]
        for name, values in scores.items()
    ]
    title = f"Lighthouse, performance on the mobile preset, of 100, {RUNS} runs"
    print_table(title, ["", "median", "least", "at least"], rows)
    for name, values in findings.items():
        for words in values:
            print(f"  {name}: {words}")


if __name__ == "__main__":
    main()
