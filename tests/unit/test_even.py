"""Even matches: strengths between levels, and the one that a person beats half of the time."""

import math
from collections import Counter
from itertools import product
from random import Random
from statistics import mean
from typing import Any

import pytest

from pygames.bots.budget import Thought
from pygames.bots.strength import LOWEST, by_lot, is_strength, level_for
from pygames.cli.seats import read_bot
from pygames.door import thinking
from pygames.errors import GameError
from pygames.even import PER_LEVEL, Met, even_strength, met
from pygames.games import catalog, find
from pygames.hall import Finished
from pygames.record import new, settle

LEVELS = (1, 2, 3, 4, 5)
DAY_MS = 86_400_000


def test_five_levels_have_strengths_in_quarters_and_a_gentlest_one() -> None:
    strengths = [each / 100 for each in range(1000) if is_strength(each / 100, LEVELS)]
    assert strengths == [0.1, *(each / 4 for each in range(1, 21))]


def test_a_whole_strength_is_its_level_and_draws_no_number() -> None:
    luck = Random("luck")
    assert [level_for(each, luck) for each in LEVELS] == list(LEVELS)
    assert luck.random() == Random("luck").random()


@pytest.mark.parametrize("strength", [2.25, 2.5, 2.75])
def test_a_finer_strength_decides_as_its_neighbours_in_their_parts(strength: float) -> None:
    luck = Random("parts")
    levels = Counter(level_for(strength, luck) for _ in range(4000))
    assert levels.keys() == {2, 3}
    assert levels[3] / 4000 == pytest.approx(strength - 2, abs=0.03)


@pytest.mark.parametrize("strength", [0.1, 0.25, 0.5, 0.75])
def test_below_the_first_level_that_share_of_its_decisions_stays(strength: float) -> None:
    luck = Random("below")
    thought = Thought("best", (0.5, 0.5), 1, line=("best",))
    actions = [by_lot(thought, strength, ["other"], luck).action for _ in range(4000)]
    assert level_for(strength, luck) == 1
    assert actions.count("best") / 4000 == pytest.approx(strength, abs=0.03)


def test_only_the_gentlest_passes_a_win_by_and_no_level_draws_a_move_by_lot() -> None:
    luck = Random("wins")
    won, open_ = Thought("wins", (1, 0), 1), Thought("best", (0.9, 0.1), 1)
    assert all(by_lot(won, 0.25, ["other"], luck) == won for _ in range(50))
    passes = [by_lot(won, LOWEST, ["other"], luck) == won for _ in range(4000)]
    assert sum(passes) / 4000 == pytest.approx(LOWEST, abs=0.03)
    assert all(by_lot(open_, level, ["other"], luck) == open_ for level in LEVELS for _ in "1234")


def test_under_the_same_luck_a_greater_strength_never_sees_as_a_lower_level() -> None:
    for seed in range(50):
        levels = [level_for(1 + each / 4, Random(seed)) for each in range(17)]
        by_level = [levels[at : at + 4] for at in range(0, 17, 4)]
        assert all(part == sorted(part) for part in by_level)


@pytest.mark.parametrize("game", [game.id for game in catalog()])
def test_every_bot_of_the_catalog_plays_a_strength_that_is_no_level(game: str) -> None:
    record = settle(new(find(game), seed="even")).data()
    amount: dict[str, Any] = {find(game).bots.counts: 50}
    for strength in (0.5, 1.5):
        assert thinking.choose(record, strength, seed="even", **amount)["action"]


def test_no_bot_has_a_strength_in_other_steps() -> None:
    record = new(find("cercas"), seed="even").data()
    with pytest.raises(GameError, match="quarters between"):
        thinking.choose(record, 2.3)
    with pytest.raises(GameError, match="no bot"):
        read_bot("bot5.5", find("cercas"))
    assert read_bot("bot2.5:playouts=10", find("cercas")).name == "bot2.5:playouts=10"


def test_a_newcomer_begins_gently() -> None:
    assert even_strength([], LEVELS) == 1.5


def histories() -> list[list[Met]]:
    luck = Random("histories")
    return [
        [
            Met(luck.randrange(1, 21) / 4, luck.choice((0.0, 0.5, 1.0)))
            for _ in range(luck.randrange(30))
        ]
        for _ in range(300)
    ]


def test_winning_never_lowers_it_and_losing_never_raises_it() -> None:
    for games, strength in product(histories(), (0.5, 1, 2.25, 4, 5)):
        before = even_strength(games, LEVELS)
        assert even_strength([*games, Met(strength, 1)], LEVELS) >= before
        assert even_strength([*games, Met(strength, 0)], LEVELS) <= before


def test_a_draw_leads_towards_the_strength_of_the_bot() -> None:
    assert even_strength([Met(3, 0.5)] * 3, LEVELS) > even_strength([], LEVELS)
    assert even_strength([Met(1, 1)] * 5 + [Met(1, 0.5)] * 9, LEVELS) < even_strength(
        [Met(1, 1)] * 5, LEVELS
    )


def test_losing_to_the_gentlest_level_leads_below_it_and_winning_leads_back() -> None:
    losses = [Met(even_strength([], LEVELS), 0), Met(1, 0), Met(1, 0)]
    assert even_strength(losses, LEVELS) < 1
    assert even_strength([Met(0.1, 0)] * 50, LEVELS) == 0.1
    assert even_strength([*losses, *[Met(0.5, 1)] * 4], LEVELS) >= 1


def test_a_few_losses_lead_back_after_many_wins() -> None:
    wins = [Met(5, 1)] * 100
    assert even_strength(wins, LEVELS) == 5
    assert even_strength([*wins, *[Met(5, 0)] * 6], LEVELS) < 5


def after(games: int, skill: float, luck: Random) -> float:
    """Return the strength that a person of fixed skill meets after this many even matches."""
    meetings: list[Met] = []
    for _ in range(games):
        strength = even_strength(meetings, LEVELS)
        wins = luck.random() < 1 / (1 + math.exp(PER_LEVEL * (strength - skill)))
        meetings.append(Met(strength, float(wins)))
    return even_strength(meetings, LEVELS)


@pytest.mark.parametrize("skill", [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5])
def test_after_fifteen_games_it_is_within_half_a_level_on_average(skill: float) -> None:
    luck = Random(f"skill {skill}")
    strengths = [after(15, skill, luck) for _ in range(200)]
    assert mean(strengths) == pytest.approx(skill, abs=0.5)
    assert mean(abs(each - skill) for each in strengths) < 0.75


def finished(seats: list[str], places: list[int], kind: Any = "rated") -> Finished:
    players = len(seats)
    nobody, one = [""] * players, [1] * players
    return Finished(
        DAY_MS, seats, nobody, places, [None] * players, one, kind, early=False, options={}
    )


def test_only_counted_games_of_one_person_against_one_bot_tell() -> None:
    games = [
        finished(["person", "bot2.25"], [0, 1]),
        finished(["bot3", "person"], [0, 1]),
        finished(["person", "bot4"], [0, 0]),
        finished(["person", "bot4"], [0, 1], "practice"),
        finished(["person", "person"], [0, 1]),
        finished(["person", "far"], [0, 1]),
        finished(["person", "bot1", "bot1"], [0, 1, 2]),
        finished(["person"], [0]),
    ]
    assert met(games) == [Met(2.25, 1), Met(3, 0), Met(4, 0.5)]
