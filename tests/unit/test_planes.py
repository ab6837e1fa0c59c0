"""Positions as numbers: what the planes of each game say, and what they cost."""

from random import Random
from typing import Any

import pytest

import pygames
from pygames.adapters.actions import Node, Numbers, numbers
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import catalog, guest
from tests.support.adapters.setups import WITHOUT_PLANES

SEEN = [game for game in catalog() if game.planes]
Grid = list[list[int]]


def line(numbered: Numbers, most: int = 300) -> list[Node]:
    """Play at random, by numbers alone."""
    dice, nodes = Random(1), [numbered.first()]
    while not nodes[-1].state.is_terminal() and len(nodes) < most:
        chances = [number for number, _ in nodes[-1].chances()]
        nodes.append(nodes[-1].child(dice.choice(chances or nodes[-1].legal)))
    return nodes


def plane(node: Node, seat: int, meaning: str) -> Grid:
    """Return the plane of this meaning, row by row."""
    planes = node.numbers.planes
    assert planes
    (number,) = (i for i, each in enumerate(planes.planes) if each.meaning == meaning)
    size, sight = planes.rows * planes.columns, node.see(seat)
    values = sight[number * size : (number + 1) * size]
    return [[*values[row : row + planes.columns]] for row in range(0, size, planes.columns)]


def played(game: str, *texts: str, options: dict[str, str] | None = None) -> Node:
    numbered = numbers(game, options=options)
    node = numbered.first()
    for text in texts:
        place = numbered.outcomes if node.player == pygames.CHANCE else numbered.actions
        node = node.child(place[text])
    return node


@pytest.mark.parametrize("game", SEEN, ids=lambda game: game.id)
def test_the_meanings_of_planes_differ(game: Game[Any]) -> None:
    planes = numbers(game.id).planes
    assert planes
    meanings = [each.meaning for each in planes.planes]
    assert len({*meanings}) == len(meanings)


def test_a_game_without_planes_says_so() -> None:
    with guest(WITHOUT_PLANES):
        numbered = numbers(WITHOUT_PLANES.id)
        assert numbered.planes is None
        with pytest.raises(GameError, match="Dice Nim has no planes"):
            numbered.first().see(0)


def test_murus_gallicus_is_seen_by_each_player_as_mine_and_the_others() -> None:
    node = played("murus-gallicus", "d1-d3")
    assert [row[0] for row in plane(node, 0, "my stacks")] == [1, 1, 1, 0, 1, 1, 1, 1]
    assert plane(node, 0, "my single pieces")[3] == [0, 1, 1, 0, 0, 0, 0]
    for kind in ("stacks", "single pieces"):
        assert plane(node, 0, f"my {kind}") == plane(node, 1, f"the other's {kind}")
    assert plane(node, 0, "it is my turn")[0][0] == 0
    assert plane(node, 1, "it is my turn")[0][0] == 1


def test_cercas_has_lines_on_both_sides_of_a_fence_and_along_the_edge() -> None:
    node = played("cercas", "c3-e3:c2")
    assert plane(node, 0, "my marks")[1] == [0, 0, 1, 0, 0, 0, 0]
    assert plane(node, 1, "the other's marks") == plane(node, 0, "my marks")
    assert plane(node, 0, "a line above the space")[1] == [0, 0, 1, 1, 0, 0, 0]
    assert plane(node, 0, "a line below the space")[2] == [0, 0, 1, 1, 0, 0, 0]
    assert plane(node, 0, "a line above the space")[6] == [1] * 7
    assert plane(node, 0, "a line below the space")[0] == [1] * 7
    assert plane(node, 0, "a line to the left of the space") == [[1, *[0] * 6]] * 7
    assert plane(node, 0, "a line to the right of the space") == [[*[0] * 6, 1]] * 7


def test_a_swap_is_seen_where_it_can_be_made() -> None:
    swap = {"swap": "on"}
    meaning = "the turn may be a swap"
    for game, action in (("murus-gallicus", "d1-d3"), ("cercas", "c3-e3:c2")):
        assert plane(played(game, options=swap), 0, meaning)[0][0] == 0
        assert plane(played(game, action, options=swap), 0, meaning)[0][0] == 1
        assert plane(played(game, action, "swap", options=swap), 0, meaning)[0][0] == 0


def test_a_road_of_8_cities_leads_from_both_its_tiles() -> None:
    cities = [f"@{tile}" for tile in ("a1", "a2", "c3", "d4", "e5", "f6", "b6", "f1")]
    node = played("eight-cities", *cities, "a2-a3")
    assert [sum(map(sum, plane(node, 1, "cities"))), plane(node, 1, "cities")[0][0]] == [8, 1]
    assert plane(node, 0, "my road leads up")[0] == [0, 1, 0, 0, 0, 0]
    assert plane(node, 0, "my road leads down")[0] == [0, 0, 1, 0, 0, 0]
    assert plane(node, 1, "the other's road leads up") == plane(node, 0, "my road leads up")
    assert plane(node, 1, "the other's loose end")[0] == [0, 0, 1, 0, 0, 0]
    assert plane(node, 1, "roads left in this turn")[0][0] == 2


def test_players_of_eight_by_eight_are_seen_in_the_order_of_turns() -> None:
    node = played("eight-by-eight", "r2", "2,3", "r8", "x8", "r4")
    assert plane(node, 0, "pieces of the player who looks")[1] == [0, 0, 1, 0, 0, 0, 0, 0]
    assert plane(node, 1, "pieces of player +1") == plane(node, 0, "pieces of the player who looks")
    black = plane(node, 1, "numbers of the space blacked out by the player who looks")
    assert black[7] == [1] * 7 + [2]
    assert plane(node, 0, "the spaces that the roll opens")[3] == [1] * 8


def test_the_first_half_of_an_action_of_on_tour_is_seen() -> None:
    halves = [node for node in line(numbers("on-tour")) if node.parts and node.parts[0][0] != "X"]
    number, area = int(halves[0].parts[0][:2]), halves[0].parts[0][2:]
    place = sorted(halves[0].numbers.outcomes).index(f"#{area}")
    assert plane(halves[0], 0, "the first of two areas is chosen")[0][place] == 1
    assert plane(halves[0], 0, "the number chosen for it, 0 for a cross")[0][place] == number
