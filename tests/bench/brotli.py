"""Compressed copies of sites: beside each file, what a host sends to browsers that take brotli."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

from tests.bench.common import run_node
from web.tools.console import CACHE
from web.tools.serve import BROTLI
from web.tools.stamps import digest

KEPT = CACHE / "brotli"
# Hosts leave alone what is compressed already.
TYPES = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
TYPES |= {".whl", ".zip"}


def compressed(site: Path, target: Path) -> Path:
    """Copy a site by links, with compressed files beside; each content is compressed once."""
    shutil.copytree(site, target, copy_function=os.link)
    files = [path for path in target.rglob("*") if path.suffix in TYPES]
    kept = {path: KEPT / digest(path) for path in files}
    KEPT.mkdir(parents=True, exist_ok=True)
    new = [[str(path), str(made)] for path, made in kept.items() if not made.exists()]
    if new:
        run_node("compress.ts", json.dumps(new))
    for path, made in kept.items():
        if made.stat().st_size < path.stat().st_size:
            os.link(made, path.with_name(path.name + BROTLI))
    return target


def sent(path: Path) -> int:
    """Return how many bytes of a file are sent."""
    small = path.with_name(path.name + BROTLI)
    return (small if small.exists() else path).stat().st_size
