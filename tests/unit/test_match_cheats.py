"""Players who cheat in a game by messages: each is caught, and what they did is named."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core import CHANCE
from pygames.match import Match, receive, turn
from pygames.match.chain import SIZE
from pygames.match.messages import messages
from pygames.record import choices, final, states
from tests.support.effort import often
from tests.support.matches import Table, message, table, verdict

pytestmark = pytest.mark.usefixtures("dice_nim")

cheating = settings(max_examples=often(20, 2_000), deadline=None)


def line(game: str, players: int, count: int, seed: int = 1) -> tuple[Table, list[Match]]:
    """Return a match, and its state after each of this many messages."""
    first = table(game, players, Random(seed))
    tables = [first]
    for _ in range(count):
        tables.append(tables[-1].sent())
    return first, [each.match for each in tables]


def with_actions(match: Match, actions: tuple[str, ...]) -> Match:
    return replace(match, record=replace(match.record, actions=actions))


def rerolled(match: Match, ply: int, random: Random) -> Match:
    """Change a roll, and play on at random to the end of the message that it opens."""
    latest = next(m for m in messages(match) if m.since <= ply < m.dealt)
    was, actions = match.record.actions, match.record.actions[:ply]
    state = states(match.record)[ply]
    action = random.choice([other for other in choices(state) if other != was[ply]])
    record = replace(match.record, actions=(*actions, action))
    while final(record).current_player() in (CHANCE, latest.author):
        if final(record).current_player() == CHANCE and record.actions[ply:] != (action,):
            break
        more = random.choice(list(choices(final(record))))
        record = replace(record, actions=(*record.actions, more))
    return replace(match, record=record)


@cheating
@given(seed=st.integers(0, 10**6), players=st.integers(2, 4))
def test_a_changed_roll(seed: int, players: int) -> None:
    random = Random(seed)
    _, matches = line("eight-by-eight", players, players + 2, seed)
    ply = messages(matches[-1])[-1].since
    forged = rerolled(matches[-1], ply, random)
    author = messages(matches[-1])[-1].author
    for own in (matches[-2], matches[players - 1], None):
        assert verdict(forged, own) == ("false-dice", ply, author)


def test_a_changed_set_up() -> None:
    _, matches = line("eight-cities", 2, 3)
    cities = matches[-1].record.actions[:8]
    other = (*cities[:6], cities[7], cities[6])
    forged = with_actions(matches[-1], other + matches[-1].record.actions[8:])
    assert verdict(forged, matches[2]) == ("false-dice", 6, 0)
    assert "Move 7 of this link is false" in receive(forged, matches[2]).sentence


@cheating
@given(seed=st.integers(0, 10**6), players=st.integers(2, 4))
def test_a_changed_secret_with_the_rolls_that_follow_from_it(seed: int, players: int) -> None:
    """The author takes another chain from here on, and rolls by it: everything else fits."""
    first, matches = line("eight-by-eight", players, players + 1, seed)
    author = messages(matches[-1])[-1].author
    other = Random(seed + 1).randbytes(SIZE)
    secrets = tuple(other if seat == author else own for seat, own in enumerate(first.secrets))
    second = table("eight-by-eight", players, Random(seed)).match
    liar = replace(first, match=second, secrets=secrets).after(players + 1).match
    assert verdict(liar)[0] == "new"
    assert verdict(liar, matches[players]) == ("false-secret", None, author)


def test_a_commitment_that_came_late() -> None:
    """The first player takes other secrets once the last player's first value is known."""
    first, matches = line("eight-by-eight", 2, 2)
    late = replace(first, secrets=(bytes(SIZE), first.secrets[1]))
    swapped = replace(matches[2], values=(late.after(1).match.values[0], matches[2].values[1]))
    forged = message(swapped, bytes(SIZE), first.choose)
    assert verdict(forged, matches[2]) == ("false-secret", None, 0)
    assert "somebody else has joined as Red" in receive(forged, matches[2]).sentence


def test_another_player_in_a_seat_that_was_taken() -> None:
    first, matches = line("eight-by-eight", 3, 2)
    other = message(matches[1], bytes(SIZE), first.choose)
    later = replace(first, match=other).after(1).match
    assert verdict(later, matches[2]) == ("false-secret", None, 1)


@pytest.mark.parametrize("back", [1, 2, 3])
def test_a_replaced_action(back: int) -> None:
    first, matches = line("murus-gallicus", 2, 8)
    was = matches[-back].record
    ply = len(was.actions) - 1
    other = next(a for a in choices(states(was)[ply]) if a != was.actions[ply])
    lie = with_actions(matches[-back], (*was.actions[:-1], other))
    forged = replace(first, match=lie).after(back).match
    assert verdict(forged, matches[8]) == ("contradicts", ply, None)
    assert f"kept here, whose move {ply + 1} is “" in receive(forged, matches[8]).sentence


@cheating
@given(seed=st.integers(0, 10**6), back=st.integers(1, 4))
def test_a_game_that_was_rewound_and_goes_on_otherwise(seed: int, back: int) -> None:
    first, matches = line("eight-by-eight", 2, 8, seed)
    again = replace(first, match=matches[8 - back], choose=lambda state: state.legal_actions()[-1])
    forged = again.after(back + 1).match
    was, now = matches[8].record.actions, forged.record.actions
    differs = next((i for i, (a, b) in enumerate(zip(was, now, strict=False)) if a != b), None)
    expected = ("newer", len(was), None) if differs is None else ("contradicts", differs, None)
    assert verdict(forged, matches[8]) == expected


def test_a_resignation_that_was_taken_back() -> None:
    first, matches = line("murus-gallicus", 2, 4)
    resigned = turn(matches[4], first.secrets[0], resign=True).match
    assert resigned is not None
    assert verdict(matches[4], resigned) == ("older", None, None)
    assert verdict(first.after(5).match, resigned) == ("contradicts", 4, None)
    assert verdict(first.after(6).match, resigned) == ("contradicts", 4, None)
    assert verdict(resigned, first.after(6).match) == ("contradicts", 4, None)


def test_swapped_seats() -> None:
    _, matches = line("eight-by-eight", 3, 5)
    swapped = replace(matches[5], values=(*matches[5].values[1::-1], matches[5].values[2]))
    assert verdict(swapped, matches[4])[::2] == ("false-secret", 0)
    assert verdict(swapped)[0] == "false-dice"
    assert verdict(replace(matches[2], first=1), matches[1]) == ("contradicts", 0, None)


def test_a_replayed_message() -> None:
    _, matches = line("eight-by-eight", 2, 6)
    assert verdict(matches[6], matches[6])[0] == "same"
    assert verdict(matches[3], matches[6])[0] == "older"


def test_a_game_that_began_otherwise() -> None:
    _, matches = line("dice-nim", 2, 2)
    header = replace(matches[1].record.header, options=(("heap", "15"),))
    forged = replace(matches[1], record=replace(matches[1].record, header=header))
    assert verdict(forged, matches[1]) == ("contradicts", 0, None)


def test_a_message_of_another_match() -> None:
    (_, one), (_, other) = line("eight-by-eight", 2, 4), line("eight-by-eight", 2, 4, seed=2)
    assert verdict(one[4], other[4])[0] == "other"
    renamed = replace(one[4], id=other[4].id)
    assert verdict(renamed, other[4])[0] == "false-secret"
    assert verdict(renamed)[0] == "false-dice"
