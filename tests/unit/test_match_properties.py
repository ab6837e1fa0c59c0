"""Every match comes back from its link, whatever is played, under any names."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.ending import RESIGNED
from pygames.game import Game
from pygames.games import guest
from pygames.match import Match, begin, next_author, read, receive, turn, write
from pygames.match.chain import SIZE
from pygames.match.names import LONGEST, is_name
from pygames.record import Record, final, make_header, possible_endings
from tests.support.effort import often
from tests.unit.test_properties import every_game

MOST = 5
"""How many messages are sent at most: each computes a chain of 10,000 hashes."""
names = st.sampled_from([None, "", "Ann", "Zoë", "李雷", "😀"]) | st.text(max_size=LONGEST).filter(
    is_name
)
seldom = settings(max_examples=often(4, 1_000), deadline=None)


def sent(match: Match, secret: bytes, data: st.DataObject) -> Match:
    """Let the next player decide anything, or resign if possible."""
    name = data.draw(names)
    numbers = data.draw(st.lists(st.integers(0, 999), min_size=1, max_size=20))
    actions: list[str] = []
    while (step := turn(match, secret, actions, name=name)).match is None:
        if may_resign(step.record, step.author) and not data.draw(st.integers(0, 9)):
            over = turn(match, secret, actions, resign=True, name=name).match
            assert over is not None
            return over
        legal = final(step.record).legal_actions()
        actions.append(legal[numbers[len(actions) % len(numbers)] % len(legal)])
    return step.match


def may_resign(record: Record, author: int) -> bool:
    return author < len(RESIGNED) and RESIGNED[author] in possible_endings(record)


@every_game
@seldom
@given(data=st.data())
def test_every_match_comes_back_from_its_link(game: Game[Any], data: st.DataObject) -> None:
    fewest, most = game.players
    options = {
        option.id: data.draw(st.sampled_from([value for value, _ in option.choices]))
        for option in game.options
    }
    players = data.draw(st.integers(max(2, fewest), most))
    random = Random(data.draw(st.integers(0, 10**6)))
    secrets = [random.randbytes(SIZE) for _ in range(players)]
    first = data.draw(st.integers(0, players - 1))
    with guest(game):
        match = begin(make_header(game, players, options, None), first, secrets[first])
        for _ in range(data.draw(st.integers(1, MOST))):
            if (author := next_author(match)) is None:
                break
            before, match = match, sent(match, secrets[author], data)
            assert read(write(match)) == match
            assert receive(match, before if before.values else None).kind in ("new", "newer")
        again = replace(match, names=(*match.names, "")[:players])
        assert read(write(again)) == match
