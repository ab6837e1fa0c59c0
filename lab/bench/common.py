"""What the measurements share: times, tables and paths."""

from __future__ import annotations

import os
import statistics
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from web.tools.setup import tool

ROOT = Path(__file__).parents[2]
BENCH = Path(__file__).parent
IN_PYODIDE = ROOT / "tests" / "support" / "pyodide_figures.ts"
"""Measures the same in Pyodide."""


SMALLEST = bool(os.environ.get("PYGAMES_SMALLEST"))
"""Whether as little is measured as can be, only to see that it works: so tests run it."""
T = TypeVar("T")


def amount(usual: int, least: int = 1) -> int:
    """Return how often something is measured."""
    return least if SMALLEST else usual


def some(items: Iterable[T]) -> list[T]:
    """Return what is measured of these: all, or the first."""
    return [*items][: 1 if SMALLEST else None]


def print_table(title: str, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows in columns; the first is words, the others are figures."""
    columns = list(zip(header, *rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    print(f"\n{title}")
    for row in (header, ["-" * width for width in widths], *rows):
        first, *others = zip(row, widths, strict=True)
        cells = [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]
        print("  " + "  ".join(cells).rstrip())


def count(number: float) -> str:
    """Write a large number with three figures that matter."""
    return f"{round(number, 2 - len(str(int(number))) + 1):,.0f}"


def ratio(number: float) -> str:
    """Write a ratio."""
    return f"{number:.2f}"


def milliseconds(seconds: float) -> str:
    """Write a time."""
    return f"{seconds * 1000:,.0f} ms"


def percentile(values: Sequence[float], percent: int) -> float:
    """Return the value that this percentage of the values doesn't exceed."""
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


def run_node(script: str | Path, *arguments: str, words: str = "") -> str:
    """Run a script, of this folder if it isn't named with another, with the project's Node."""
    process = subprocess.run(
        [tool("node"), BENCH / script, *arguments],
        input=words, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT,
    )  # fmt: skip
    return process.stdout
