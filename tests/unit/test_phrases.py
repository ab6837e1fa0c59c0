"""What an action is called, in every game: in words that differ among all that can be done."""

import pytest

from pygames.games import find
from pygames.record import states
from tests.support.door import ok
from tests.support.playthrough import folder, golden, read

EXAMPLES = {
    "murus-gallicus": ("Move d7–b5", "Hit "),
    "cercas": ("Fence ", ", mark "),
    "eight-cities": ("City on ", "Build "),
    "eight-by-eight": ("Rolled ", "Place in row ", "Black out "),
    "on-tour": ("Rolled ", "Card of ", "Write ", "Begin the tour in ", "Go on to ", "End the tour"),
}


@pytest.mark.parametrize("game", EXAMPLES)
def test_actions_are_named_in_plain_words(game: str) -> None:
    records = [read(file.read_text("utf-8")) for file in folder(find(game)).glob("*.txt")]
    words = " | ".join(
        record.game.look.phrase(state, action).words
        for record in records
        for state, action in zip(states(record), record.actions, strict=False)
    )
    for example in EXAMPLES[game]:
        assert example in words


def test_a_view_names_its_moves_for_people() -> None:
    record = golden(find("eight-by-eight"))
    moves = ok("view", record=record.data(), at=0)["moves"]
    roll = moves[0]
    assert roll["glyphs"] == [f"roll-{roll['text'][1]}"]
    assert roll["phrase"] == f"Rolled {roll['brief']}"
    assert all(move["phrase"] for move in moves)
