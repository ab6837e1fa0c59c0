"""Three games that were written from the guide alone: sixty lines each, and every promise kept."""

from pathlib import Path

import pytest

from pygames.added.brought import bring
from pygames.core import Setup
from tests.support.sites import ROOT

FOLDER = ROOT / "tests" / "own_games"
FILES = sorted(FOLDER.glob("*.py"))

pytestmark = pytest.mark.usefixtures("no_added_game")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_game_from_the_guide_keeps_every_promise_in_sixty_lines(file: Path) -> None:
    text = file.read_text("utf-8")
    assert len(text.splitlines()) <= 60
    assert f'title="{bring(file.name, text).title}"' in text


def test_each_player_has_a_sheet_with_a_gap_between_that_is_not_read_aloud() -> None:
    file = FOLDER / "card_squares.py"
    game = bring(file.name, file.read_text("utf-8"))
    start = game.rules.initial(Setup(3, {}))
    assert game.look.read
    names = [reading.title for reading in game.look.read(start, 0)]
    assert names == ["Row 1", "Row 2", *(f"Column {letter}" for letter in "abdegh")]
