"""What is transferred, with brotli as a host sends it; of large files it sends less."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from tests.build.test_game_pages import each_game, page_of, places
from tests.support.brotli import compressed
from tests.support.sizes import MEGABYTE, MOST_KEPT, MOST_TO_PLAY, sizes, to_play
from web.tools import languages
from web.tools.assemble import SOURCE
from web.tools.game_pages import path_of
from web.tools.serve import BROTLI

if TYPE_CHECKING:
    from pathlib import Path

    from pygames.game import Game

MOST_FIRST = 60_000
MOST_OF_A_PAGE = 60_000
"""For a game's page with its styles and figures; the two fonts are shared with all pages."""
QUICKLY = 1.1
"""How much larger all is than as a host sends it, since large files are compressed in a hurry:
4,945,688 bytes instead of 4,483,350."""
MOST_FILES = 34
LOADS = re.compile(r'<(?:img[^>]* src|link rel="stylesheet" href)="([^"]+)"')
ASKED = re.compile(r'<(?:script src|link rel="(?:stylesheet|modulepreload)" href)="([^"]+)"')
# It runs beside the page: what shows first needs nothing of it.
WORKER = "worker.js"
# The page that plays has nothing of it.
OF_OTHER_PAGES = {"forward.js", "missing.js"}


# The words of a language, and its part of the package.
OF_A_LANGUAGE = ("app/*/words-{}.js", "py/*/language-{}.zip")
MOST_OF_A_LANGUAGE = 60_000


@pytest.fixture(scope="module")
def sent(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """Return what each file takes; what was compressed once is known from then on."""
    return sizes(compressed(dist, tmp_path_factory.mktemp("brotli") / "site", quick=True))


def test_little_is_transferred_until_a_game_can_be_played(sent: dict[str, int]) -> None:
    assert to_play(sent) <= MOST_TO_PLAY * MEGABYTE * QUICKLY


def test_little_is_kept_for_offline(sent: dict[str, int]) -> None:
    assert sum(sent.values()) <= MOST_KEPT * MEGABYTE * QUICKLY


@each_game
def test_the_page_of_a_game_weighs_little(
    dist: Path, sent: dict[str, int], game: Game[Any]
) -> None:
    loaded = places(game, sorted(set(LOADS.findall(page_of(dist, game)))))
    assert sent[path_of(game)] + sum(map(sent.__getitem__, loaded)) < MOST_OF_A_PAGE


def test_scripts_and_styles_of_the_first_screen_are_small(dist: Path, sent: dict[str, int]) -> None:
    paths = ASKED.findall((dist / "index.html").read_text("utf-8"))
    names = {path.rsplit("/", 1)[1] for path in paths}
    assert {"head.js", "style.css", "main.js", "config.js"} <= names
    assert sum(sent[path] for path in paths if not path.endswith(WORKER)) < MOST_FIRST


def test_scripts_and_styles_are_few_files(dist: Path) -> None:
    ours = (path for path in dist.glob("app/*/*") if path.name not in OF_OTHER_PAGES)
    files = [path for path in ours if path.suffix in {".js", ".css"}]
    files = [path for path in files if not path.name.startswith("words-")]
    assert len(files) <= MOST_FILES


def test_another_language_adds_little(dist: Path, tmp_path: Path) -> None:
    codes = [each.code for each in languages.found(SOURCE)]
    for code in codes:
        folder = tmp_path / code
        folder.mkdir()
        for pattern in OF_A_LANGUAGE:
            (path,) = dist.glob(pattern.format(code))
            shutil.copy(path, folder)
        files = compressed(folder, tmp_path / f"{code}-sent").rglob(f"*{BROTLI}")
        weights = [path.stat().st_size for path in files]
        assert len(weights) == len(OF_A_LANGUAGE)
        assert sum(weights) <= MOST_OF_A_LANGUAGE, code
