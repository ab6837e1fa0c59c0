"""Folders named by their content, held in memory until they are written."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path, PurePosixPath

from web.tools.stamps import digest

Folder = dict[str, bytes]
NAME_LENGTH = 16


def read(source: Path) -> Folder:
    """Read a folder; names are its files' relative paths with slashes."""
    files = sorted(path for path in source.rglob("*") if path.is_file())
    return {path.relative_to(source).as_posix(): path.read_bytes() for path in files}


def digest_of(folder: Folder, *more: bytes) -> str:
    """Return the hash of a folder's content, and of what else it depends on."""
    parts = [part for name in sorted(folder) for part in (name.encode(), folder[name])]
    return digest(*parts, *more)


def name_of(folder: Folder, *more: bytes) -> str:
    """Name a folder by its content, and by what else it depends on."""
    return digest_of(folder, *more)[:NAME_LENGTH]


def write(folder: Folder, target: Path) -> None:
    """Write all the files below the target."""
    for name, content in folder.items():
        path = target / PurePosixPath(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def integrity(content: bytes) -> str:
    """Return the hash in the form that browsers check (Subresource Integrity)."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()
