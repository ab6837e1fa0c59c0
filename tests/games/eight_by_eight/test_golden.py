"""The golden playthroughs are replayed with those of all games; here: that they show enough."""

from pathlib import Path

import pytest

FILES = Path(__file__).with_name("golden").glob("*.txt")
TEXTS = [" ".join(file.read_text("utf-8").split()) for file in FILES]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_a_playthrough_for_each_number_of_players(players: int) -> None:
    assert any(f'[Players "{players}"]' in text for text in TEXTS)


@pytest.mark.parametrize(
    "what",
    [
        " pass ",  # E7
        "- !}",  # E8
        '[Reason "No one can ever place again. ',  # E9
        "has the longest line",  # E10, as all below
        "have more blackouts",
        "has more pieces on the board",
        "are level",
    ],
)
def test_each_way_of_ending_is_among_them(what: str) -> None:
    assert any(what in text for text in TEXTS)
