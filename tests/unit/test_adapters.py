"""The adapters' tables of actions; in the long form, the libraries' own tests."""

import re
import subprocess
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from random import Random
from types import ModuleType
from typing import Any
from unittest.mock import MagicMock, Mock

import pytest

from pygames.adapters.actions import Node, Numbers, numbers
from pygames.core import CHANCE, State
from pygames.errors import GameError
from pygames.games import catalog, find, guest
from pygames.record import choices, states
from tests.support.adapters.setups import SET_UPS, SMALL
from tests.support.playthrough import folder, read
from tests.support.sites import ROOT
from tests.support.toy import knowing_no_added_game
from tests.toy.dice_nim import GAME as TOY
from web.tools.adapters import python_with_libraries

EACH = pytest.mark.parametrize(
    "numbered",
    [numbers(*each) for each in SET_UPS],
    ids=lambda each: f"{each.game.id}-{each.setup.players}",
)

GUIDE = (ROOT / "docs" / "adapters.md").read_text("utf-8")
EXAMPLES = [text for text in GUIDE.split("```\n") if "import " in text and "##" not in text]
NAMES = ("openspiel", "pettingzoo", "one file", "planes", "table", "network")


def missing(numbered: Numbers, line: Iterable[State]) -> list[str]:
    """List what can be done in these states and is in no table."""
    separator = numbered.table.joined
    return [
        text
        for state in line
        for chance in [state.current_player() == CHANCE]
        for action in choices(state)
        for text in (action.split(separator) if separator and not chance else [action])
        if text not in (numbered.outcomes if chance else numbered.actions)
    ]


def random_game(numbered: Numbers, dice: Random) -> list[Node]:
    """Play by numbers alone, to the end."""
    node, nodes = numbered.first(), [numbered.first()]
    while not (node.state.is_terminal() or node.ply >= numbered.table.length):
        chances = [number for number, _ in node.chances()]
        node = node.child(dice.choice(chances or node.legal))
        nodes.append(node)
    return nodes


@EACH
def test_a_text_has_one_number_and_a_number_one_text(numbered: Numbers) -> None:
    for texts, places in (
        (numbered.table.actions, numbered.actions),
        (numbered.table.outcomes, numbered.outcomes),
    ):
        assert len(places) == len(texts)
        assert all(texts[place] == text for text, place in places.items())


@EACH
def test_every_action_of_a_random_game_is_in_its_table(numbered: Numbers) -> None:
    nodes = random_game(numbered, Random(1))
    assert nodes[-1].state.is_terminal()
    assert missing(numbered, [node.state for node in nodes]) == []


@pytest.mark.parametrize("id", sorted({name for name, _, _ in SET_UPS}))
def test_every_action_of_the_golden_games_is_in_their_tables(id: str) -> None:
    for file in sorted(folder(find(id)).glob("*.txt")):
        record = read(file.read_text("utf-8"))
        numbered = numbers(id, record.header.players, dict(record.header.options))
        assert missing(numbered, states(record)) == []


def test_an_action_missing_from_a_table_is_found() -> None:
    assert missing(numbers("cercas"), [numbers("murus-gallicus").start])


@EACH
def test_a_table_is_the_same_each_time(numbered: Numbers) -> None:
    setup = numbered.setup
    again = numbers(numbered.game.id, setup.players, setup.options)
    assert again.table == numbered.table


def test_an_action_with_two_parts_is_two_decisions_of_one_player() -> None:
    nodes = random_game(numbers("on-tour", 2), Random(1))
    halves = [pair for pair in pairwise(nodes) if pair[1].parts]
    assert halves
    assert all(one.player == other.player and one.state is other.state for one, other in halves)


def test_a_game_without_a_table_is_refused() -> None:
    with guest(TOY), pytest.raises(GameError, match="no table"):
        numbers(TOY.id)


@pytest.mark.parametrize(("name", "library"), [("openspiel", "pyspiel"), ("pettingzoo",) * 2])
def test_without_its_library_an_adapter_says_what_to_install(name: str, library: str) -> None:
    assert find_spec(library) is None
    with pytest.raises(ImportError, match=f"extra '{name}'"):
        import_module(f"pygames.adapters.{name}")


class StandIn(ModuleType):
    """A library whose classes take everything; games that are registered in it can be loaded."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.made: dict[str, type] = {}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (), {"__init__": Mock()}) if name in ("Game", "State") else MagicMock()

    def register_game(self, kind: Any, game: type) -> None:
        self.made[kind["short_name"]] = game

    def load_game(self, name: str) -> Any:
        return self.made[name]()


def test_the_guides_game_in_one_file_is_loaded_though_no_catalogue_has_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spiel = StandIn("pyspiel")
    vars(spiel)["GameType"] = MagicMock(side_effect=lambda **arguments: arguments)
    for name in ("open_spiel.python.observation", "pygames.adapters.tensor"):
        monkeypatch.setitem(sys.modules, name, StandIn(name))
    monkeypatch.setitem(sys.modules, "pyspiel", spiel)
    monkeypatch.delitem(sys.modules, "pygames.adapters.openspiel", raising=False)
    with knowing_no_added_game():
        here: dict[str, Any] = {}
        exec(EXAMPLES[NAMES.index("one file")], here)
    monkeypatch.delitem(sys.modules, "pygames.adapters.openspiel")
    assert here["game"].numbers.game is here["GAME"]


@pytest.mark.long
@pytest.mark.parametrize("name", ["openspiel", "pettingzoo"])
def test_the_tests_of_the_libraries_pass(name: str) -> None:
    command = [str(python_with_libraries()), "-m", f"tests.support.adapters.{name}"]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stdout + process.stderr
    assert process.stdout.count("fine: ") == len(SET_UPS) + len(SMALL)


@pytest.mark.long
@pytest.mark.parametrize("example", EXAMPLES, ids=NAMES)
def test_the_examples_of_the_guide_run_and_the_learners_learn(example: str) -> None:
    command = [str(python_with_libraries()), "-c", example]
    process = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    won = re.search(r"^won (\d+) of 100$", process.stdout, re.MULTILINE)
    assert bool(won) == ("def play" in example)
    assert won is None or int(won[1]) > 60


def test_the_guides_example_of_planes_needs_no_library() -> None:
    process = subprocess.run(
        [sys.executable, "-c", EXAMPLES[NAMES.index("planes")]],
        cwd=ROOT, check=True, capture_output=True, text=True,
    )  # fmt: skip
    shape, *meanings = process.stdout.splitlines()
    assert shape == "(8, 7, 7)"
    assert meanings[0] == "my marks 1"
    sentence = "7 in Cercas and 8 Cities, 3 in Eight-by-Eight, 1 in Murus Gallicus, none in On Tour"
    by_game = {game.id: numbers(game.id).planes for game in catalog()}
    ways = {id: len(planes.symmetries) for id, planes in by_game.items() if planes}
    assert sentence in GUIDE
    assert ways == {
        "cercas": 7, "eight-cities": 7, "eight-by-eight": 3, "murus-gallicus": 1, "on-tour": 0,
    }  # fmt: skip
