"""Showing any position of any game, replaying finished games, a very long record, and solvers."""

from __future__ import annotations

import json

from lab.bench import solvers
from lab.bench.common import IN_PYODIDE, amount, print_table, run_node
from lab.bench.long import Cost
from lab.bench.long import figures as long_figures
from lab.bench.views import Row, figures

VIEW_MS, REPLAY_MS, OPEN_MS = 15, 100, 300
SOLVED = ["the last eight decisions", "solved", "of", "median, s", "most, s"]


def main() -> None:
    """Print the tables."""
    header = ["ms", "median", "95 %", "most", "replay"]
    limits = f"at most {VIEW_MS} ms at the 95th percentile; replay at most {REPLAY_MS} ms"
    print_table("Views in CPython", header, _rows(figures()))
    browser: list[Row] = json.loads(run_node(IN_PYODIDE, "lab.bench.views"))
    print_table(f"Views in Pyodide ({limits})", header, _rows(browser))
    of_long = ["", "ms", "request, bytes", "answer, bytes"]
    print_table("A very long record in CPython", of_long, _long_rows(long_figures()))
    costs: list[Cost] = json.loads(run_node(IN_PYODIDE, "lab.bench.long"))
    title = f"A very long record in Pyodide (1,000 actions open in at most {OPEN_MS} ms)"
    print_table(title, of_long, _long_rows(costs))
    games = amount(solvers.GAMES)
    print_table("Solvers in CPython", SOLVED, _solver_rows(solvers.figures(games)))
    answers: list[solvers.Row] = json.loads(run_node(IN_PYODIDE, "lab.bench.solvers", str(games)))
    print_table("Solvers in Pyodide", SOLVED, _solver_rows(answers))


def _long_rows(costs: list[Cost]) -> list[list[str]]:
    return [
        [words, f"{seconds * 1000:.1f}", f"{request:,}", f"{answer:,}"]
        for words, seconds, request, answer in costs
    ]


def _solver_rows(figures: list[solvers.Row]) -> list[list[str]]:
    return [
        [title, str(count), str(total), f"{median:.2f}", f"{most:.2f}"]
        for title, count, total, median, most in figures
    ]


def _rows(figures: list[Row]) -> list[list[str]]:
    return [[title, *(f"{seconds * 1000:.1f}" for seconds in times)] for title, *times in figures]


if __name__ == "__main__":
    main()
