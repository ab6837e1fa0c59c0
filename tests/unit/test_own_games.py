"""A game that was written from the guide alone: sixty lines, and every promise kept."""

import pytest

from pygames.added.brought import bring
from pygames.core import Setup
from tests.support.sites import ROOT

FILE = ROOT / "tests" / "own_games" / "card_squares.py"


@pytest.mark.usefixtures("no_added_game")
def test_each_player_has_a_sheet_with_a_gap_between_that_is_not_read_aloud() -> None:
    text = FILE.read_text("utf-8")
    assert len(text.splitlines()) <= 60
    game = bring(FILE.name, text)
    start = game.rules.initial(Setup(3, {}))
    assert game.look.read
    names = [reading.title for reading in game.look.read(start, 0)]
    assert names == ["Row 1", "Row 2", *(f"Column {letter}" for letter in "abdegh")]
