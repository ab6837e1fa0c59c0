"""How much of a site is sent: each file, and what a game needs."""

from pathlib import Path

from tests.support.brotli import sent
from web.tools.assemble import is_left_out
from web.tools.serve import BROTLI

MEGABYTE = 1_000_000
# Files that a game doesn't need: they are fetched later, or on demand.
LATER = (
    *("micropip-", "icons/", "licenses.txt", "-license.txt", "sbom", "print-", "review-"),
    *("rules-", "sw.js", "keep-builds.js", "manifest.json", "rest.wasm"),
)
MOST_TO_PLAY, MOST_KEPT = 3.8, 4.6


def sizes(site: Path) -> dict[str, int]:
    """Return the size of each file kept for offline use, as it is sent."""
    paths = [path for path in site.rglob("*") if path.is_file() and path.suffix != BROTLI]
    files = [path for path in paths if not is_left_out(path.as_posix())]
    return {path.relative_to(site).as_posix(): sent(path) for path in files}


def to_play(files: dict[str, int]) -> int:
    """Return what is transferred until a game can be played."""
    return sum(size for name, size in files.items() if not any(part in name for part in LATER))
