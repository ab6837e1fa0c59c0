"""The rules that players read: every clause, its rulings, and their figures."""

from typing import Any

import pytest

from pygames.door.card import rules
from pygames.game import Game
from pygames.games import catalog, guest
from tests.support.clauses import clauses_in, clauses_of
from tests.toy.dice_nim import GAME as TOY

GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)


@GAMES
def test_every_clause_is_there_in_order(game: Game[Any]) -> None:
    numbers = [clause["number"] for clause in clauses_in(game)]
    expected = clauses_of(game)
    plain = [number for number in numbers if number[-1].isdigit()]
    assert plain == expected.numbered
    assert [number for number in numbers if number not in plain] == list(expected.inserted)


@GAMES
def test_rulings_are_marked_as_such(game: Game[Any]) -> None:
    numbers = [clause["number"] for clause in clauses_in(game) if clause["ruling"]]
    assert numbers == clauses_of(game).ruled


@GAMES
def test_the_figures_of_the_card_are_in_the_rules_in_their_order(game: Game[Any]) -> None:
    figures = [figure for section in rules(game)["sections"] for figure in section["figures"]]
    assert [figure["name"] for figure in figures] == list(game.look.figures)


def test_a_figure_carries_its_view_its_picks_and_its_part() -> None:
    with guest(TOY):
        figure = rules(TOY)["figures"]["roll-of-two"]
    assert figure["view"]["ply"] == 1
    assert list(figure["view"]["picks"]) == ["counter-9", "counter-8", "pass"]
    assert (figure["picks"], figure["gone"]) == ([], False)
    assert figure["crop"] == (300, 0, 300, 100)
