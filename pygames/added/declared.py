"""Which games a folder declares: its entry points in the group `pygames.games`.

`importlib.metadata` reads them too, but it loads a mail parser, which pages would have to fetch.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from pygames.errors import GameError
from pygames.games.elsewhere import GROUP, Entry

OURS = "pygames"
MOST_BYTES = 1 << 16
"""Maximum number of bytes of entry points."""
_EXAMPLE = "dice-nim = dice_nim:GAME"
_ENTRY = re.compile(r"([\w.-]+)\s*=\s*([\w.]+)\s*:\s*(\w+)", re.ASCII)


def declared(folder: Path) -> list[Entry]:
    """List the games of an unpacked wheel, of which there is at least one."""
    if any(path.name.lower() in (OURS, f"{OURS}.py") for path in folder.iterdir()):
        raise GameError("name-taken", f"{folder.name}: only this package may be called {OURS}")
    files = sorted(filter(Path.is_file, folder.glob("*.dist-info/entry_points.txt")))
    if sum(file.stat().st_size for file in files) > MOST_BYTES:
        most = f"{MOST_BYTES >> 10} kB"
        raise GameError("bad-wheel", f"{folder.name} has more than {most} of entry points")
    entries = [entry for file in files for entry in _entries(_text(file), str(folder))]
    if not entries:
        raise GameError(
            "no-game",
            f"{folder.name} declares no game: its entry points need the group [{GROUP}] "
            f"and a line such as {_EXAMPLE}",
        )
    return entries


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except ValueError:
        raise GameError("no-game", f"{file.name} of {file.parent.name} is not UTF-8") from None


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
        raise GameError("no-game", f"{line[:80]!r}: a game is declared like {_EXAMPLE}")
    return Entry(match[1], match[2], match[3], folder)
