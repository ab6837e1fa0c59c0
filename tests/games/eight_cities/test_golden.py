"""Whole games, kept as text: what they came to once they come to for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from pygames.record import final
from tests.games.eight_cities.golden_text import FOLDER, read_record, written

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_golden_game_comes_to_the_same(file: Path) -> None:
    text = file.read_text("utf-8")
    record = read_record(text)
    assert written(record) == text
    assert final(record).is_terminal()


def test_there_are_golden_games() -> None:
    assert len(FILES) >= 5
