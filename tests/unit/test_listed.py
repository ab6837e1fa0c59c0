"""Lists of moves: each action is put into words once, and always as in its own record."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pygames.door import moves
from pygames.door.view import view
from pygames.games import find
from pygames.record import Record, extend, final, new

if TYPE_CHECKING:
    import pytest

LONG = 10


def played(actions: int) -> Record:
    record = new(find("murus-gallicus"))
    for _ in range(actions):
        record = extend(record, final(record).legal_actions()[0])
    return record


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Take down which actions are put into words."""
    actions: list[str] = []
    own = moves._move

    def move(game: Any, state: Any, action: str) -> Any:
        actions.append(action)
        return own(game, state, action)

    monkeypatch.setattr(moves, "_move", move)
    return actions


def test_a_longer_record_puts_only_its_new_action_into_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = played(LONG)
    view(record, LONG, 0)
    actions = counted(monkeypatch)
    longer = extend(record, final(record).legal_actions()[-1])
    later = view(longer, LONG + 1, 0)
    assert actions == [longer.actions[-1]]
    assert [move["text"] for move in later["moves"]] == list(longer.actions)


def test_looking_back_puts_nothing_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(LONG)
    view(record, LONG, 0)
    actions = counted(monkeypatch)
    for ply in range(LONG):
        view(record, ply, 0)
    assert not actions


def test_another_line_of_play_has_its_own_words() -> None:
    record = played(LONG)
    view(record, LONG, 0)
    shorter = replace(record, actions=record.actions[:-2])
    other = extend(shorter, final(shorter).legal_actions()[-1])
    later = view(other, LONG - 1, 0)
    assert [move["text"] for move in later["moves"]] == list(other.actions)
    assert later["rounds"][-1]["turns"][-1]["plies"] == [LONG - 1]
    assert [move["text"] for move in view(record, 0, 0)["moves"]] == list(record.actions)
