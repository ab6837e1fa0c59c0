"""What an action is called, in every game: in words that differ among all that can be done."""

from pathlib import Path

import pytest

from pygames.games import find
from pygames.record import states
from tests.support.door import ok
from tests.support.playthrough import folder, golden, read
from tests.support.tables import GAMES

FILES = sorted(GAMES.glob("*/golden/*.txt"))
EVERY = 7
"""Every this many positions of a golden game all legal actions are named."""

EXAMPLES = {
    "murus-gallicus": ("Move d7–b5", "Hit "),
    "cercas": ("Fence ", ", mark "),
    "eight-cities": ("City on ", "Build "),
    "eight-by-eight": ("Rolled ", "Place in row ", "Black out "),
    "on-tour": ("Rolled ", "Card of ", "Write ", "Begin the tour in ", "Go on to ", "End the tour"),
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}/{file.stem}")
def test_every_action_of_a_golden_game_has_words_of_its_own(file: Path) -> None:
    record = read(file.read_text("utf-8"))
    phrase = record.game.look.phrase
    for state in states(record)[::EVERY]:
        for actions in (state.legal_actions(), [text for text, _ in state.chance_outcomes()]):
            phrases = [phrase(state, action) for action in actions]
            assert len({each.words for each in phrases}) == len(actions)
            assert len({each.brief or each.words for each in phrases}) == len(actions)
            assert all(each.words[0].isupper() for each in phrases)
            assert all(
                action not in each.words.split()
                for action, each in zip(actions, phrases, strict=True)
            )


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
