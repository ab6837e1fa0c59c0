"""Games by messages in which all decide at once: decisions that wait for their turn."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from pygames.core import CHANCE, Action, Player
from pygames.door.view import view
from pygames.errors import GameError
from pygames.link import read, write
from pygames.match import AtOnce, at_once, next_author, turn
from pygames.record import final, parse, states
from tests.support.matches import Table, table

GAME = "on-tour"


def begun(players: int = 3) -> Table:
    """Let all join and the first player write, so that the others are to write."""
    return table(GAME, players, Random(5)).after(players)


def ask(at: Table, seat: Player, opening: bytes | None = None) -> AtOnce:
    """Ask as a player how the turn stands."""
    return at_once(at.match, seat, at.secrets[seat], opening)


def decided(at: Table, seat: Player, opening: bytes | None) -> tuple[Action, ...]:
    """Decide beforehand as a player would in their turn."""
    actions: list[Action] = []
    while True:
        decision = at_once(at.match, seat, at.secrets[seat], opening, actions)
        assert decision.record is not None
        if final(decision.record).current_player() != seat:
            return tuple(actions)
        actions.append(at.choose(final(decision.record)))


def turns(at: Table) -> Iterator[tuple[Table, bytes]]:
    """Yield each point at which a player opens chance, with what they show."""
    for after in at.to_the_end():
        author = next_author(after.match)
        if author is not None and (opening := ask(after, author).opening):
            yield after, opening


def test_all_decide_once_chance_is_open_and_their_messages_are_as_if_one_had_waited() -> None:
    many = 0
    for at, opening in turns(begun()):
        openings: dict[Player, bytes | None] = {1: opening, 2: opening}
        assert ask(at, 0).deciding == ask(at, 1, opening).deciding == (0, 1, 2)
        assert ask(at, 0).record is None
        own = {seat: decided(at, seat, openings[seat]) for seat in (1, 2)}
        later = at.sent()
        assert ask(later, 2).deciding == (1, 2)
        for seat in (1, 2):
            message = turn(later.match, later.secrets[seat], own[seat]).match
            assert message == later.sent().match
            later = later.sent()
        many += 1
    assert many > 10


def test_nobody_can_decide_before_chance_is_open_or_all_have_joined() -> None:
    at, opening = next(turns(begun()))
    assert ask(at, 1) == AtOnce()
    assert ask(at, 1, opening).record is not None
    assert ask(table(GAME, 3, Random(5)).after(2), 1) == AtOnce()
    # Those who have written in this turn wait for the others.
    assert ask(at.sent(), 0) == AtOnce((1, 2))


def test_a_game_in_which_decisions_depend_on_each_other_has_none_beforehand() -> None:
    for game in ("eight-by-eight", "murus-gallicus"):
        at = table(game, 2, Random(5)).after(3)
        assert [ask(at, seat) for seat in (0, 1)] == [AtOnce(), AtOnce()]


def test_only_the_promised_value_opens_chance() -> None:
    at, opening = next(turns(begun()))
    forged = bytes([opening[0] ^ 1]) + opening[1:]
    for value in (forged, at.match.values[0], at.secrets[1]):
        with pytest.raises(GameError) as error:
            ask(at, 1, value)
        assert error.value.kind == "bad-secret"


def test_an_early_view_shows_exactly_as_much_as_the_message() -> None:
    """The next rolls stay unknown: they follow from a value that nobody has shown."""
    at, opening = next(turns(begun()))
    message = at.sent().match
    assert message.values[0] == opening
    assert message.values[1:] == at.match.values[1:]
    open_here = turn(at.match, at.secrets[0]).record.actions
    look = ask(at, 1, opening).record
    assert look is not None
    assert look.actions == open_here


def test_an_illegal_decision_is_refused() -> None:
    at, opening = next(turns(begun()))
    with pytest.raises(GameError) as error:
        at_once(at.match, 1, at.secrets[1], opening, ["00MN"])
    assert error.value.kind == "illegal-action"


def test_the_record_shows_the_own_decision_and_whose_is_missing() -> None:
    at, opening = next(turns(begun()))
    look = ask(at, 1, opening).record
    assert look is not None
    assert parse(look.data()) == look
    assert view(look, len(look.actions), 1)["to_move"] == 1
    later = replace(look, actions=(*look.actions, *decided(at, 1, opening)))
    last, plain = states(later)[-1], final(turn(at.match, at.secrets[0]).record)
    assert last.current_player() == plain.current_player() == 0
    assert last.sheets[1] != plain.sheets[1]  # type: ignore[attr-defined]
    assert last.sheets[::2] == plain.sheets[::2]  # type: ignore[attr-defined]
    assert view(later, len(later.actions), 1)["to_move"] == 0


def test_a_link_holds_nothing_that_was_decided_beforehand() -> None:
    at, opening = next(turns(begun()))
    look = ask(at, 1, opening).record
    assert look is not None
    later = replace(look, actions=(*look.actions, *decided(at, 1, opening)))
    assert read(write(later)) == replace(look, beforehand=None)


@pytest.mark.parametrize("pair", [[1], [1, 0, 0], ["1", 0], [3, 0], [1, 99], [-1, 0], 7])
def test_a_record_says_properly_who_decides_beforehand(pair: object) -> None:
    data: dict[str, object] = {**begun().match.record.data(), "beforehand": pair}
    with pytest.raises(GameError) as error:
        states(parse(data))
    assert error.value.kind == "bad-record"


def test_a_player_whose_turn_it_is_or_was_decides_nothing_beforehand() -> None:
    record = begun().sent().match.record
    assert final(record).current_player() != CHANCE
    for seat in (0, final(record).current_player()):
        with pytest.raises(GameError) as error:
            states(replace(record, beforehand=(seat, len(record.actions))))
        assert error.value.kind == "bad-record"
