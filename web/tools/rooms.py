"""The rooms of the page, and its sources without some of them."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

from web.tools.console import Stop
from web.tools.shared_constants import FILE

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

FOLDER = "rooms"
LISTS = ("rooms.ts", "at-table.ts", "embeds.ts")
"""The modules that list the rooms, a line each."""
GENERATED = FILE.parent
# Where a list begins.
BEGINS = " = ["


def rooms(source: Path) -> list[str]:
    """Return the names of a page's rooms."""
    return sorted(path.name for path in (source / FOLDER).iterdir() if path.is_dir())


def known(names: Iterable[str], source: Path) -> tuple[str, ...]:
    """Return the names of rooms in order, each once; stop at an unknown one."""
    there = rooms(source)
    choice = set(names)
    if unknown := sorted(choice - set(there)):
        raise Stop(f"There is no room {unknown[0]!r}. The rooms are {', '.join(there)}")
    return tuple(name for name in there if name in choice)


def copy_without(names: Iterable[str], source: Path, target: Path) -> Path:
    """Copy the sources of a page without some rooms: their folders, and their lines in lists.

    What each build writes from the package comes with them, since they look for it beside them.
    """
    names = known(names, source)
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
    shutil.copytree(GENERATED, target.parent / GENERATED.name, dirs_exist_ok=True)
    for name in names:
        shutil.rmtree(target / FOLDER / name)
        for path in (target / each for each in LISTS):
            path.write_text(_unlisted(path.read_text("utf-8"), name), encoding="utf-8")
    return target


def _unlisted(text: str, name: str) -> str:
    """Remove a room's lines from a list."""
    line = re.compile(rf"^import \{{ (\w+) \}} from '\./{FOLDER}/{name}/.*\n", re.MULTILINE)
    head, begins, members = text.partition(BEGINS)
    for member in line.findall(head):
        members = re.sub(rf"\s*\b{member}\b,?", "", members)
    return line.sub("", head) + begins + members


def takes_files(source: Path) -> bool:
    """Return whether a room imports files that the installed app is opened with."""
    heads = (source / FOLDER).glob("*/room.ts*")
    return any("provide(pageServices, { imports:" in head.read_text("utf-8") for head in heads)
