"""The bots' speed and punctuality, in CPython and in Pyodide."""

from __future__ import annotations

import json
import statistics

from lab.bench.bots import SECONDS, Row, figures
from lab.bench.common import IN_PYODIDE, count, print_table, run_node

LATE_SHARE, LATE_MS = 0.1, 50
"""The larger of these is the most that a bot may overrun its time by."""


def main() -> None:
    """Print the tables."""
    native = figures()
    browser: list[Row] = json.loads(run_node(IN_PYODIDE, "lab.bench.bots"))
    for where, rows in (("CPython", native), ("Pyodide", browser)):
        header = ["in a second of processor time", "slowest", "median", "fastest"]
        speeds = [[f"{title}, {unit}", *_spread(nodes)] for title, unit, nodes, _ in rows]
        print_table(f"Level 5 in {where}, at positions from first to last", header, speeds)
        limits = [f"{seconds} s (at most {limit(seconds):.0f})" for seconds in SECONDS]
        lates = [[title, *(f"{1000 * late:.0f}" for late in over)] for title, _, _, over in rows]
        print_table(f"Milliseconds over in {where}", ["", *limits], lates)


def _spread(speeds: list[float]) -> list[str]:
    return [count(min(speeds)), count(statistics.median(speeds)), count(max(speeds))]


def limit(seconds: float) -> float:
    """Return the milliseconds that a bot may take beyond its time."""
    return max(LATE_MS, 1000 * seconds * LATE_SHARE)


if __name__ == "__main__":
    main()
