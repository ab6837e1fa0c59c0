"""How chance is drawn: from SHA-256 of the seed and the place, or from the system's source."""

import hashlib
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from pygames.core import draw_outcome, outcome_at
from pygames.record import Record, extend, final, make_header, settle
from tests.toy.dice_nim import GAME as TOY

pytestmark = pytest.mark.usefixtures("dice_nim")


def game(seed: str | None, *actions: str) -> Record:
    return Record(make_header(TOY, 2, {}, None), actions, seed)


def expected(seed: str, place: int) -> str:
    """Draw as the rules say, for a die of 1/2, 1/3 and 1/6."""
    number = int(hashlib.sha256(f"{seed}:{place}".encode()).hexdigest(), 16)
    if 2 * number < 1 << 256:
        return "r1"
    return "r2" if 6 * number < 5 << 256 else "r3"


@pytest.mark.parametrize("number", range(60))
def test_the_first_roll_is_that_of_the_seed_and_place_0(number: int) -> None:
    assert settle(game(f"seed-{number}")).actions == (expected(f"seed-{number}", 0),)


def test_each_later_roll_is_that_of_its_place_among_all_actions() -> None:
    record = settle(game("daily"))
    while not final(record).is_terminal():
        record = extend(record, final(record).legal_actions()[0])
    rolls = {at: action for at, action in enumerate(record.actions) if action[0] == "r"}
    assert list(rolls) == list(range(0, len(record.actions), 2))
    assert rolls == {at: expected("daily", at) for at in rolls}


def test_the_rolls_of_known_seeds_never_change() -> None:
    rolls = [settle(game(seed)).actions[0] for seed in ("daily", "a", "Z_-9", "0" * 32)]
    assert rolls == ["r3", "r1", "r1", "r2"]


def test_a_roll_depends_on_its_place_and_not_on_earlier_actions() -> None:
    """So an action that is taken back and done again rolls no new dice."""
    first = settle(game("friday"))
    assert extend(first, "t1") == extend(replace(extend(first, "t1"), actions=first.actions), "t1")
    assert extend(first, "t1").actions[2] == extend(first, "pass").actions[2]


def test_without_a_seed_the_dice_come_from_the_systems_source() -> None:
    rolls = Counter(settle(game(None)).actions[0] for _ in range(300))
    assert set(rolls) == {"r1", "r2", "r3"}
    assert rolls["r1"] > rolls["r3"]


def test_chance_is_drawn_only_up_to_the_next_decision() -> None:
    record = settle(game("friday"))
    assert len(record.actions) == 1
    assert settle(record) == record
    assert len(extend(record, "t1").actions) == 3
    last = Record(make_header(TOY, 2, {}, "1 1 0 11"), (), "friday")
    assert extend(last, "t1").actions == ("t1",), "it is over then"


def test_each_outcome_has_a_stretch_as_long_as_its_probability() -> None:
    state = final(game("any"))
    points = [Fraction(0), Fraction(1, 2), Fraction(5, 6), 1 - Fraction(1, 1 << 256)]
    assert [outcome_at(state, point) for point in points] == ["r1", "r2", "r3", "r3"]


def test_an_outcome_is_drawn_at_the_point_that_random_numbers_give() -> None:
    state = final(game("any"))
    for seed in range(200):
        point = Fraction(Random(seed).random())
        assert draw_outcome(state, Random(seed)) == outcome_at(state, point)
