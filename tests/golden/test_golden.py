"""Golden playthroughs are replayed and must come out exactly the same."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from pygames.games import guest
from pygames.record import Record, final, make_header
from tests.support.playthrough import finished, folder, read, written
from tests.support.tables import GAMES
from tests.toy.dice_nim import GAME as TOY

FILES = sorted(GAMES.glob("*/golden/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}/{file.stem}")
def test_a_golden_playthrough_comes_out_the_same(file: Path) -> None:
    text = file.read_text("utf-8")
    record = read(text)
    assert written(record) == text
    assert final(record).is_terminal()
    assert folder(record.game) == file.parent


def test_a_playthrough_can_be_written_and_read_for_a_game_with_chance() -> None:
    with guest(TOY):
        record = finished(Record(make_header(TOY, 3, {"heap": "15"}, None)), Random(1))
        text = written(record)
        assert "\n1. r" in text
        assert read(text) == record
