"""What is transferred, with brotli as a host sends it; of large files it sends a little less."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.bench.bench_start import MEGABYTE, MOST_KEPT, MOST_TO_PLAY, sizes, to_play
from tests.bench.brotli import compressed

if TYPE_CHECKING:
    from pathlib import Path

MOST_FIRST = 60_000
MOST_FILES = 34
ASKED = re.compile(r'<(?:script src|link rel="(?:stylesheet|modulepreload)" href)="([^"]+)"')
# It runs beside the page: what shows first needs nothing of it.
WORKER = "worker.js"
# The page that plays has nothing of it.
OF_GAME_PAGES = "forward.js"


@pytest.fixture(scope="module")
def sent(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """Return what each file takes; what was compressed once is known from then on."""
    return sizes(compressed(dist, tmp_path_factory.mktemp("brotli") / "site", quick=True))


def test_little_is_transferred_until_a_game_can_be_played(sent: dict[str, int]) -> None:
    assert to_play(sent) <= MOST_TO_PLAY * MEGABYTE


def test_little_is_kept_for_offline(sent: dict[str, int]) -> None:
    assert sum(sent.values()) <= MOST_KEPT * MEGABYTE


def test_scripts_and_styles_of_the_first_screen_are_small(dist: Path, sent: dict[str, int]) -> None:
    asked = ASKED.findall((dist / "index.html").read_text("utf-8"))
    names = {path.rsplit("/", 1)[1] for path in asked}
    assert {"head.js", "style.css", "main.js", "config.js"} <= names
    assert sum(sent[path] for path in asked if not path.endswith(WORKER)) < MOST_FIRST


def test_scripts_and_styles_are_few_files(dist: Path) -> None:
    ours = (path for path in dist.glob("app/*/*") if path.name != OF_GAME_PAGES)
    files = [path for path in ours if path.suffix in {".js", ".css"}]
    assert len(files) <= MOST_FILES
