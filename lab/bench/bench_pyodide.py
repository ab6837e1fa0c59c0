"""The same figures in Pyodide (the pinned npm package, under Node) and in CPython."""

from __future__ import annotations

import json

from lab.bench.common import IN_PYODIDE, count, print_table, ratio, run_node
from lab.bench.measure import figures


def main() -> None:
    """Print the table."""
    native = figures()
    browser: dict[str, float] = json.loads(run_node(IN_PYODIDE, "lab.bench.measure"))
    rows = [
        [name, count(native[name]), count(speed), ratio(speed / native[name])]
        for name, speed in browser.items()
    ]
    print_table("Rules in Pyodide", ["per second", "CPython", "Pyodide", "ratio"], rows)


if __name__ == "__main__":
    main()
