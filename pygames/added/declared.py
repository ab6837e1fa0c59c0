"""Which games a folder declares: its entry points in the group `pygames.games`.

`importlib.metadata` reads them too, but it loads a mail parser, which pages would have to fetch.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from pygames import words
from pygames.errors import GameError
from pygames.workshop.elsewhere import GROUP, Entry

OURS = "pygames"
MOST_BYTES = 1 << 16
"""Maximum number of bytes of entry points."""
_EXAMPLE = "dice-nim = dice_nim:GAME"
_ENTRY = re.compile(r"([\w.-]+)\s*=\s*([\w.]+)\s*:\s*(\w+)", re.ASCII)


def declared(folder: Path) -> list[Entry]:
    """List the games of an unpacked wheel, of which there is at least one."""
    if any(path.name.lower() in (OURS, f"{OURS}.py") for path in folder.iterdir()):
        raise GameError("name-taken", words.only_ours(folder.name, OURS))
    files = sorted(filter(Path.is_file, folder.glob("*.dist-info/entry_points.txt")))
    if sum(file.stat().st_size for file in files) > MOST_BYTES:
        raise GameError("bad-wheel", words.entry_points(folder.name, MOST_BYTES >> 10))
    entries = [entry for file in files for entry in _entries(_text(file), str(folder))]
    if not entries:
        raise GameError(
            "no-game",
            words.declares_none(folder.name, GROUP, _EXAMPLE),
        )
    return entries


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except ValueError:
        raise GameError("no-game", words.not_utf8(file.name, file.parent.name)) from None


def _entries(text: str, folder: str) -> Iterator[Entry]:
    group = ""
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            group = line.strip("[]").strip()
        elif line and line[0] not in "#;" and group == GROUP:
            yield _entry(line, folder)


def _entry(line: str, folder: str) -> Entry:
    match = _ENTRY.fullmatch(line)
    if match is None:
        raise GameError("no-game", words.declared_like(line[:80], _EXAMPLE))
    return Entry(match[1], match[2], match[3], folder)
