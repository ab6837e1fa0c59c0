"""Compressed copies of sites: beside each file, what a host sends to browsers that take brotli."""

import json
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from web.tools.assemble import is_left_out
from web.tools.console import CACHE
from web.tools.serve import BROTLI
from web.tools.setup import tool
from web.tools.stamps import digest

KEPT = CACHE / "brotli"
SCRIPT = Path(__file__).with_name("compress.ts")
# Hosts leave alone what is compressed already.
TYPES = {".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".zip"}
HIGHEST = 11
# This level takes a tenth of the time, and gives a large file some 15 % more.
QUICK, LARGE = 9, 1_000_000


def compressed(site: Path, target: Path, *, quick: bool = False) -> Path:
    """Copy a site by links, with compressed files beside; each content is compressed once.

    It is fast: large files come out a little larger than from a host, and files that aren't kept
    for offline use stay uncompressed.
    """
    shutil.copytree(site, target, copy_function=os.link)
    files = [path for path in target.rglob("*") if path.suffix in TYPES]
    if quick:
        files = [path for path in files if not is_left_out(path.as_posix())]
    levels = {path: QUICK if quick and path.stat().st_size > LARGE else HIGHEST for path in files}
    copies = {path: KEPT / f"{digest(path)}-{levels[path]}" for path in files}
    KEPT.mkdir(parents=True, exist_ok=True)
    new: list[list[str | int]] = [
        [str(path), str(copy), levels[path]] for path, copy in copies.items() if not copy.exists()
    ]
    if new:
        compress(new)
    for path, copy in copies.items():
        if copy.stat().st_size < path.stat().st_size:
            os.link(copy, path.with_name(path.name + BROTLI))
    return target


def compress(files: Sequence[Sequence[str | int]]) -> None:
    """Write compressed copies: from where, to where, and at which level if not at the highest."""
    subprocess.run([tool("node"), SCRIPT, json.dumps(files)], check=True)


def sent(path: Path) -> int:
    """Return how many bytes of a file are sent."""
    small = path.with_name(path.name + BROTLI)
    return (small if small.exists() else path).stat().st_size
