"""The rules against a second, naive writing of the same clauses, position by position.

PYGAMES_FUZZ=<n> plays n games.
"""

from random import Random

import pytest

from pygames.door.view import who
from pygames.games.eight_cities.result import deciding, lead
from pygames.games.eight_cities.rules import Cities
from tests.games.eight_cities.helpers import at_random, read, start
from tests.games.eight_cities.reference import PLACES, Position, Road
from tests.support.effort import seeds

pytestmark = pytest.mark.slow

GAMES = seeds(8, 30)


def same(state: Cities, position: Position) -> None:
    assert who(state.current_player()) == position.to_move()
    assert list(state.legal_actions()) == position.legal()
    assert list(state.chance_outcomes()) == position.chance()
    assert state.is_terminal() == position.ended
    assert state.returns() == position.returns()
    assert state.scores() == position.scores()
    assert state.position() == position.position()
    # Bots count it by networks, the result city by city (K15).
    assert lead(state.board) == position.lead()
    if position.ended:
        decided = deciding(state.board)
        names = [city.name for city in decided.cities] if decided else []
        assert names == position.deciding()


@pytest.mark.parametrize("seed", GAMES)
def test_random_games_are_the_same_position_by_position(seed: int) -> None:
    random = Random(seed)
    passing = (0.0, 0.1, 0.5)[seed % 3]
    state, position = start(), Position()
    same(state, position)
    while not state.is_terminal():
        action = at_random(random, state, passing)
        # K13: random playouts rely on it.
        assert action[0] == "@" or any(each != "pass" for each in state.legal_actions())
        state, position = state.child(action), position.play(action)
        same(state, position)
        text = state.position()
        if text is not None:  # going on from the text is going on
            again = read(text)
            same(again, position)
            state = random.choice((state, again))


def ring(random: Random) -> set[Road]:
    """Four roads round a corner: mostly a network without a city."""
    column, row = random.choice("abcde"), random.choice("12345")
    right, above = chr(ord(column) + 1), chr(ord(row) + 1)
    tiles = {column + row, column + above, right + row, right + above}
    return {road for road in PLACES if tiles.issuperset(road)}


def changed(random: Random, position: Position) -> Position:
    """Put a road here or there, and another player to move: mostly nothing that a game reaches."""
    for _ in range(random.choice((1, 1, 2, 4))):
        player = random.randrange(2)
        roads = ring(random) if random.random() < 0.2 else {random.choice(PLACES)}
        if not roads & position.roads[1 - player]:
            position = position.with_roads(player, position.roads[player] ^ roads)
    return Position(
        position.cities, position.roads, random.randrange(2), random.choice((1, 2)),
        random.randrange(2), random.random() < 0.5,
    )  # fmt: skip


@pytest.mark.parametrize("seed", GAMES)
def test_positions_that_no_game_reaches_are_read_or_refused_and_played_alike(seed: int) -> None:
    random = Random(f"changed {seed}")
    position = Position()
    for _ in range(random.randrange(8, 40)):
        actions = [action for action, _ in position.chance()] or position.legal()
        if actions:
            position = position.play(random.choice(actions))
    for _ in range(12):
        copy = changed(random, position)
        text = copy.position()
        assert text is not None
        if not copy.may_be_held():
            with pytest.raises(ValueError, match=r"K7|K9"):
                read(text)
            continue
        state = read(text)
        same(state, copy)
        for action in state.legal_actions():
            same(state.child(action), copy.play(action))
