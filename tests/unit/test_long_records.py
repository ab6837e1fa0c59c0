"""Long records: what was worked out once is not worked out again, however the page asks."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from pygames.door import moves
from pygames.door.view import view
from pygames.games import find, guest
from pygames.match import read, receive, write
from pygames.match.messages import messages
from pygames.record import Record, extend, final, forget, new, parse
from tests.support.long_games import long_game, long_record
from tests.support.matches import table
from tests.toy.dice_nim.rules import Nim

if TYPE_CHECKING:
    from collections.abc import Iterator

ACTIONS = 1_000


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Take down every action that the rules carry out in a very long game."""
    actions: list[str] = []
    own = Nim.child

    def child(state: Nim, action: str) -> Nim:
        actions.append(action)
        return own(state, action)

    monkeypatch.setattr(Nim, "child", child)
    forget()
    moves.forget()
    with guest(long_game(ACTIONS)):
        yield actions
    forget()


def played(*more: str) -> Record:
    """Read a record anew, as the door does with each request."""
    return parse(long_record(ACTIONS, *more))


def test_a_record_is_replayed_once_when_it_is_opened(steps: list[str]) -> None:
    view(played(), ACTIONS, 0)
    assert len(steps) == ACTIONS


def test_one_more_action_is_one_more_step(steps: list[str]) -> None:
    view(played(), ACTIONS, 0)
    steps.clear()
    view(played("r1"), ACTIONS + 1, 0)
    assert steps == ["r1"]


def test_to_look_back_replays_nothing(steps: list[str]) -> None:
    view(played(), ACTIONS, 0)
    steps.clear()
    for ply in range(0, ACTIONS, 100):
        view(played(), ply, 0)
    assert not steps


def test_a_message_that_comes_costs_what_it_adds(steps: list[str]) -> None:
    first = table("dice-nim", 2, Random(1), choose=lambda state: state.legal_actions()[0])
    earlier = first.after(100)
    older, new = earlier.match, earlier.sent().match
    texts = write(older), write(new)
    # As on the page of the other player.
    forget()
    messages.cache_clear()
    receive(read(texts[0]))
    steps.clear()
    assert receive(read(texts[1]), older).kind == "newer"
    assert set(steps) == {*new.record.actions[len(older.record.actions) :]}
    assert len(steps) <= 3 * (len(new.record.actions) - len(older.record.actions))


# Lists of moves: each action is put into words once, and always as in its own record.

LONG = 10


def opening(actions: int) -> Record:
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
    record = opening(LONG)
    view(record, LONG, 0)
    actions = counted(monkeypatch)
    longer = extend(record, final(record).legal_actions()[-1])
    later = view(longer, LONG + 1, 0)
    assert actions == [longer.actions[-1]]
    assert [move["text"] for move in later["moves"]] == list(longer.actions)


def test_looking_back_puts_nothing_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    record = opening(LONG)
    view(record, LONG, 0)
    actions = counted(monkeypatch)
    for ply in range(LONG):
        view(record, ply, 0)
    assert not actions


def test_another_line_of_play_has_its_own_words() -> None:
    record = opening(LONG)
    view(record, LONG, 0)
    shorter = replace(record, actions=record.actions[:-2])
    other = extend(shorter, final(shorter).legal_actions()[-1])
    later = view(other, LONG - 1, 0)
    assert [move["text"] for move in later["moves"]] == list(other.actions)
    assert later["rounds"][-1]["turns"][-1]["plies"] == [LONG - 1]
    assert [move["text"] for move in view(record, 0, 0)["moves"]] == list(record.actions)
