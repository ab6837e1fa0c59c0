"""Actions grouped in rounds and turns: one rule for the list of moves and for paper."""

import pytest

from pygames.games import catalog, find, guest
from pygames.rounds import grouped, rounds, rows, turn_ends
from tests.support.door import MURUS, NIM, ok
from tests.support.playthrough import folder, golden, read
from tests.toy.dice_nim import GAME as TOY

GOLDEN = [path for game in catalog() for path in sorted(folder(game).glob("*.txt"))]


def told(movers: str, players: int = 2, due: int | None = None) -> str:
    """Group actions told as text: "c" stands for chance, a digit for a player.

    The answer has a number and a colon before each round, and each turn as its player ("-" for
    none) and its plies.
    """
    groups = grouped([-1 if who == "c" else int(who) for who in movers], players, due)
    return " ".join(
        f"{each.number}:"
        + " ".join(
            f"{'-' if turn.player is None else turn.player}"
            f"({','.join(str(ply) for ply in turn.plies)})"
            for turn in each.turns
        )
        for each in groups
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
        # An outcome belongs to the player who decides next.
        ("c0c1", 2, "1:0(1,2) 1(3,4)"),
        ("c0cc1", 2, "1:0(1,2) 1(3,4,5)"),
        ("c0c0c1", 2, "1:0(1,2,3,4) 1(5,6)"),
        ("c0c1c2", 3, "1:0(1,2) 1(3,4) 2(5,6)"),
        # A set-up stands by itself, and has no number of its own.
        ("cc0", 2, "0:-(1,2) 1:0(3)"),
        ("cccc01", 2, "0:-(1,2,3,4) 1:0(5) 1(6)"),
        ("ccc012", 3, "0:-(1,2,3) 1:0(4) 1(5) 2(6)"),
        # So does a deal, in the round of the player who decides next.
        ("01cccc0", 2, "1:0(1) 1(2) 2:-(3,4,5,6) 0(7)"),
        ("0cccc1", 2, "1:0(1) -(2,3,4,5) 1(6)"),
        ("01ccc0", 3, "1:0(1) 1(2) 2:-(3,4,5) 0(6)"),
        # Outcomes without an answer belong to no player.
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
def test_open_outcomes_belong_to_the_player_who_is_due(
    movers: str, players: int, due: int, expected: str
) -> None:
    assert told(movers, players, due) == expected


def test_a_view_sends_all_rounds_also_for_an_earlier_ply() -> None:
    turns = [{"player": 0, "plies": [1]}, {"player": 1, "plies": [2]}]
    assert ok("view", record=MURUS)["rounds"] == [{"number": 1, "turns": turns}]
    assert ok("view", record=MURUS, at=1)["rounds"] == [{"number": 1, "turns": turns}]


# Rows of a list


def in_rows(movers: str, players: int = 2, due: int | None = None) -> list[int]:
    deciders = [-1 if who == "c" else int(who) for who in movers]
    return rows(grouped(deciders, players, due), deciders, players)


@pytest.mark.parametrize(
    ("movers", "expected"),
    [
        ("", []),
        # Two players stand beside each other, a round a row.
        ("010", [1, 1, 2]),
        # Several actions of a turn stand under each other.
        ("001", [1, 2, 1]),
        ("00110", [1, 2, 1, 2, 3]),
        # An outcome stands beside its move, a second one above it.
        ("c0c1", [1, 1, 1, 1]),
        ("cc0", [1, 1, 2]),
        ("c0cc1", [1, 1, 1, 2, 2]),
        # A set-up and many outcomes have rows of their own.
        ("cccccccc0", [1] * 8 + [2]),
        ("ccccccccc01", [1] * 8 + [2, 3, 3]),
        ("01cccc0", [1, 1, 2, 2, 2, 2, 3]),
        # Outcomes without an answer are listed too.
        ("ccc", [1, 1, 1]),
    ],
)
def test_two_players_have_a_column_each(movers: str, expected: list[int]) -> None:
    assert in_rows(movers) == expected


def test_open_outcomes_stand_where_their_move_will() -> None:
    assert in_rows("01c", due=0) == [1, 1, 2]
    assert in_rows("01cc", due=0) == [1, 1, 2, 3]


def test_of_more_players_each_turn_has_a_row_with_its_outcomes() -> None:
    assert in_rows("c0c1c2", 3) == [1, 1, 2, 2, 3, 3]
    assert in_rows("0001", 3) == [1, 1, 1, 2]
    assert in_rows("ccc012", 3) == [1, 1, 1, 2, 3, 4]


def test_alone_each_round_has_a_row() -> None:
    assert in_rows("c0c0", 1) == [1, 1, 2, 2]
    assert in_rows("ccc0c0", 1) == [1, 1, 1, 1, 2, 2]
    assert in_rows("ccc", 1) == [1, 1, 1]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_move_of_a_view_has_a_row(path: object) -> None:
    record = read(path.read_text("utf-8"))  # type: ignore[attr-defined]
    view = ok("view", record=record.data())
    assert len(view["rows"]) == len(view["moves"])
    assert set(view["rows"]) == set(range(1, max(view["rows"], default=0) + 1))


# Frames of an animation


def test_there_is_a_frame_after_the_set_up_after_each_turn_and_of_the_last_ply() -> None:
    assert ok("frames", record=MURUS)["plies"] == [0, 1, 2]
    assert ok("frames", record=MURUS | {"actions": []})["plies"] == [0]
    with guest(TOY):
        diced = NIM | {"actions": ["r1", "t1", "r2", "t2", "r1"]}
        assert ok("frames", record=diced)["plies"] == [0, 2, 4, 5]


def test_no_frame_is_in_the_midst_of_a_set_up() -> None:
    record = golden(find("on-tour"), "eight-at-random")
    groups = rounds(record)
    assert groups[0].turns[0].player is None
    assert turn_ends(record)[0] == groups[0].turns[0].plies[-1] > 1


def test_a_roll_that_ends_a_turn_is_listed_with_the_player_who_lost_it() -> None:
    # Red blacks a 3 out and rolls it again; then it is Yellow's turn.
    record = {"game": "eight-by-eight", "players": 2, "options": {}, "format": "pygames-record-1"}
    actions = ["r3", "x3", "r3", "r5", "5,5"]
    view = ok("view", record=record | {"actions": actions})
    turns = [turn for each in view["rounds"] for turn in each["turns"]]
    assert turns == [{"player": 0, "plies": [1, 2, 3]}, {"player": 1, "plies": [4, 5]}]
    lost = view["moves"][2]
    assert (lost["player"], lost["phrase"]) == ("chance", "Rolled 3, blacked out: turn lost")
    assert lost["aside"] == "lost"
    assert "aside" not in view["moves"][0]
    assert view["rows"][2] > view["rows"][1]
    held = [ok("view", record=record | {"actions": actions}, at=at)["hold"] for at in range(6)]
    assert held == [0, 0, 0, 900, 0, 0]
