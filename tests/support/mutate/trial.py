"""Runs tests against a mutant: in a process of its own, with nothing written to disk.

The process is forked from this one, which has imported pytest but not `pygames`. So a trial costs
little more than its tests.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Sequence
from importlib.abc import SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from typing import TYPE_CHECKING, Literal

import hypothesis
import pytest

if TYPE_CHECKING:
    from pathlib import Path

Verdict = Literal["survived", "killed", "endless"]

MEMORY = 2 << 30
PLAIN = (
    *("-x", "-q", "-p", "_hypothesis_pytestplugin", "-p", "no:cacheprovider", "--assert=plain"),
    *("--hypothesis-seed=0", "--hypothesis-profile=mutants"),
)


class Replaced(SourceLoader):
    """Imports one module from a text instead of its file."""

    def __init__(self, module: str, path: Path, source: str) -> None:
        self.module = module
        self.path = str(path)
        self.source = source

    def find_spec(self, name: str, _path: object, _target: object = None) -> ModuleSpec | None:
        """Answer for that module alone."""
        return spec_from_loader(name, self) if name == self.module else None

    def get_filename(self, _name: str) -> str:
        """Return the path of the file that it stands for."""
        return self.path

    def get_data(self, _path: str | bytes) -> bytes:
        """Return the text."""
        return self.source.encode()


class _Limit:
    """Ends the process where a test, or the collection before all tests, takes too long.

    What counts is the processor's time, not a clock's, so a busy machine changes no verdict.
    """

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds

    def start(self) -> None:
        """Begin to count."""
        signal.setitimer(signal.ITIMER_VIRTUAL, self.seconds)

    def pytest_runtest_logstart(self) -> None:
        """Begin again at each test."""
        self.start()


def try_tests(replaced: Replaced, tests: Sequence[str], seconds: int) -> Verdict:
    """Say whether tests notice a mutant; each gets this many seconds of the processor's time."""
    sys.stdout.flush()
    child = os.fork()
    if not child:
        _be_tried(replaced, tests, seconds)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return "endless" if os.WTERMSIG(status) == signal.SIGVTALRM else "killed"
    return "killed" if os.WEXITSTATUS(status) else "survived"


def _be_tried(replaced: Replaced, tests: Sequence[str], seconds: int) -> None:
    """Run the tests and end this process with pytest's exit code."""
    code = 1
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.environ |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYGAMES_FUZZ": "6"}
        sys.dont_write_bytecode = True
        _without_shrinking()
        sys.meta_path.insert(0, replaced)
        limit = _Limit(seconds)
        limit.start()
        code = int(pytest.main([*PLAIN, *tests], plugins=[limit]))
    finally:
        os._exit(code)


def _without_shrinking() -> None:
    """Let Hypothesis stop at the first failure, and remember nothing for the next mutant."""
    phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile(
        "mutants", database=None, derandomize=True, phases=phases, deadline=None
    )
