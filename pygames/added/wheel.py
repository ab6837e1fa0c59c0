"""A wheel of games: what it may hold, and how it is unpacked."""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from pathlib import Path, PurePosixPath
from zipfile import BadZipFile, ZipFile, ZipInfo

from pygames.errors import GameError

MOST_BYTES = 32 << 20
"""Maximum number of bytes of an unpacked wheel."""
_PURE = "py3-none-any"
_NAME = re.compile(r"[^-]+-[^-]+(?:-\d[^-]*)?-(([^-]+)-([^-]+-[^-]+))\.whl")
"""A wheel's file name: its project, version and build; then Pythons, interfaces and platforms."""
_DAMAGED = (OSError, BadZipFile, EOFError, NotImplementedError, RuntimeError, ValueError)


def unpack(wheel: Path, folder: Path) -> None:
    """Unpack a wheel of pure Python; `bad-wheel` or `not-pure` says why it can't be done."""
    _check_name(wheel.name)
    try:
        with ZipFile(wheel) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            _check(entries, wheel.name)
            for entry in entries:
                _write(folder / entry.filename, archive.read(entry))
    except GameError:
        raise
    except (*_DAMAGED, zlib.error) as error:
        raise GameError("bad-wheel", f"{wheel.name} can’t be unpacked: {error}") from error


def _check_name(name: str) -> None:
    match = _NAME.fullmatch(name)
    if match is None:
        example = f"my_game-1.0-{_PURE}.whl"
        raise GameError("bad-wheel", f"{name}: a wheel has a name such as {example}")
    if "py3" not in match[2].split(".") or match[3] != "none-any":
        raise GameError(
            "not-pure", f"{name}: a game is pure Python, a wheel for {_PURE}, not for {match[1]}"
        )


def _check(entries: Sequence[ZipInfo], name: str) -> None:
    for entry in entries:
        if not _stays_inside(entry.filename):
            raise GameError("bad-wheel", f"{name} has a file outside: {entry.filename[:80]!r}")
    if sum(entry.file_size for entry in entries) > MOST_BYTES:
        most = MOST_BYTES >> 20
        raise GameError("bad-wheel", f"{name}: a wheel can have {most} MB at most when unpacked")


def _stays_inside(path: str) -> bool:
    """Whether a path leads nowhere but into the folder, on any system."""
    return (
        path.isprintable()
        and not PurePosixPath(path).is_absolute()
        and ".." not in path.split("/")
        and not set(path) & set("\\:")
    )


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
