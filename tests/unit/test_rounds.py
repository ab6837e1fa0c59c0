"""Actions grouped in rounds and turns: one rule for the list of moves and for paper."""

from __future__ import annotations

import pytest

from pygames.door.rounds import grouped, rounds
from pygames.games import catalog
from tests.support.door import MURUS, ok
from tests.support.playthrough import folder, read

GOLDEN = [path for game in catalog() for path in sorted(folder(game).glob("*.txt"))]


def told(movers: str, players: int = 2, due: int | None = None) -> str:
    """Group actions told as text: "c" stands for chance, a digit for a player.

    The answer has a number and a colon before each round, and each turn as its player ("-" for
    none) and its plies.
    """
    found = grouped([-1 if who == "c" else int(who) for who in movers], players, due)
    return " ".join(
        f"{each.number}:"
        + " ".join(
            f"{'-' if turn.player is None else turn.player}"
            f"({','.join(str(ply) for ply in turn.plies)})"
            for turn in each.turns
        )
        for each in found
    )


@pytest.mark.parametrize(
    ("movers", "players", "expected"),
    [
        # A round is a turn of each player, whoever begins.
        ("", 2, ""),
        ("010", 2, "1:0(1) 1(2) 2:0(3)"),
        ("10", 2, "1:1(1) 2:0(2)"),
        ("0120", 3, "1:0(1) 1(2) 2(3) 2:0(4)"),
        # Several actions of a player are one turn.
        ("001", 2, "1:0(1,2) 1(3)"),
        ("00110", 2, "1:0(1,2) 1(3,4) 2:0(5)"),
        ("0001", 3, "1:0(1,2,3) 1(4)"),
        # An outcome belongs to whoever decides next.
        ("c0c1", 2, "1:0(1,2) 1(3,4)"),
        ("c0cc1", 2, "1:0(1,2) 1(3,4,5)"),
        ("c0c0c1", 2, "1:0(1,2,3,4) 1(5,6)"),
        ("c0c1c2", 3, "1:0(1,2) 1(3,4) 2(5,6)"),
        # A set-up stands by itself, and has no number of its own.
        ("cc0", 2, "0:-(1,2) 1:0(3)"),
        ("cccc01", 2, "0:-(1,2,3,4) 1:0(5) 1(6)"),
        ("ccc012", 3, "0:-(1,2,3) 1:0(4) 1(5) 2(6)"),
        # So does a deal, in the round of whoever decides next.
        ("01cccc0", 2, "1:0(1) 1(2) 2:-(3,4,5,6) 0(7)"),
        ("0cccc1", 2, "1:0(1) -(2,3,4,5) 1(6)"),
        ("01ccc0", 3, "1:0(1) 1(2) 2:-(3,4,5) 0(6)"),
        # Outcomes that nobody has acted on yet are nobody's.
        ("c", 2, "0:-(1)"),
        ("ccc", 2, "0:-(1,2,3)"),
        ("0c", 2, "1:0(1) -(2)"),
        ("01cc", 3, "1:0(1) 1(2) -(3,4)"),
        # Alone, each roll begins a round; a set-up is in the first.
        ("c0c0", 1, "1:0(1,2) 2:0(3,4)"),
        ("c00c0", 1, "1:0(1,2,3) 2:0(4,5)"),
        ("0cccc0", 1, "1:0(1) 2:0(2,3,4,5,6)"),
        ("ccc0c0", 1, "1:-(1,2,3) 0(4) 2:0(5,6)"),
        ("ccc", 1, "0:-(1,2,3)"),
        ("0c", 1, "1:0(1) 2:-(2)"),
    ],
)
def test_actions_are_grouped(movers: str, players: int, expected: str) -> None:
    assert told(movers, players) == expected


@pytest.mark.parametrize(
    ("movers", "players", "due", "expected"),
    [
        ("0c", 2, 1, "1:0(1) 1(2)"),
        ("01c", 2, 0, "1:0(1) 1(2) 2:0(3)"),
        ("0c", 2, 0, "1:0(1,2)"),
        ("01cc", 3, 2, "1:0(1) 1(2) 2(3,4)"),
        ("0c", 1, 0, "1:0(1) 2:0(2)"),
        # A set-up and a deal stay by themselves.
        ("ccc", 2, 0, "0:-(1,2,3)"),
        ("0cccc", 2, 1, "1:0(1) -(2,3,4,5)"),
    ],
)
def test_open_outcomes_belong_to_whoever_is_due(
    movers: str, players: int, due: int, expected: str
) -> None:
    assert told(movers, players, due) == expected


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_ply_is_in_one_turn_and_in_order(path: object) -> None:
    record = read(path.read_text("utf-8"))  # type: ignore[attr-defined]
    plies = [ply for each in rounds(record) for turn in each.turns for ply in turn.plies]
    assert plies == list(range(1, len(record.actions) + 1))


def test_a_view_sends_all_rounds_also_for_an_earlier_ply() -> None:
    turns = [{"player": 0, "plies": [1]}, {"player": 1, "plies": [2]}]
    assert ok("view", record=MURUS)["rounds"] == [{"number": 1, "turns": turns}]
    assert ok("view", record=MURUS, at=1)["rounds"] == [{"number": 1, "turns": turns}]
