"""Pyodide's program in two parts does what it did whole."""

import json
from pathlib import Path
from typing import Any

import pytest

from pygames.door.calls import CALLS
from tests.build.test_library import RUN
from tests.support.node import said_by
from tests.support.sites import ONLY_SPLIT
from web.tools import assemble, runtime
from web.tools.console import CACHE
from web.tools.kinds import served
from web.tools.library import EXERCISES
from web.tools.runtime import PROGRAM, REST, USED
from web.tools.setup import WEB
from web.tools.stamps import digest, keep
from web.tools.wheel import with_packs

TEXTS = Path(__file__).with_name("whole.ts")
NAMED = Path(__file__).with_name("named.ts")
WHOLE = WEB / "node_modules" / "pyodide"
LIBRARY = WHOLE / "python_stdlib.zip"
# Numbers that are no addresses: of UTF-8, of Unicode's planes, of a million, of random numbers.
PLAIN = {
    *(0xC0001, 0xE2080, 0xFFC00, 0xFFFFF, 0x100000, 0x101000, 0x10FFFF, 0x110000, 0x120000),
    *(999_999, 1_000_000, 1_000_003),
    1_664_525,
}


def test_text_and_encodings_are_those_of_the_whole_program(dist: Path) -> None:
    """Of the tables that were split off, and of text before they are there, nothing is lost."""
    (ours,) = (dist / "pyodide").iterdir()
    assert characters(ours) == characters(WHOLE)


def characters(program: Path) -> Any:
    """Return what a program says of all characters; it runs only if it has changed."""
    state = digest(TEXTS, LIBRARY, *sorted(program.glob("pyodide.*")))
    cache = CACHE / "characters" / f"{state}.json"
    if not cache.is_file():
        keep(cache, json.dumps(said_by(TEXTS, program, LIBRARY)).encode())
    return json.loads(cache.read_bytes())


@ONLY_SPLIT
def test_nothing_that_every_start_has_reads_a_table_of_the_rest() -> None:
    """A function that names an address in a table would have to be of the rest, too."""
    assert set(said_by(NAMED, WHOLE / PROGRAM, USED)) <= PLAIN


@pytest.mark.long
def test_a_site_can_be_built_with_the_whole_program_or_its_parts(
    dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever it is built with here: from the other, Python starts and answers every call.

    One game is enough: test_library.py plays others, with the program of the site.
    """
    split = not runtime.SPLIT
    monkeypatch.setattr(runtime, "SPLIT", split)
    assemble.assemble(tmp_path / "site")
    (ours,), (other,) = (dist / "pyodide").iterdir(), (tmp_path / "site" / "pyodide").iterdir()
    assert [(folder / REST).exists() for folder in (ours, other)] == [not split, split]
    assert (REST in (other / served(runtime.SCRIPT)).read_text("utf-8")) == split
    (wheel,) = dist.glob("py/*/pygames_tabletop-*.zip")
    (micropip,) = dist.glob("py/*/micropip-*.zip")
    report = said_by(RUN, other, with_packs(wheel, tmp_path), EXERCISES, micropip, "murus-gallicus")
    assert set(report["calls"]) == set(CALLS)
    assert not report["rest"]
