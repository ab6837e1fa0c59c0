"""The rules that players read: every clause, its rulings, and their figures."""

from __future__ import annotations

from typing import Any

import pytest

from pygames.door.card import FIGURE, rules
from pygames.game import Game
from pygames.games import catalog, guest
from tests.support.clauses import clauses_of, written_clauses
from tests.toy.dice_nim import GAME as TOY

GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)


@GAMES
def test_every_clause_is_there_in_order(game: Game[Any]) -> None:
    numbers = [number for number, _ in written_clauses(game)]
    wanted = clauses_of(game)
    plain = [number for number in numbers if number[-1].isdigit()]
    assert plain == wanted.numbered
    assert [number for number in numbers if number not in plain] == list(wanted.inserted)


@GAMES
def test_rulings_are_marked_as_such(game: Game[Any]) -> None:
    clauses = written_clauses(game)
    marked = [number for number, words in clauses if "**Our ruling.** " in words]
    assert marked == clauses_of(game).rulings.split()


@GAMES
def test_at_least_two_figures_show_what_clauses_mean(game: Game[Any]) -> None:
    sent = rules(game)
    assert len(sent["figures"]) >= 2
    assert [name for _, name in FIGURE.findall(sent["text"])] == list(game.look.figures)


def test_a_figure_carries_its_view_its_picks_and_its_part() -> None:
    with guest(TOY):
        figure = rules(TOY)["figures"]["roll-of-two"]
    assert figure["view"]["ply"] == 1
    assert list(figure["view"]["picks"]) == ["counter-9", "counter-8", "pass"]
    assert (figure["picks"], figure["gone"]) == ([], False)
    assert figure["crop"] == (300, 0, 300, 100)
