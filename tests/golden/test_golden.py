"""Golden playthroughs are replayed and must come out exactly the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from pygames.record import final
from tests.support.playthrough import folder, read, written
from tests.support.tables import GAMES

FILES = sorted(GAMES.glob("*/golden/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}/{file.stem}")
def test_a_golden_playthrough_comes_out_the_same(file: Path) -> None:
    text = file.read_text("utf-8")
    record = read(text)
    assert written(record) == text
    assert final(record).is_terminal()
    assert folder(record.game) == file.parent
