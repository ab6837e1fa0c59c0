"""Runs the checks, the tests and the measurements."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from web.tools.console import CACHE, ROOT, Stop, captured, say, shown
from web.tools.setup import WEB, environment, npm_program, tool

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.tools.console import Command

TESTS = ROOT / "tests"
LAB = ROOT / "lab"
BYTECODE = CACHE / "bytecode"
# Each of Node's tests is a process of its own: they share compiled code.
NODE = {"NODE_COMPILE_CACHE": str(CACHE / "node")}
BIOME: Command = [npm_program("biome"), "check", "--error-on-warnings"]


NODE_TESTS = "tests/web/**/*.test.{ts,mjs,js}"


def check(form: str = "") -> list[str]:
    """Lint and type-check both languages, run Node's tests, and report what failed.

    As many run at once as there are cores, the longest first.
    """
    commands: dict[str, Command] = {
        "mypy": [tool("mypy")],
        "pyright": [npm_program("pyright"), "--pythonpath", tool("python")],
        "node --test": [tool("node"), *_side_by_side(), NODE_TESTS],
        "ruff": [tool("ruff"), "check", "."],
        "ruff format": [tool("ruff"), "format", "--check", "."],
        "biome": BIOME,
        "biome, tests": BIOME,
        "biome, lab": BIOME,
        "tsc": [npm_program("tsc"), "--project", WEB],
        "tsc, tools": [npm_program("tsc"), "--project", WEB / "tools"],
        "tsc, tests": [npm_program("tsc"), "--project", TESTS],
        "stale translations": [tool("python"), "-m", "web.tools.stale"],
        "weights": [tool("python"), "-m", "web.tools.weights"],
    }
    # Biome looks for its settings in the current folder.
    folders = {"biome": WEB, "biome, tests": TESTS, "biome, lab": LAB}
    env = environment() | NODE | ({"PYGAMES_LONG": "1"} if form == "--long" else {})

    def run(name: str) -> tuple[int, str, float]:
        start = time.monotonic()
        code, output = captured(commands[name], env, folders.get(name, ROOT))
        return code, output, time.monotonic() - start

    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, (code, output, seconds) in zip(commands, pool.map(run, commands), strict=True):
            say(f"── {name}\n{output.rstrip()}")
            _tell(name, code, seconds)
            failed += [name] if code else []
    return failed


def test(arguments: list[str], form: str) -> list[str]:
    """Run the tests side by side, by modules, unless the arguments name one module.

    One more at a time than there are cores, since a test in a browser mostly waits. They begin with
    what took longest the last time (tests/support/durations.py). The form is `--long`, `--fast` or
    none; which tests have a long one, they know (tests/support/effort.py).
    """
    by_modules = ["-n", str(_workers()), "--dist", "loadfile", "--no-loadscope-reorder"]
    one = len([each for each in arguments if ".py" in each]) == 1
    options = [*([] if one else by_modules), *([form] if form else []), *arguments]
    passed = _passes("pytest", [tool("python"), "-m", "pytest", *options], _compiling_once())
    return [] if passed else ["pytest"]


def _workers() -> int:
    """Return one more than there are cores: what runs a page's worker waits for it now and then."""
    return (os.cpu_count() or 1) + 1


def _side_by_side() -> list[str]:
    """Return how Node runs files of tests; of itself it leaves one core unused."""
    return [
        "--test",
        "--test-force-exit",
        "--test-timeout=600000",
        f"--test-concurrency={_workers()}",
    ]


def _compiling_once() -> dict[str, str]:
    """Let the tests' Pythons share compiled code, even if they are told not to write any.

    Otherwise each worker rewrites all assertions, half of its starting time. Unchanged files are
    reused by the next run, too.
    """
    env = environment()
    if os.environ.get("PYTHONDONTWRITEBYTECODE"):
        env["PYTHONPYCACHEPREFIX"] = str(BYTECODE)
    return env


def measurements(names: list[str]) -> list[str]:
    """Return the named measurements, or all of them."""
    modules = [path.stem.removeprefix("bench_") for path in (LAB / "bench").glob("bench_*.py")]
    if unknown := set(names) - set(modules):
        raise Stop(f"No such measurement: {min(unknown)}. There are {', '.join(sorted(modules))}")
    return [f"lab.bench.bench_{name}" for name in names or sorted(modules)]


def bench(modules: list[str]) -> list[str]:
    """Run measurements; each prints its own tables."""
    return [name for name in modules if not _passes(name, [tool("python"), "-m", name])]


def mutate(arguments: list[str]) -> int:
    """Try the rules' tests on mutants; the result is for the reader."""
    return shown([tool("python"), "-m", "tests.support.mutate", *arguments], environment())


def _passes(name: str, command: Command, env: Mapping[str, str] | None = None) -> bool:
    say(f"── {name}")
    start = time.monotonic()
    code = shown(command, env or environment())
    _tell(name, code, time.monotonic() - start)
    return code == 0


def _tell(name: str, code: int, seconds: float) -> None:
    say(f"── {name}: {'failed' if code else 'fine'} ({seconds:.1f} s)")
