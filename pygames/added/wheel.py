"""A wheel of games: what it may hold, and how it is unpacked."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path, PurePosixPath
from shutil import rmtree
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from pygames import words
from pygames.errors import GameError

MOST_BYTES = 32 << 20
"""Maximum number of bytes of a wheel, packed or unpacked."""
MOST_FILES = 2_000
"""Maximum number of files in a wheel."""
SUFFIX = ".whl"
_LONGEST = 200
"""Maximum number of letters that are told of an error."""
_PURE = "py3-none-any"
_NAME = re.compile(r"[^-]+-[^-]+(?:-\d[^-]*)?-(([^-]+)-([^-]+-[^-]+))\.whl")
"""A wheel's file name: its project, version and build; then Pythons, interfaces and platforms."""
_LISTED = b"PK\1\2"
"""What each file begins with in the list of an archive."""


def unpack(wheel: Path, folder: Path) -> None:
    """Unpack a wheel of pure Python; `bad-wheel` or `not-pure` says why it can't be done."""
    was_there = folder.exists()
    with _refusing(wheel.name):
        files = _read(wheel)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for path, content in files:
                _write(folder / path, content)
        except Exception:
            if not was_there:
                rmtree(folder, ignore_errors=True)
            raise


def check(wheel: Path) -> None:
    """Refuse a wheel that can't be unpacked, for another program to install it."""
    with _refusing(wheel.name):
        _read(wheel)


@contextmanager
def _refusing(name: str) -> Iterator[None]:
    """Refuse what fails: an archive is damaged in as many ways as it can be read and written."""
    try:
        yield
    except GameError:
        raise
    except Exception as error:
        why = " ".join(str(error).split())[:_LONGEST] or type(error).__name__
        raise GameError("bad-wheel", words.not_unpacked(name, why)) from error


def _read(wheel: Path) -> list[tuple[str, bytes]]:
    """Return the files of a wheel; damaged ones are found by their checksums."""
    _check_name(wheel.name)
    with ZipFile(BytesIO(_content(wheel))) as archive:
        entries = [entry for entry in archive.infolist() if not entry.is_dir()]
        _check(entries, wheel.name)
        return [(entry.filename, _file(archive, entry)) for entry in entries]


def _file(archive: ZipFile, entry: ZipInfo) -> bytes:
    """Return one file. Its size may be a lie: not much more than that is unpacked to find out."""
    size = entry.file_size
    entry.file_size += 1
    with archive.open(entry) as file:
        content = file.read(size + 1)
    if len(content) != size:
        raise GameError("bad-wheel", words.larger_than_said(entry.filename[:80]))
    return content


def _content(wheel: Path) -> bytes:
    """Return what is in a wheel, unless the mere list of its files would take long to read."""
    if wheel.stat().st_size > MOST_BYTES:
        raise _too_large(wheel.name)
    content = wheel.read_bytes()
    if content.count(_LISTED) > MOST_FILES:
        raise GameError("bad-wheel", words.wheel_files(wheel.name, MOST_FILES))
    return content


def _too_large(name: str) -> GameError:
    return GameError("bad-wheel", words.wheel_size(name, MOST_BYTES >> 20))


def _check_name(name: str) -> None:
    match = _NAME.fullmatch(name)
    if match is None:
        example = f"my_game-1.0-{_PURE}.whl"
        raise GameError("bad-wheel", words.wheel_name(name, example))
    if "py3" not in match[2].split(".") or match[3] != "none-any":
        raise GameError("not-pure", words.not_pure(name, _PURE, match[1]))


def _check(entries: Sequence[ZipInfo], name: str) -> None:
    for entry in entries:
        if not _stays_inside(entry.filename):
            raise GameError("bad-wheel", words.file_outside(name, entry.filename[:80]))
        if _top(entry.filename) in sys.stdlib_module_names:
            raise GameError("name-taken", words.of_python(name, _top(entry.filename)))
        if entry.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
            raise GameError("bad-wheel", words.compressed_otherwise(name))
    if sum(entry.file_size for entry in entries) > MOST_BYTES:
        raise _too_large(name)


def _top(path: str) -> str:
    """Return the name by which the first part of a path is imported."""
    return path.split("/", 1)[0].removesuffix(".py")


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
