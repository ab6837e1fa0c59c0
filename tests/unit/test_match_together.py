"""What players in a game by messages can choose who show each other their secrets."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from pygames.core import Action, Player
from pygames.match import Match, turn, turns
from pygames.match.chain import SIZE, back, value
from pygames.match.values import dealt
from pygames.record import states
from tests.support.matches import table, verdict

GAME = "eight-by-eight"
CHEAT = bytes(SIZE)
LENGTH = 100
"""The last place in a cheat's chain: enough for a game, and found 100 times as fast."""

Values = dict[Player, bytes]


def rolls(match: Match) -> list[Action]:
    """List all that the first roll can be, each as likely as the others."""
    (share,) = {share for _, share in states(match.record)[0].chance_outcomes()}
    outcomes = [action for action, _ in states(match.record)[0].chance_outcomes()]
    assert share * len(outcomes) == 1
    return outcomes


def roll(match: Match, values: Values) -> Action:
    """Return the first roll as these values make it."""
    return dealt(match.record, match.first, values, 0)[0]


def chain_for(
    outcome: Action, match: Match, seat: Player, others: Values, random: Random
) -> tuple[bytes, ...]:
    """Try chains for a seat until the first roll is the wanted one, if the others show this."""
    while True:
        chain = back(random.randbytes(SIZE), match.id, seat, LENGTH)
        if roll(match, others | {seat: chain[0]}) == outcome:
            return chain


def test_the_first_and_the_last_to_join_can_choose_the_first_roll(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those who join between them are honest, and accept every message of theirs to the end."""
    first = table(GAME, 3, Random(3))
    third = first.after(2)
    match = third.match
    values = dict(enumerate(match.values)) | {0: value(first.secrets[0], match.id, 0, 1)}
    chains = {outcome: chain_for(outcome, match, 2, values, Random(7)) for outcome in rolls(match)}
    for outcome, chain in chains.items():
        later = replace(match, values=(*match.values, chain[0]))
        assert turn(later, first.secrets[0]).record.actions == (outcome,)

    def shown(secret: bytes, match: str, seat: Player, place: int) -> bytes:
        return chain[place] if secret == CHEAT else value(secret, match, seat, place)

    monkeypatch.setattr(turns, "value", shown)
    cheated = replace(third, secrets=(*first.secrets[:2], CHEAT))
    line = [match, *(after.match for after in cheated.to_the_end())]
    assert {verdict(new, old)[0] for old, new in pairwise(line)} == {"newer"}


@pytest.mark.parametrize(
    ("hidden", "tries"), [(0, 2), (2, 1)], ids=["the first is honest", "the last is honest"]
)
@pytest.mark.parametrize("guessed", [True, False])
def test_no_other_two_of_three_can(hidden: Player, tries: Player, guessed: bool) -> None:
    """They would have to guess what the honest one shows later: then each roll would be theirs."""
    random, games = Random(hidden), 80
    match = table(GAME, 3, random).match
    outcome, *others = rolls(match)
    outcomes = []
    for _ in range(games):
        values = {seat: random.randbytes(SIZE) for seat in range(3)}
        believed = values if guessed else values | {hidden: random.randbytes(SIZE)}
        chain = chain_for(outcome, match, tries, believed, random)
        outcomes.append(roll(match, values | {tries: chain[0]}))
    mean = games / (1 + len(others))
    assert outcomes.count(outcome) == games if guessed else outcomes.count(outcome) < 2 * mean


def test_the_player_who_invites_can_choose_the_first_roll_by_inviting_anew() -> None:
    """They open it alone, and may say that the link was lost: a player has to join each time."""
    outcome = rolls(table(GAME, 2, Random(0)).match)[-1]

    def opened() -> Iterator[Action]:
        for n in range(30):
            second = table(GAME, 2, Random(n)).after(2)
            yield turn(second.match, second.secrets[0]).record.actions[0]

    assert outcome in opened()
