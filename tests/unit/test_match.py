"""A game by messages: honest play is accepted, and dice follow from all players' secrets."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.bots.budget import Budget
from pygames.core import Action, State
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import catalog, guest
from pygames.link.seal import HEAD
from pygames.match import Match, Own, begin, next_author, read, receive, turn, write
from pygames.match.chain import LENGTH, SIZE, back, match_id, read_secret, value
from pygames.match.dice import pick
from pygames.match.messages import messages
from pygames.match.names import check_name, is_name
from pygames.packing import ALPHABET
from pygames.record import end, final, make_header, outcome, states
from tests.support.effort import often
from tests.support.hostile import resealed
from tests.support.matches import table, verdict
from tests.toy.dice_nim import GAME as TOY

pytestmark = pytest.mark.usefixtures("dice_nim")

CORPUS = Path(__file__).resolve().parents[1] / "corpus" / "matches-m.txt"
NAMES = json.loads(CORPUS.with_name("names.json").read_text("utf-8"))
"""Texts that the page, too, takes for names or not."""
SIXTH = tuple((f"r{n}", Fraction(1, 6)) for n in range(1, 7))
NIM = ((("r1"), Fraction(1, 2)), (("r2"), Fraction(1, 3)), (("r3"), Fraction(1, 6)))
honest = settings(max_examples=often(25, 2_000), deadline=None)


def sizes(game: Game[Any]) -> list[int]:
    fewest, most = game.players
    return [players for players in (2, 3, 4, 8) if fewest <= players <= most]


def bot(game: Game[Any], random: Random) -> Any:
    """Let the gentlest bot decide, with the smallest budget."""

    def choose(state: State) -> Action:
        return game.bots.choose(state, 1, Budget(game.bots.counts, 1), random).action

    return choose


def refusal(match: Match, secret: bytes, *actions: Action, resign: bool = False) -> GameError:
    with pytest.raises(GameError) as error:
        turn(match, secret, actions, resign)
    return error.value


# Honest play


@pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in catalog() for players in sizes(game)],
    ids=lambda part: getattr(part, "id", part),
)
def test_whole_games_are_played_by_messages(game: Game[Any], players: int) -> None:
    random = Random(f"{game.id} {players}")
    options = {option.id: option.choices[-1][0] for option in game.options}
    first = table(game.id, players, random, players - 1, bot(game, random), options)
    own: dict[int, Match] = {}
    for number, after in enumerate(first.to_the_end()):
        match = after.match
        author = messages(match)[-1].author
        arrival = receive(match, own.get(author))
        assert arrival.kind == ("newer" if author in own else "new")
        own[author] = match
        if number % 16 == 0 or next_author(match) is None:
            assert read(write(match)) == match
    assert outcome(match.record).over
    assert dict(match.record.header.options).items() >= options.items()
    # Messengers cut texts from about 2,000 letters on.
    assert len(write(match)) < 1_000
    for seat, last in own.items():
        assert verdict(match, last)[0] in ("newer", "same"), seat


@honest
@given(data=st.data())
def test_every_honest_message_is_newer_to_all_who_have_joined(data: st.DataObject) -> None:
    with guest(TOY):
        players = data.draw(st.integers(2, 3))
        random = Random(data.draw(st.integers(0, 10**6)))
        first = data.draw(st.integers(0, players - 1))
        line = [t.match for t in table("dice-nim", players, random, first).to_the_end()]
        for old, new in pairwise(line):
            assert verdict(new, old) == ("newer", len(old.record.actions), None)
            assert verdict(old, new)[0] == "older"
            assert verdict(new, new)[0] == "same"
            assert read(write(new)) == new


def test_without_chance_each_message_is_a_move_from_the_first_on() -> None:
    line = [t.match for t in table("murus-gallicus", 2, Random(1)).after(0).to_the_end()]
    assert [len(match.record.actions) for match in line[:4]] == [1, 2, 3, 4]
    assert [len(match.values) for match in line[:3]] == [1, 2, 2]


def test_several_decisions_in_a_row_are_one_message() -> None:
    random = Random(5)
    for after in table("on-tour", 2, random).to_the_end():
        line, message = states(after.match.record), messages(after.match)[-1]
        if message.until - message.dealt > 1:
            break
    movers = {line[ply].current_player() for ply in range(message.dealt, message.until)}
    assert movers == {message.author}


def test_no_player_opens_chance_that_follows_their_own_decision() -> None:
    for game in ("eight-cities", "eight-by-eight", "on-tour", "dice-nim"):
        for first in (0, 1):
            past = messages(table(game, 2, Random(game), first).after(7).match)
            assert all(one.author != other.author for one, other in pairwise(past))
            assert all(message.since == message.dealt for message in past[:2])


def test_a_player_who_is_not_next_may_only_open_chance() -> None:
    """Seat 1 begins and seat 0 joins last: then seat 1 opens the set-up, and seat 0 builds."""
    after = table("eight-cities", 2, Random(2), first=1).after(3).match
    opening = messages(after)[-1]
    assert (opening.author, opening.since < opening.dealt == opening.until) == (1, True)
    assert next_author(after) == final(after.record).current_player() == 0


# Secrets


def test_a_value_is_the_hash_of_the_next_one() -> None:
    one, match = bytes(range(SIZE)), "AbCdEf-_"
    later = value(one, match, 2, 8)
    assert value(one, match, 2, 7) == sha256(b"pygames chain 1 AbCdEf-_ 2 8 " + later).digest()[:16]
    assert back(later, match, 2, 8) == tuple(value(one, match, 2, n) for n in range(9))
    assert value(one, match, 2, LENGTH) == one


def test_chains_of_other_matches_and_seats_are_others() -> None:
    secret = bytes(SIZE)
    firsts = {value(secret, match, seat, 0) for match in ("a" * 8, "b" * 8) for seat in (0, 1)}
    assert len(firsts) == 4


def test_a_secret_is_read_from_base64url() -> None:
    assert read_secret("AAAAAAAAAAAAAAAAAAAAAQ") == bytes(15) + b"\x01"
    assert read_secret("_" * 21 + "w") == b"\xff" * 16


@pytest.mark.parametrize(
    "text", ["", "A" * 21, "A" * 21 + "B", "A" * 23, "+" * 22, "A" * 22 + "\n"]
)
def test_a_text_that_is_no_secret_is_refused(text: str) -> None:
    with pytest.raises(GameError, match="16 bytes"):
        read_secret(text)


@pytest.mark.parametrize("count", range(8))
def test_only_a_players_own_secret_fits_their_messages(count: int) -> None:
    after = table("eight-by-eight", 3, Random(4), first=2).after(count)
    for seat, own in enumerate(after.secrets):
        assert fits(after.match, Own(seat, own)) == "new"
        is_there = seat in after.match.joined()
        other = after.secrets[(seat + 1) % 3]
        assert fits(after.match, Own(seat, other)) == ("foreign-secret" if is_there else "new")


def fits(match: Match, own: Own) -> str:
    return receive(match, own=own).kind


def test_a_message_that_is_kept_with_a_foreign_secret_is_foreign_however_old_it_is() -> None:
    after = table("murus-gallicus", 2, Random(4)).after(3)
    older, newer = after.match, after.after(2).match
    own = Own(1, bytes(SIZE))
    for link, mine in ((older, older), (older, newer), (newer, older)):
        arrival = receive(link, mine, own)
        assert (arrival.kind, arrival.at, arrival.seat) == ("foreign-secret", None, 1)
        assert "isn’t the one with which Black joined" in arrival.sentence
        assert receive(link, mine, Own(1, after.secrets[1])).kind in ("newer", "same", "older")


def test_a_seat_that_a_match_does_not_have_is_refused() -> None:
    with pytest.raises(GameError, match="seat: expected 0 to 1"):
        receive(table("murus-gallicus", 2, Random(4)).match, own=Own(2, bytes(SIZE)))


# Dice


def test_dice_come_from_all_latest_values_and_the_new_one_of_the_player_who_opens_them() -> None:
    after = table("dice-nim", 3, Random(3)).after(5).match
    past = messages(after)
    opening = past[-1]
    values = [
        back(latest, after.id, seat, max(m.place for m in past if m.author == seat))[-1]
        for seat, latest in sorted(zip(after.joined(), after.values, strict=True))
    ]
    source = sha256(f"pygames dice 1 {opening.author} ".encode() + b"".join(values)).digest()
    number = int.from_bytes(sha256(source + bytes(4)).digest(), "big")
    expected = ("r1", "r1", "r1", "r2", "r2", "r3")[number % 6]
    assert after.record.actions[opening.since] == expected


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_player_can_know_a_roll_without_the_new_secrets_of_the_others(seat: int) -> None:
    """Of three players, one has many secrets: the first roll comes out in every way."""
    rolls = Counter[str]()
    for n in range(20):
        first = table("dice-nim", 3, Random(7))
        secrets = [*first.secrets]
        secrets[seat] = Random(n).randbytes(SIZE)
        if seat == 0:
            match = begin(first.match.record.header, 0, secrets[0])
            first = replace(first, match=replace(match, id=first.match.id))
        rolls[replace(first, secrets=tuple(secrets)).after(4).match.record.actions[0]] += 1
    assert set(rolls) == {"r1", "r2", "r3"}


def test_each_outcome_has_its_exact_share_of_the_numbers() -> None:
    assert [pick(NIM, iter([number])) for number in range(6)] == ["r1"] * 3 + ["r2"] * 2 + ["r3"]
    assert [pick(NIM[::-1], iter([number])) for number in (0, 5)] == ["r1", "r3"]


def test_numbers_that_would_favour_an_outcome_are_passed_over() -> None:
    whole = 2**256 - 2**256 % 6
    assert pick(SIXTH, iter([whole, 2**256 - 1, 4])) == "r5"
    assert pick(SIXTH, iter([whole - 1])) == "r6"


# A turn


def test_before_a_player_decides_they_see_their_dice_and_nothing_is_sent() -> None:
    first = table("eight-by-eight", 2, Random(4)).after(2)
    look = turn(first.match, first.secrets[0])
    assert (look.author, look.match) == (0, None)
    assert [action[0] for action in look.record.actions] == ["r"]
    assert final(look.record).current_player() == 0


@pytest.mark.parametrize(
    ("after", "seat", "actions", "resign", "kind", "at"),
    [
        (2, 1, "", False, "not-your-turn", None),
        (0, 0, "d1-d9", False, "illegal-action", 0),
        (0, 0, "d1-d3 e7-e5", False, "not-your-turn", 1),
        (0, 0, "d1-d3", True, "not-your-turn", 1),
    ],
)
def test_a_turn_that_is_not_the_players_is_refused(
    after: int, seat: int, actions: str, resign: bool, kind: str, at: int | None
) -> None:
    """Before it or after it, and whatever they do in it."""
    first = table("murus-gallicus", 2, Random(4)).after(after)
    error = refusal(first.match, first.secrets[seat], *actions.split(), resign=resign)
    assert (error.kind, error.at) == (kind, at)
    assert " " not in actions or "your turn is over" in error.message


def test_a_player_can_resign_in_their_turn() -> None:
    first = table("murus-gallicus", 2, Random(4)).after(2)
    match = turn(first.match, first.secrets[0], resign=True).match
    assert match is not None
    assert match.record.ended == "resigned-0"
    assert read(write(match)) == match
    assert verdict(match, first.match) == ("newer", 2, None)
    assert next_author(match) is None
    assert refusal(match, first.secrets[1]).kind == "game-over"


def test_a_player_can_resign_after_a_bad_roll() -> None:
    first = table("eight-by-eight", 2, Random(4)).after(3)
    match = turn(first.match, first.secrets[1], resign=True).match
    assert match is not None
    assert read(write(match)) == match
    assert verdict(match, first.match)[0] == "newer"


def test_no_player_resigns_in_a_game_of_more_than_two() -> None:
    first = table("eight-by-eight", 3, Random(4)).after(3)
    for author in range(3):
        assert next_author(first.match) == author
        error = refusal(first.match, first.secrets[author], resign=True)
        assert (error.kind, "two players" in error.message) == ("not-supported", True)
        first = first.sent()


def test_a_match_takes_two_players_or_more() -> None:
    with pytest.raises(GameError, match="two or more"):
        table("on-tour", 1, Random(1))
    with pytest.raises(GameError, match="seat: expected 0 to 1"):
        begin(make_header(TOY, 2, {}, None), 2, bytes(SIZE))


# The text


def test_texts_of_every_version_open() -> None:
    lines = CORPUS.read_text("utf-8").splitlines()
    assert len(lines) >= 8
    for text, last in zip(lines[::2], lines[1::2], strict=True):
        match = read(text)
        assert " ".join((match.id, *match.record.actions[-2:])) == last
        assert verdict(match)[0] == "new"


def test_a_text_without_names_is_as_it_was_before_there_were_any() -> None:
    match = table("eight-by-eight", 2, Random(6)).after(2).match
    with_name = replace(match, names=("", "Ben"))
    assert read(write(with_name)) == with_name
    assert [with_name.name(seat) for seat in (0, 1)] == ["", "Ben"]
    assert read(write(replace(match, names=("", "")))) == match
    assert write(replace(match, names=("",))) == write(match)


@pytest.mark.parametrize("name", NAMES["seen"], ids=ascii)
def test_a_name_that_is_seen_travels(name: str) -> None:
    match = replace(table("eight-by-eight", 2, Random(6)).after(2).match, names=(name,))
    assert is_name(name)
    assert read(write(match)).names == (name,)


@pytest.mark.parametrize("name", NAMES["unseen"], ids=ascii)
def test_an_invisible_name_is_none_and_its_old_link_still_opens(name: str) -> None:
    match = table("eight-by-eight", 2, Random(6)).after(2).match
    with pytest.raises(GameError, match="not blank"):
        check_name(name)
    assert read(write(replace(match, names=(name, "Ben")))).names == ("", "Ben")


def test_a_player_can_change_their_name_and_take_it_away() -> None:
    first = table("murus-gallicus", 2, Random(6))
    names = []
    for name in ("Ann", "Ben", None, "", "Annie"):
        author = next_author(first.match)
        assert author is not None
        action = final(first.match.record).legal_actions()[0]
        answer = turn(first.match, first.secrets[author], [action], name=name).match
        assert answer is not None
        first = replace(first, match=read(write(answer)))
        names.append(answer.names)
    assert names == [("Ann",), ("Ann", "Ben"), ("Ann", "Ben"), ("Ann",), ("Annie",)]


def wrong(text: str) -> GameError:
    with pytest.raises(GameError) as error:
        read(text)
    return error.value


def test_a_text_that_was_cut_or_changed_is_refused() -> None:
    text = write(table("eight-by-eight", 3, Random(6)).after(9).match)
    for length in range(len(text)):
        assert wrong(text[:length]).kind == "bad-link"
    for at in range(1, len(text)):
        other = ALPHABET[(ALPHABET.index(text[at]) + 1) % 64]
        assert wrong(text[:at] + other + text[at + 1 :]).kind == "bad-link"
    assert wrong(f"n{text[1:]}").kind == "bad-link"
    assert wrong(resealed("n", text[HEAD:])).kind == "newer-link"


@pytest.mark.parametrize(
    "forged",
    [
        lambda match: replace(match, values=match.values[:1]),
        lambda match: replace(match, record=replace(match.record, seed="lucky")),
        lambda match: replace(match, record=end(match.record, "resigned-0")),
        lambda match: replace(match, names=("\u202eAnn",)),
        lambda match: match,
    ],
    ids=["nobody joined", "with a seed", "the other resigns", "a bad name", "half a message"],
)
def test_a_text_that_no_player_can_have_sent_is_refused(forged: Any) -> None:
    match = table("eight-by-eight", 2, Random(6)).after(3).match
    look = turn(match, table("eight-by-eight", 2, Random(6)).secrets[1]).record
    assert wrong(write(forged(replace(match, record=look)))).kind == "bad-link"


def test_the_name_of_a_match_tells_it_from_others() -> None:
    names = {match_id(Random(n).randbytes(SIZE)) for n in range(100)}
    assert len(names) == 100
    assert all(len(name) == 8 and set(name) <= set(ALPHABET) for name in names)
