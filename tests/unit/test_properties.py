"""What holds in every game of the catalogue, however it is played."""

import os
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core import CHANCE, Action, State
from pygames.game import Game
from pygames.games import catalog, guest
from pygames.look.show import Moment
from pygames.record import Record, final, make_header, settle, states
from tests.support.clauses import clauses_in
from tests.toy.dice_nim import GAME as TOY

pytestmark = pytest.mark.slow

GAMES = [*catalog(), TOY]
several = settings(max_examples=int(os.environ.get("PYGAMES_FUZZ", "25")), deadline=None)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def choices(state: State) -> list[Action]:
    return [*state.legal_actions(), *(action for action, _ in state.chance_outcomes())]


def played(game: Game[Any], data: st.DataObject, most: int = 60) -> Record:
    """Draw a game: its players, its options, and actions up to its end or some place before."""
    fewest, most_players = game.players
    options = {
        option.id: data.draw(st.sampled_from([value for value, _ in option.choices]))
        for option in game.options
    }
    seed = data.draw(st.none() | st.from_regex(r"[A-Za-z0-9_-]{1,32}", fullmatch=True))
    header = make_header(game, data.draw(st.integers(fewest, most_players)), options, None)
    record = Record(header, seed=seed)
    # One number for each action: the one with that remainder.
    for number in data.draw(st.lists(st.integers(0, 999), max_size=most)):
        possible = choices(final(record))
        if not possible:
            break
        record = replace(record, actions=(*record.actions, possible[number % len(possible)]))
    return record


@every_game
@several
@given(data=st.data())
def test_any_picks_are_explained_by_a_clause(game: Game[Any], data: st.DataObject) -> None:
    with guest(game):
        state = final(played(game, data))
        scene = game.look.show(Moment(state)).scene
        ids = [shape["id"] for shape in (*scene.ground, *scene.pieces)]
        places = st.sampled_from([*ids, "", "pass", "nowhere"]) | st.text(max_size=12)
        picks = data.draw(st.lists(places, max_size=4))
        explanation = game.look.explain(state, picks, None)
        assert explanation.sentence.endswith(".")
        assert explanation.clause in {clause["number"] for clause in clauses_in(game)}


@every_game
@several
@given(data=st.data())
def test_the_same_seed_gives_the_same_chance(game: Game[Any], data: st.DataObject) -> None:
    with guest(game):
        record = replace(played(game, data), seed="same")
        assert settle(record) == settle(record)
        assert final(settle(record)).current_player() != CHANCE
        assert list(states(settle(record)))[: len(record.actions) + 1] == list(states(record))
