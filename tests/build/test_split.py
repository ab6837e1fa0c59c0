"""Pyodide's program in two parts does what it did whole."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from tests.support.sites import ROOT
from web.tools.runtime import PROGRAM, USED
from web.tools.setup import WEB, tool

HERE = Path(__file__).parent
WHOLE = WEB / "node_modules" / "pyodide"
# Numbers that are no addresses: of UTF-8, of Unicode's planes, of a million, of random numbers.
PLAIN = {
    *(0xC0001, 0xE2080, 0xFFC00, 0xFFFFF, 0x100000, 0x101000, 0x10FFFF, 0x110000, 0x120000),
    *(999_999, 1_000_000, 1_000_003),
    1_664_525,
}


def _node(script: str, *given: Path) -> Any:
    command: list[str | Path] = [tool("node"), HERE / script, *given]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])


def test_text_and_encodings_are_those_of_the_whole_program(dist: Path) -> None:
    """Of the tables that were split off, and of text before they are there, nothing is lost."""
    (ours,) = (dist / "pyodide").iterdir()
    library = WHOLE / "python_stdlib.zip"
    assert _node("whole.ts", ours, library) == _node("whole.ts", WHOLE, library)


def test_nothing_that_every_start_has_reads_a_table_of_the_rest() -> None:
    """A function that names an address in a table would have to be of the rest, too."""
    assert set(_node("named.ts", WHOLE / PROGRAM, USED)) <= PLAIN
