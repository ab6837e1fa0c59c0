"""A record: its form, what is refused and where, and how it is replayed."""

from dataclasses import replace
from typing import Any

import pytest

from pygames.errors import GameError
from pygames.games import find, guest
from pygames.record import Record, extend, final, make_header, parse, root, settle, states
from tests.support.cards import changed
from tests.support.door import MURUS
from tests.toy.dice_nim import GAME as TOY

pytestmark = pytest.mark.usefixtures("dice_nim")

NIM: dict[str, Any] = {
    "format": "pygames-record-1",
    "game": "dice-nim",
    "options": {"heap": "9"},
    "players": 2,
    "actions": ["r2", "t2"],
}


def refusal(data: object) -> GameError:
    """Return the error of a record that is refused, by its form or by its actions."""
    with pytest.raises(GameError) as error:
        states(parse(data))
    return error.value


@pytest.mark.parametrize("missing", ["format", "game", "options", "players", "actions"])
def test_a_record_without_one_of_its_parts_is_refused(missing: str) -> None:
    error = refusal({key: value for key, value in MURUS.items() if key != missing})
    assert error.kind == "bad-record"
    assert missing in error.message


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"format": "pygames-record-0"}, "bad-record"), ({"format": 1}, "bad-record"),
        ({"extra": 1}, "bad-record"), ({"players": "2"}, "bad-record"),
        ({"players": True}, "bad-record"), ({"players": 2.0}, "bad-record"),
        ({"players": None}, "bad-record"), ({"game": 5}, "bad-record"),
        ({"game": None}, "bad-record"), ({"actions": "d1-d3"}, "bad-record"),
        ({"actions": None}, "bad-record"), ({"actions": {}}, "bad-record"),
        ({"game": "chess"}, "unknown-game"), ({"game": "x" * 100_000}, "unknown-game"),
        ({"game": "\ud800"}, "unknown-game"), ({"game": ""}, "unknown-game"),
        ({"players": 1}, "bad-players"), ({"players": 3}, "bad-players"),
        ({"players": -1}, "bad-players"), ({"players": 10**30}, "bad-players"),
        ({"options": {"size": "9"}}, "bad-options"), ({"options": []}, "bad-options"),
        ({"options": None}, "bad-options"), ({"seed": ""}, "bad-seed"),
        ({"seed": "a" * 33}, "bad-seed"), ({"seed": "a b"}, "bad-seed"),
        ({"seed": "a\n"}, "bad-seed"), ({"seed": "é"}, "bad-seed"), ({"seed": 5}, "bad-seed"),
        ({"seed": None}, "bad-seed"), ({"start": "nonsense"}, "bad-start"),
        ({"start": 5}, "bad-start"), ({"start": None}, "bad-start"),
        ({"start": "BBBBBBBB/8/8/8/8/8/WWWWWWWW w "}, "bad-start"),
    ],
)  # fmt: skip
def test_a_record_with_a_wrong_part_is_refused(change: dict[str, Any], kind: str) -> None:
    error = refusal(MURUS | change)
    assert error.kind == kind
    assert len(error.message) < 300


@pytest.mark.parametrize("value", ["10", 9, True, None, ["9"], {}])
def test_an_option_takes_only_the_values_that_the_card_lists(value: object) -> None:
    error = refusal(NIM | {"options": {"heap": value}})
    assert error.kind == "bad-options"
    assert "Counters must be 9 or 15" in error.message


def test_a_key_that_is_no_text_is_refused_like_any_other_unknown_one() -> None:
    mixed = dict[object, object](MURUS) | {1: 2, "x": 3}
    assert refusal(mixed).message == "a record has no '1', 'x'"


def test_a_left_out_option_has_its_default() -> None:
    assert final(parse(NIM | {"options": {}, "actions": []})).position() == "9 0 0 11"
    fifteen = parse(NIM | {"options": {"heap": "15"}, "actions": []})
    assert final(fifteen).position() == "15 0 0 11"


@pytest.mark.parametrize(
    "wrong", ["d1-d2", "", "d1-d3 ", "D1-D3", "pass", "é", "\ud800", "x" * 100_000]
)
def test_an_illegal_action_is_refused_with_its_place(wrong: str) -> None:
    error = refusal(MURUS | {"actions": ["d1-d3", "e7-e5", wrong, "e1-e3"]})
    assert (error.kind, error.at) == ("illegal-action", 2)
    assert error.message.startswith("action 2: ")
    assert "expected" in error.message
    assert len(error.message) < 300


@pytest.mark.parametrize("wrong", [5, None, True, ["d1-d3"], {}])
def test_an_action_that_is_no_text_is_refused_with_its_place(wrong: object) -> None:
    error = refusal(MURUS | {"actions": ["d1-d3", wrong]})
    assert (error.kind, error.at) == ("bad-record", 1)
    assert error.message.startswith("action 1: ")


def test_an_outcome_of_chance_is_an_action_like_any_other() -> None:
    assert final(parse(NIM)).position() == "7 0 1 11"
    error = refusal(NIM | {"actions": ["r2", "t2", "t1"]})
    assert (error.kind, error.at) == ("illegal-action", 2)
    assert "r1 r2 r3" in error.message
    assert refusal(NIM | {"actions": ["r4"]}).at == 0


def test_an_action_after_the_end_is_refused() -> None:
    over = {"start": "B7/8/3W4/8/8/8/8 w", "actions": ["d5-d7", "a7-c7"]}
    error = refusal(MURUS | over)
    assert (error.kind, error.at) == ("illegal-action", 1)
    assert "over" in error.message


def test_a_record_is_extended_by_a_legal_action_only() -> None:
    record = parse(MURUS)
    longer = extend(record, "e1-e3")
    assert longer.actions == ("d1-d3", "e7-e5", "e1-e3")
    assert record.actions == ("d1-d3", "e7-e5")
    with pytest.raises(GameError) as error:
        extend(record, "e7-e5")
    assert (error.value.kind, error.value.at) == ("illegal-action", 2)


def test_a_game_without_position_texts_takes_no_start() -> None:
    with guest(changed(TOY, id="no-start", read_position=None)):
        error = refusal(NIM | {"game": "no-start", "start": "9 0 0 11"})
    assert error.kind == "bad-start"


def positions(record: Record) -> list[str | None]:
    return [state.position() for state in states(record)]


def replayed(record: Record) -> list[str | None]:
    """Replay without any cache."""
    state = root(record.header)
    line = [state.position()]
    for action in record.actions:
        state = state.child(action)
        line.append(state.position())
    return line


def test_replays_are_right_when_games_branch_and_alternate() -> None:
    murus, nim = find("murus-gallicus"), TOY
    header = make_header(murus, 2, {}, None)
    records = [
        Record(header, ("d1-d3", "e7-e5", "e1-e3")),
        Record(header, ("d1-d3", "d7-d5")),
        Record(header, ("d1-d3", "e7-e5", "f1-f3", "a7-a5")),
        Record(make_header(nim, 2, {"heap": "15"}, None), ("r3", "t3", "r1")),
        Record(make_header(nim, 3, {}, None), ("r3", "t3", "r1", "pass")),
        Record(header),
        Record(make_header(murus, 2, {}, "8/8/8/3b4/3W4/8/8 w"), ("d3xd4",)),
        Record(header, ("d1-d3",)),
        Record(header, ("d1-d3", "e7-e5", "e1-e3")),
    ]
    for _ in range(3):
        for record in records:
            assert positions(record) == replayed(record)


def test_replays_are_right_with_more_games_than_are_kept() -> None:
    games = [
        Record(make_header(TOY, 2, {}, f"{counters} 1 0 11"), ("t1",)) for counters in range(2, 60)
    ]
    for record in (*games, *reversed(games)):
        assert positions(record) == replayed(record)


def test_showing_a_game_again_replays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record(make_header(TOY, 2, {}, "90 1 0 11"), ("t1",))
    states(record)
    children: list[str] = []
    kind = type(final(record))
    child = kind.child

    def counted(state: Any, action: str) -> Any:
        children.append(action)
        return child(state, action)

    monkeypatch.setattr(kind, "child", counted)
    states(record)
    states(replace(record, actions=()))
    assert children == []
    settle(record)
    assert len(children) == 1
