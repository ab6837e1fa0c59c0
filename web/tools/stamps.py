"""Steps that are done once, and again only when their inputs change."""

from __future__ import annotations

import hashlib
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

from web.tools.console import CACHE, Stop, say

if TYPE_CHECKING:
    from collections.abc import Iterator

STAMPS = CACHE / "stamps"


def digest(*parts: str | bytes | Path) -> str:
    """Hash a state: texts, bytes and the contents of files."""
    state = hashlib.sha256()
    for part in parts:
        content = part.read_bytes() if isinstance(part, Path) else part
        data = content.encode() if isinstance(content, str) else content
        state.update(len(data).to_bytes(8, "big") + data)
    return state.hexdigest()


def is_done(step: str, state: str) -> bool:
    """Tell whether the step was finished in exactly this state."""
    stamp = STAMPS / step
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == state


@contextmanager
def stamped(step: str, state: str) -> Iterator[None]:
    """Do a step: its stamp is removed first and written last, so that half a step doesn't count."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    stamp = STAMPS / step
    stamp.unlink(missing_ok=True)
    yield
    stamp.write_text(state, encoding="utf-8")


def keep(place: Path, content: bytes) -> None:
    """Replace all earlier results; a half-written file has another name."""
    place.parent.mkdir(parents=True, exist_ok=True)
    for older in place.parent.iterdir():
        older.unlink(missing_ok=True)
    part = place.with_suffix(".part")
    part.write_bytes(content)
    part.replace(place)


def rewrite(file: Path, text: str) -> None:
    """Write a file if it is missing, or has another text; what was made of it stays good else."""
    if not file.is_file() or file.read_text("utf-8") != text:
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")


@contextmanager
def only_one() -> Iterator[None]:
    """Let one set-up or build at a time work in this checkout; others wait for it."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "lock").open("a+b") as file:
        _lock(file)
        yield


def _lock(file: IO[bytes]) -> None:
    try:
        import fcntl  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("Waiting for another build.py in this checkout …")
        fcntl.flock(file, fcntl.LOCK_EX)
    except OSError as error:
        raise Stop(f"{file.name} can't be locked: {error.strerror}") from error
