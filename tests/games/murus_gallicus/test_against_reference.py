"""The rules against a second, naive writing of the same clauses."""

import os
from random import Random

from tests.games.murus_gallicus.helpers import ROUND, alternating, read, start, turned
from tests.games.murus_gallicus.reference import Reference

GAMES = int(os.environ.get("PYGAMES_FUZZ", "60"))


def test_random_games_are_the_same_position_by_position() -> None:
    random = Random(2026)
    for _ in range(GAMES):
        state, reference = start(), Reference()
        while not state.is_terminal():
            assert list(state.legal_actions()) == reference.actions()
            assert state.position() == reference.text()
            assert state.current_player() == reference.player
            action = random.choice(state.legal_actions())
            state = state.child(action)
            reference.play(action)
        assert reference.actions() == []
        assert state.returns() == reference.returns()


def test_random_boards_have_the_same_actions() -> None:
    random = Random(7)
    for _ in range(10 * GAMES):
        letters = random.choices("WBwb.", weights=(2, 2, 2, 2, random.choice((2, 8, 30))), k=56)
        squares = [column + row for row in "7654321" for column in "abcdefgh"]
        on = {at: letter for at, letter in zip(squares, letters, strict=True) if letter != "."}
        reference = Reference(on, random.choice((0, 1)))
        state = read(reference.text())
        assert list(state.legal_actions()) == reference.actions()
        assert state.returns() == reference.returns()


def test_a_draw_comes_at_the_same_ply() -> None:
    text = "7B/7B/8/8/8/W7/W7 w"
    state, reference = read(text), Reference.read(text)
    for action in alternating(ROUND, turned(ROUND)) * 2:
        assert not state.is_terminal()
        assert list(state.legal_actions()) == reference.actions()
        state = state.child(action)
        reference.play(action)
    assert (state.returns(), reference.returns()) == ((0, 0), (0, 0))
