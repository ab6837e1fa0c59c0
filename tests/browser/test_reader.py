"""Games played with a screen reader, without looking: what it says stands in files of `heard/`.

A file begins with an address, and with what is said at last when it has opened. A line after `>` is
a key, or letters that are typed; the lines below it are what is said then. `…` stands for what
differs from game to game, such as a bot's move; what stands in brackets may be missing, where a
longer line cuts it off. `> Tab to …` presses Tab until that is said. The reader's own words are
English, also on a German page.

With PYGAMES_HEARD=<part of a name> such files are written anew: read them.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support.reader import Reader, reader, until
from tests.support.sites import Server

FILES = sorted(Path(__file__).with_name("heard").glob("*.txt"))
WRITTEN = os.environ.get("PYGAMES_HEARD")
SILENCE = 4.0
"""Seconds without a word after which nothing more is awaited, where a file is written."""
MOST_STOPS = 40

pytestmark = [pytest.mark.long, pytest.mark.slow]


@dataclass(frozen=True)
class Step:
    """A key, none at the beginning, and what is said then."""

    key: str
    lines: Sequence[str]

    def fits(self, said: Sequence[str]) -> bool:
        """Whether just that was said."""
        pattern = "".join(map(_pattern, self.lines))
        return re.fullmatch(pattern, "".join(f"{line}\n" for line in said)) is not None


def _pattern(line: str) -> str:
    words = ".*".join(map(re.escape, line.strip("()").split("…")))
    return rf"({words}\n)?" if line.startswith("(") else rf"{words}\n"


def _read(file: Path) -> tuple[str, list[Step]]:
    """Return the address of a file, and its steps."""
    address, *rest = file.read_text("utf-8").splitlines()
    parts = "\n".join(["> ", *rest]).split("\n> ")
    steps = [part.removeprefix("> ").splitlines() for part in parts]
    return address, [Step(key, [*filter(None, lines)]) for key, *lines in steps]


@dataclass
class Listener:
    """Somebody at the reader, who knows what was said since the last key."""

    reader: Reader
    before: int = 0

    def said(self) -> list[str]:
        return self.reader.said()[self.before :]

    def press(self, key: str) -> None:
        self.before = len(self.reader.said())
        self.reader.press(key)

    def go_to(self, name: str) -> None:
        """Press Tab until something is said."""
        for _ in range(MOST_STOPS):
            self.press("Tab")
            until(self.said, "a stop has a name")
            self.hear_out()
            if any(name in line for line in self.said()):
                return
        pytest.fail(f"Tab doesn't lead to {name}")

    def hear_out(self, seconds: float = 0.5) -> None:
        """Wait until nothing has been said for a while."""
        begin, count = time.monotonic(), -1
        while time.monotonic() - begin < seconds or not self.reader.is_silent():
            if count != len(self.said()):
                begin, count = time.monotonic(), len(self.said())
            time.sleep(0.05)

    def take(self, step: Step) -> None:
        """Do a step, and hear what the file says."""
        if step.key.startswith("Tab to "):
            return self.go_to(step.key.removeprefix("Tab to "))
        if not step.key:
            return until(lambda: self._opened(step.lines[-1]), step.lines[-1])
        self.press(step.key)
        try:
            until(lambda: step.fits(self.said()), step.key)
        except AssertionError:
            assert [f"> {step.key}", *self.said()] == [f"> {step.key}", *step.lines]

    def _opened(self, line: str) -> bool:
        return any(re.fullmatch(_pattern(line), f"{said}\n") for said in self.said())


def _write(listener: Listener, steps: Sequence[Step]) -> str:
    """Do the keys of some steps, and write down what is said."""
    written = []
    for step in steps:
        if step.key in {"", *[each.key for each in steps if each.key.startswith("Tab to ")]}:
            listener.take(step)
            written += [f"> {step.key}"] if step.key else [*step.lines]
            listener.hear_out(SILENCE)
            continue
        listener.press(step.key)
        listener.hear_out(SILENCE)
        written += [f"> {step.key}", *listener.said()]
    return "\n".join(written)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_a_screen_reader_says(server: Server, file: Path) -> None:
    address, steps = _read(file)
    with reader(f"{server.url}{address}") as someone:
        listener = Listener(someone)
        if WRITTEN and WRITTEN in file.stem:
            file.write_text(f"{address}\n{_write(listener, steps)}\n", encoding="utf-8")
            return
        for step in steps:
            listener.take(step)
