"""Showing any position of any game, and replaying finished games."""

from __future__ import annotations

import json

from tests.bench.common import print_table, run_node
from tests.bench.views import Row, figures

VIEW_MS, REPLAY_MS = 30, 100


def main() -> None:
    """Print the tables."""
    header = ["ms", "median", "95 %", "most", "replay"]
    limits = f"at most {VIEW_MS} ms at the 95th percentile; replay at most {REPLAY_MS} ms"
    print_table("Views in CPython", header, _rows(figures()))
    browser: list[Row] = json.loads(run_node("pyodide_figures.ts", "tests.bench.views"))
    print_table(f"Views in Pyodide ({limits})", header, _rows(browser))


def _rows(figures: list[Row]) -> list[list[str]]:
    return [[title, *(f"{seconds * 1000:.1f}" for seconds in times)] for title, *times in figures]


if __name__ == "__main__":
    main()
