"""Finds nginx for the tests, or unpacks Debian's: installing it would start it at once."""

from __future__ import annotations

import shutil
from pathlib import Path

from web.tools.console import CACHE, quietly, say
from web.tools.setup import environment

UNPACKED = CACHE / "nginx"
PACKAGES = ("nginx", "nginx-common")
PROGRAM = "usr/sbin/nginx"
TYPES = "etc/nginx/mime.types"


def find_nginx() -> Path | None:
    """Return the folder below which nginx is; None if it can't be had."""
    roots = (Path("/"), UNPACKED)
    return next((root for root in roots if all(map(Path.is_file, parts(root)))), None)


def parts(root: Path) -> tuple[Path, Path]:
    """Return the places of nginx below a folder, and of its table of types."""
    return root / PROGRAM, root / TYPES


def get_nginx() -> None:
    """Unpack Debian's nginx if there is none, and report if that fails."""
    if not find_nginx() and not _unpacked():
        say("Not tested on nginx: there is none here, and Debian's can't be had")


def _unpacked() -> bool:
    if not shutil.which("apt-get") or not shutil.which("dpkg"):
        return False
    log = CACHE / "logs" / "nginx.log"
    UNPACKED.mkdir(parents=True, exist_ok=True)
    download = f"cd {UNPACKED} && apt-get download {' '.join(PACKAGES)}"
    unpack = "for file in *.deb; do dpkg -x $file .; done"
    return quietly(["sh", "-c", f"{download} && {unpack}"], environment(), log) and bool(
        find_nginx()
    )
