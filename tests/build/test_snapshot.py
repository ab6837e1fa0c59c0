"""A snapshot of Python: small enough to be read again, and fresh where it has to be."""

from pathlib import Path

from tests.support.node import said_by

RUN = Path(__file__).with_name("restored.ts")
# Pyodide begins with this much memory, and a snapshot adds a short head; if the memory had to grow,
# it can't be read again.
MOST_BYTES = (30 << 20) + 4096


def test_random_numbers_are_fresh_each_time_and_hashes_with_each_snapshot(dist: Path) -> None:
    """Hashes are part of every dictionary in a snapshot: they can't change when it is restored."""
    (folder,) = (dist / "pyodide").iterdir()
    (wheel,) = dist.glob("py/*/pygames_tabletop-*.zip")
    report = said_by(RUN, folder, wheel)
    assert report["bytes"] <= MOST_BYTES, "a snapshot must not be larger than Python's first memory"
    (first, again, other) = (text.split(" ") for text in report["said"])
    assert first[0] != again[0]
    assert first[1:-1] != again[1:-1]
    assert first[-1] == again[-1] != other[-1]
