"""How long a host lets others cache the files that say which version the site has."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FIRST = ("./", "index.html", "sw.js")
"""The first files of a visit: all others follow from them."""
MOST_SECONDS = 600
"""Some hosts can't be configured, and send this with everything."""
_NOT_KEPT = re.compile(r"\bno-(cache|store)\b", re.IGNORECASE)
_KEPT = re.compile(r"\b(?:s-maxage|max-age)\s*=\s*\"?(\d+)", re.IGNORECASE)
_ADVICE = "let the host send it with Cache-Control: no-cache"


def late_updates(headers: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Return, by file name, what a host must change for updates to arrive at once.

    `headers` has the Cache-Control of each file, empty if there is none.
    """
    for name in FIRST:
        if name in headers and (late := _late(headers[name])):
            yield name, f"{late}: {_ADVICE}"


def _late(control: str) -> str:
    if _NOT_KEPT.search(control):
        return ""
    seconds = [int(each) for each in _KEPT.findall(control)]
    if not seconds:
        return "comes without a time to keep it, so browsers guess one and updates may arrive late"
    if max(seconds) <= MOST_SECONDS:
        return ""
    return f"may be kept for {_words(max(seconds))}, so updates arrive that much later"


def _words(seconds: int) -> str:
    units = ((86_400, "day"), (3_600, "hour"), (60, "minute"))
    many, unit = next((seconds // size, name) for size, name in units if seconds >= size)
    return f"{many} {unit}{'s' * (many > 1)}"
