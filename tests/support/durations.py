"""How long the tests of each module take: a whole run notes it for the next, and prints it.

The next run begins with what takes longest: begun late, a long module keeps one worker busy when
all others are done.
"""

from __future__ import annotations

import json
from collections import defaultdict
from typing import TYPE_CHECKING

from web.tools.console import CACHE

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

NOTED = CACHE / "durations.json"
GUESSES = {"tests/browser": 20.0, "tests/build": 10.0, "tests/unit/test_sixth_game.py": 60.0}
"""Seconds of a module that no run has noted, by what its name begins with."""
SHOWN = 20


class Durations:
    """A pytest plugin: adds up seconds by module, in the process that hears of all tests."""

    def __init__(self, noted: Path = NOTED) -> None:
        """Begin with what the last whole run has noted."""
        self._noted = noted
        self._known = _read(noted)
        self._taken: defaultdict[str, float] = defaultdict(float)
        self._whole = False

    def pytest_configure(self, config: pytest.Config) -> None:
        """See whether all tests run, and whether this process hears of them."""
        option = config.option
        all_of_them = config.args_source is config.ArgsSource.TESTPATHS
        part = any(config.getoption(form, default=False) for form in ("--fast", "--unit"))
        some = option.keyword or option.markexpr or option.collectonly or part
        self._whole = all_of_them and not some and not hasattr(config, "workerinput")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Begin with the module that takes longest; the order within each stays."""
        items.sort(key=lambda item: -self._expected(_module(item.nodeid)))

    def _expected(self, module: str) -> float:
        guesses = [each for start, each in GUESSES.items() if module.startswith(start)]
        return self._known.get(module, max(guesses, default=0.0))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add what a test took, with what was set up for it."""
        self._taken[_module(report.nodeid)] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """After a whole run, keep what was measured, and show the longest."""
        if not self._whole:
            return
        seconds = {name: round(each, 1) for name, each in self._taken.items()}
        self._noted.parent.mkdir(exist_ok=True)
        self._noted.write_text(json.dumps(seconds, indent=0), encoding="utf-8")
        longest = sorted(seconds.items(), key=lambda each: -each[1])[:SHOWN]
        terminalreporter.section(f"seconds in modules, {sum(seconds.values()):.0f} in all")
        for name, each in longest:
            terminalreporter.write_line(f"{each:6.1f} {name}")


def _module(nodeid: str) -> str:
    return nodeid.partition("::")[0]


def _read(noted: Path) -> dict[str, float]:
    try:
        return dict(json.loads(noted.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return {}
