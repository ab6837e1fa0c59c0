"""All values that a program holds can be pickled and copied, and are equal to the originals."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from copy import copy, deepcopy
from dataclasses import replace
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

import pygames
from pygames.adapters.actions import Numbers, numbers
from pygames.core import outcome_of
from pygames.game import Game
from pygames.games import catalog
from pygames.record import choices
from tests.tools.adapters.setups import SET_UPS
from tests.toy.dice_nim import GAME as TOY

GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)


def copies(value: Any) -> list[Any]:
    return [pickle.loads(pickle.dumps(value)), copy(value), deepcopy(value)]


@GAMES
def test_a_card_is_copied_and_pickled_as_itself(game: Game[Any]) -> None:
    assert all(each is game for each in copies(game))


@GAMES
def test_a_record_and_its_derived_values_equal_their_copies(game: Game[Any]) -> None:
    record, dice = pygames.new(game, seed="copies"), Random(1)
    for _ in range(12):
        legal = pygames.final(record).legal_actions()
        record = pygames.extend(record, dice.choice(legal)) if legal else record
    state = pygames.final(record)
    for value in (record, state, outcome_of(state), pygames.states(record)):
        assert all(each == value for each in copies(value))
    assert len({hash(each) for each in (state, *copies(state))}) == 1
    assert {tuple(choices(each)) for each in copies(state)} == {tuple(choices(state))}


def test_a_card_that_no_catalogue_has_is_copied_whole() -> None:
    ours = replace(pygames.find("cercas"), title="Another")
    assert copy(ours) == ours
    assert copy(TOY) == TOY
    with pytest.raises((pickle.PicklingError, AttributeError)):
        pickle.dumps(ours)


def title_and_actions(given: tuple[Game[Any], Any]) -> tuple[str, tuple[str, ...]]:
    game, state = given
    return game.title, tuple(state.legal_actions())


def test_a_process_that_has_imported_nothing_reads_a_card_and_a_state() -> None:
    given = [(game, pygames.final(pygames.new(game, seed="a"))) for game in catalog()]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert [*pool.map(title_and_actions, given)] == [*map(title_and_actions, given)]


@pytest.mark.parametrize(
    "numbered", [numbers(*each) for each in SET_UPS], ids=lambda each: each.game.id
)
def test_a_game_in_numbers_and_its_nodes_equal_their_copies(numbered: Numbers) -> None:
    assert all(each is numbered for each in copies(numbered))
    node, dice = numbered.first(), Random(1)
    for _ in range(20):
        node = node.child(dice.choice([number for number, _ in node.chances()] or node.legal))
        assert all(each == node and each.legal == node.legal for each in copies(node))
