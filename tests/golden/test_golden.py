"""Golden playthroughs are replayed and must come out exactly the same."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from pygames.game import Game
from pygames.games import catalog, guest
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


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_every_game_has_a_golden_playthrough(game: Game[Any]) -> None:
    assert list(folder(game).glob("*.txt")), f"make one: python3 -m tests.tools.golden {game.id}"


def test_a_playthrough_can_be_written_and_read_for_a_game_with_chance() -> None:
    with guest(TOY):
        record = finished(Record(make_header(TOY, 3, {"heap": "15"}, None)), Random(1))
        text = written(record)
        assert "0 chance r" in text
        assert read(text) == record
