"""What players are told in On Tour, by their names or as "you"."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pygames.games.on_tour import GAME
from pygames.games.on_tour.look.explain import explain
from pygames.games.on_tour.rules.maps import MAPS
from pygames.games.on_tour.rules.result import reason
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.words import NAMES
from pygames.grammar.cast import Cast
from pygames.look.show import Moment
from pygames.record import Record, final, make_header, settle, states
from tests.games.on_tour.helpers import on_route, sheet
from tests.support.shown import played

USA = MAPS["usa"]


def moments(players: int, you: int | None) -> list[Moment[Tour]]:
    """Let all players write once, and return the moment after each action since the set-up."""
    record = settle(Record(make_header(GAME, players, {}, None), seed="told"))
    first = len(record.actions)
    for _ in range(players):
        action = final(record).legal_actions()[0]
        record = replace(record, actions=(*record.actions, action))
    line = states(record)
    plies = range(first + 1, len(record.actions) + 1)
    return [
        Moment(line[ply], line[ply - 1], record.actions[ply - 1], you=you)  # type: ignore[arg-type]
        for ply in plies
    ]


def told(players: int, you: int | None) -> str:
    assert GAME.look.tell
    return GAME.look.tell(moments(players, you))


def test_the_one_who_plays_needs_no_address() -> None:
    writing = moments(2, None)[0].before
    assert writing is not None
    by_name, yours = (GAME.look.show(Moment(writing, you=you)).status for you in (None, 0))
    assert by_name == f"Red: {yours}"


def test_what_was_written_is_told_of_each_of_two() -> None:
    assert told(2, 0).startswith("You wrote ")
    assert ". Yellow wrote " in told(2, 0)
    assert told(1, 0).startswith("Written: ")


def test_of_many_it_is_told_who_has_written() -> None:
    assert told(4, 1) == "You, Red, Green and Blue have written."


def test_dice_and_cards_are_not_told() -> None:
    assert GAME.look.tell
    line = states(settle(Record(make_header(GAME, 1, {}, None), seed="told")))
    assert GAME.look.tell([Moment(line[-1], line[-2], "r37")]) == ""  # type: ignore[arg-type]


@pytest.mark.parametrize(("you", "words"), [
    (0, "Yellow’s tour has 3 points, 1 more than yours and Green’s."),
    (1, "Your tour has 3 points, 1 more than Red and Green’s."),
])  # fmt: skip
def test_t15_the_end_is_told_to_winner_and_loser(you: int, words: str) -> None:
    maps = [sheet(USA, text, others="X") for text in ("10NV 20UT", "10NV (20UT)", "10NV 20UT")]
    ended = played(on_route(USA, *maps), *[">NV >UT end"] * 3)
    assert reason(ended.sheets, Cast(NAMES, you)) == words


def test_why_not_is_the_same_for_all_since_each_has_a_map() -> None:
    maps = [sheet(USA, "10NV 20UT", others="X")] * 2
    sentences = [explain(on_route(USA, *maps), ["AZ"], you).sentence for you in (None, 0, 1)]
    assert sentences == ["Arizona holds an X, and a tour never goes there."] * 3
