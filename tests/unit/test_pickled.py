"""All values that a program holds can be pickled and copied, and are equal to the originals."""

import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from copy import copy, deepcopy
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pygames
from pygames import examples
from pygames.adapters.actions import Numbers, numbers
from pygames.core import outcome_of
from pygames.game import Game
from pygames.games import catalog
from pygames.record import choices
from tests.support.adapters.setups import SET_UPS
from tests.support.sites import ROOT
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


ONE_FILE = """
import pickle, sys
from pathlib import Path
from pygames.core import Setup
from pygames.workshop.one_file import card_in, module_of
sys.path.insert(0, sys.argv[1])
if sys.argv[2] == "imported":
    from mine import GAME
else:
    GAME = card_in(module_of(Path(sys.argv[1], "mine.py")))
sys.stdout.buffer.write(pickle.dumps((GAME, GAME.rules.initial(Setup(2, {})))))
"""
ANYWHERE = """
import pickle, sys
sys.path.insert(0, sys.argv[1])
card, state = pickle.load(sys.stdin.buffer)
print(card.title, state.text().count("."), card.states is type(state))
"""


@pytest.mark.parametrize("how", ["imported", "read"])
def test_a_card_of_a_game_in_one_file_is_pickled_as_its_file(how: str, tmp_path: Path) -> None:
    model = (Path(examples.__file__).parent / "three.py").read_text("utf-8")
    (tmp_path / "mine.py").write_text(model, "utf-8")
    pickled = python(ONE_FILE, tmp_path, how)
    assert python(ANYWHERE, tmp_path, how, data=pickled).split()[-2:] == [b"9", b"True"]


def python(code: str, *arguments: str | Path, data: bytes = b"") -> bytes:
    command: list[str | Path] = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, input=data, cwd=ROOT, check=True, capture_output=True).stdout


def title_and_actions(pair: tuple[Game[Any], Any]) -> tuple[str, tuple[str, ...]]:
    game, state = pair
    return game.title, tuple(state.legal_actions())


def test_a_process_that_has_imported_nothing_reads_a_card_and_a_state() -> None:
    pairs = [(game, pygames.final(pygames.new(game, seed="a"))) for game in catalog()]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert [*pool.map(title_and_actions, pairs)] == [*map(title_and_actions, pairs)]


@pytest.mark.parametrize(
    "numbered", [numbers(*each) for each in SET_UPS], ids=lambda each: each.game.id
)
def test_a_game_in_numbers_and_its_nodes_equal_their_copies(numbered: Numbers) -> None:
    assert all(each is numbered for each in copies(numbered))
    node, dice = numbered.first(), Random(1)
    for _ in range(20):
        node = node.child(dice.choice([number for number, _ in node.chances()] or node.legal))
        assert all(each == node and each.legal == node.legal for each in copies(node))
