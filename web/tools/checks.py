"""Runs the checks, the tests and the measurements."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from web.tools.console import ROOT, Stop, say, shown
from web.tools.setup import WEB, environment, tool

if TYPE_CHECKING:
    from pathlib import Path

    from web.tools.console import Command

BIN = WEB / "node_modules" / ".bin"


def check() -> list[str]:
    """Lint and type-check both languages, all of it, and name what failed."""
    commands: dict[str, Command] = {
        "ruff": [tool("ruff"), "check", "."],
        "ruff format": [tool("ruff"), "format", "--check", "."],
        "mypy": [tool("mypy")],
        "biome": [BIN / "biome", "check", "--error-on-warnings"],
        "tsc": [BIN / "tsc", "--project", WEB],
        "node --test": [tool("node"), "--test", "tests/web/**/*.test.{mjs,ts}"],
    }
    # Biome looks for its settings where it is called.
    folders = {"biome": WEB}
    return [
        name
        for name, command in commands.items()
        if not _passes(name, command, folders.get(name, ROOT))
    ]


def test(arguments: list[str]) -> list[str]:
    """Run the tests, all of them on as many cores as there are, by modules.

    They begin in the order of their names, those in browsers early: they take longest, and what
    is short fills the end.
    """
    by_modules = ["-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder"]
    side_by_side = [] if arguments else by_modules
    passed = _passes("pytest", [tool("python"), "-m", "pytest", *side_by_side, *arguments])
    return [] if passed else ["pytest"]


def bench() -> list[str]:
    """Run each measurement; each prints its own tables."""
    found = sorted((ROOT / "tests" / "bench").glob("bench_*.py"))
    if not found:
        raise Stop("There is nothing to measure: tests/bench holds no bench_*.py")
    modules = [f"tests.bench.{path.stem}" for path in found]
    return [name for name in modules if not _passes(name, [tool("python"), "-m", name])]


def pictures(name: str) -> int:
    """Run a tool that makes pictures."""
    return shown([tool("python"), "-m", f"tests.tools.{name}"], environment())


def _passes(name: str, command: Command, cwd: Path = ROOT) -> bool:
    say(f"── {name}")
    start = time.monotonic()
    code = shown(command, environment(), cwd)
    say(f"── {name}: {'failed' if code else 'fine'} ({time.monotonic() - start:.1f} s)")
    return code == 0
