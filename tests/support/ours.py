"""The files of this checkout that are the project's own."""

import os
from collections.abc import Iterator
from pathlib import Path

from tests.support.sites import ROOT

NOT_OURS = {
    ".git", ".cache", ".hypothesis", "dist", "node_modules", "__pycache__", "test-results",
    ".venv", "venv", ".idea", ".vscode",
}  # fmt: skip


def named(file: Path) -> str:
    return str(file.relative_to(ROOT))


def our_files() -> Iterator[Path]:
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in NOT_OURS]
        yield from (Path(folder) / name for name in names if name not in NOT_OURS)


def texts() -> Iterator[tuple[Path, str]]:
    """Yield the text of each file of the project that holds text."""
    for file in our_files():
        try:
            yield file, file.read_text("utf-8")
        except UnicodeDecodeError:
            continue
