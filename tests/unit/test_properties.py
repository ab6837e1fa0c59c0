"""What holds in every game of the catalogue, however it is played."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.conformance.states import Facts
from pygames.core import CHANCE, Action, Setup, State
from pygames.door.view import view
from pygames.game import Game
from pygames.games import catalog, guest
from pygames.look.show import Moment
from pygames.record import Record, final, make_header, parse, settle, states
from tests.support.clauses import clauses_in
from tests.support.effort import often
from tests.toy.dice_nim import GAME as TOY

pytestmark = pytest.mark.slow

GAMES = [*catalog(), TOY]
several = settings(max_examples=int(os.environ.get("PYGAMES_FUZZ", "25")), deadline=None)
few = settings(max_examples=often(8, 25), deadline=None)
"""Where each example asks everything about all children of a state."""
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
def test_a_record_comes_back_from_its_data(game: Game[Any], data: st.DataObject) -> None:
    with guest(game):
        record = played(game, data)
        again = parse(record.data())
        assert again == record
        assert again.data() == record.data()


@every_game
@several
@given(data=st.data())
def test_actions_are_unique_and_the_same_each_time(game: Game[Any], data: st.DataObject) -> None:
    with guest(game):
        record = played(game, data)
        state = final(record)
        possible = choices(state)
        assert len(set(possible)) == len(possible)
        assert choices(state) == possible
        anew = game.rules.initial(_setup(game, record))
        for action in record.actions:
            anew = anew.child(action)
        assert choices(anew) == possible


@every_game
@few
@given(data=st.data())
def test_a_child_leaves_its_parent_as_it_was(game: Game[Any], data: st.DataObject) -> None:
    with guest(game):
        state = final(played(game, data))
        before = Facts.of(state)
        children = [Facts.of(state.child(action)) for action in choices(state)]
        assert Facts.of(state) == before
        assert [Facts.of(state.child(action)) for action in choices(state)] == children


@every_game
@several
@given(data=st.data())
def test_undo_shows_what_was_shown(game: Game[Any], data: st.DataObject) -> None:
    with guest(game):
        record = played(game, data)
        ply = data.draw(st.integers(0, len(record.actions)))
        short = replace(record, actions=record.actions[:ply])
        seat = data.draw(st.integers(0, record.header.players - 1))
        of_long: dict[str, Any] = {**view(record, ply, seat)}
        of_short: dict[str, Any] = {**view(short, ply, seat)}
        for key in of_long.keys() - {"plies", "moves", "rounds", "rows"}:
            assert of_long[key] == of_short[key]
        assert of_long["moves"][:ply] == of_short["moves"]


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


def _setup(game: Game[Any], record: Record) -> Setup:
    return Setup(record.header.players, game.defaults() | dict(record.header.options))
