"""Fetches the rest of Python's library when something in it is wanted, as by a wheel.

The build puts this into the library as the module `_rare`, with the names of the missing modules.
"""

from __future__ import annotations

import hashlib
import sys
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path

NAMES = frozenset[str]()  # the build writes them here
SHA256 = ""  # and the hash of the archive here

_PLACE = "/lib/rare.zip"


class Rare:
    """Finds modules in the archive, which is fetched with the first of them."""

    def __init__(self, address: str) -> None:
        self._address = address

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """Find a module of the library that no start needs."""
        if name not in NAMES or not self._fetched():
            return None
        parent = name.rpartition(".")[0].replace(".", "/")
        return PathFinder.find_spec(name, [f"{_PLACE}/{parent}" if parent else _PLACE])

    def _fetched(self) -> bool:
        """Fetch the archive while Python waits: imports can't wait in another way."""
        place = Path(_PLACE)
        if not place.exists():
            from js import XMLHttpRequest  # type: ignore[import-not-found]  # noqa: PLC0415

            request = XMLHttpRequest.new()
            request.open("GET", self._address, False)
            request.responseType = "arraybuffer"
            request.send()
            content = request.response.to_bytes() if request.status == 200 else b""
            if hashlib.sha256(content).hexdigest() == SHA256:
                place.write_bytes(content)
        return place.exists()


def install(address: str) -> None:
    """Look there for modules that aren't found elsewhere."""
    sys.meta_path[:] = [*(each for each in sys.meta_path if not isinstance(each, Rare))]
    sys.meta_path.append(Rare(address))
