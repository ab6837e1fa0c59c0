"""Matches of bots: paired games, several processes, and a sequential test."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pygames.bots.budget import Budget, Meter
from pygames.bots.uct import States, Uct
from pygames.cli.arena import Match, Score, scores
from pygames.cli.seats import Bot, PlainUct, read_bot
from pygames.core import TERMINAL
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import catalog, find
from pygames.record import Record, final, make_header, settle

QUICK = Match("murus-gallicus", ("bot2:nodes=30", "uct:playouts=5"), "quick", opening=3)


def test_the_number_of_processes_does_not_change_the_games() -> None:
    one, two = (list(scores(QUICK, 6, jobs)) for jobs in (1, 2))
    assert one == two
    for side in one[-1]:
        assert side.wins + side.draws + side.losses == 6


def test_who_begins_is_counted_whichever_bot_that_is() -> None:
    """The first bot begins the first game of each pair, the other the second."""

    class Told(Match):
        def pair(self, number: int) -> tuple[int, int]:
            return [(1, -1), (1, 1), (-1, 0)][number]

    *_, (bot, begun) = scores(Told("any", ("one", "other"), "seed"), 6, 1)
    assert (bot.wins, bot.draws, bot.losses) == (3, 1, 2)
    assert (begun.wins, begun.draws, begun.losses) == (3, 1, 2)


def test_a_pair_of_games_has_the_same_opening() -> None:
    game = find(QUICK.game)
    openings = [QUICK._opened(game.players[0], pair).actions for pair in (0, 0, 1)]
    assert openings[0] == openings[1] != openings[2]
    assert len(openings[0]) == 3


def test_evidence_grows_with_wins_and_falls_with_losses() -> None:
    assert Score().evidence(0.65) == 0
    assert Score(wins=26).evidence(0.65) > 2.94 > Score(wins=25).evidence(0.65)
    assert Score(losses=17).evidence(0.65) < -2.94 < Score(losses=16).evidence(0.65)
    assert Score(wins=3, draws=5).evidence(0.65) == Score(wins=3).evidence(0.65)


def test_a_bot_with_a_memory_takes_a_seat_and_may_ponder() -> None:
    game = find("eight-cities")
    for memory in ("kept", "ponders"):
        seat = read_bot(f"bot5:playouts=9,memory={memory}", game)
        assert isinstance(seat, Bot)
        assert seat.memory is not None
        assert seat.ponders == (memory == "ponders")
    with pytest.raises(GameError, match="memory"):
        read_bot("uct:playouts=9,memory=kept", game)
    bots = "bot5:playouts=9,memory=ponders", "bot5:playouts=9,memory=kept"
    one, two = (Match("eight-cities", bots, "memory").pair(0) for _ in range(2))
    assert one == two, "the same seed gives the same games"


def test_uct_takes_a_seat() -> None:
    game = find("murus-gallicus")
    assert read_bot("uct", game) == PlainUct("uct")
    assert read_bot("uct:playouts=9", game) == PlainUct("uct:playouts=9", Budget("playouts", 9))
    with pytest.raises(GameError, match="playouts"):
        read_bot("uct:nodes=9", game)


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_uct_plays_any_game_by_its_states(game: Game[Any]) -> None:
    state = final(settle(Record(make_header(game, game.players[0], {}, None), seed="uct")))
    assert state.current_player() != TERMINAL
    uct = Uct(States(), Meter(Budget("playouts", 6)), Random(1))
    assert uct.run(state) in state.legal_actions()
