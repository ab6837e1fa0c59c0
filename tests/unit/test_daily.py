"""The daily challenges: what a day asks follows from its number alone."""

import re
from datetime import UTC, datetime
from typing import Any

import pytest

from pygames import daily
from pygames.challenge import LEVELS, Day
from pygames.core import CHANCE
from pygames.game import Game
from pygames.games import catalog, find, guest
from pygames.games.murus_gallicus import position_text
from pygames.games.murus_gallicus.daily import PLIES, every_win, position, wins
from pygames.record import final, settle
from tests.support.door import failure, ok
from tests.support.effort import sampled
from tests.support.forced_wins import first_moves, shortest_win
from tests.toy.dice_nim import GAME as TOY

pytestmark = pytest.mark.slow


def is_daily(game: Game[Any]) -> bool:
    return game.daily is not None


MONDAY = 20_773
"""16 November 2026."""
GAMES = pytest.mark.parametrize("game", [*filter(is_daily, catalog())], ids=lambda game: game.id)


def number(moment: datetime) -> int:
    return (moment - datetime(1970, 1, 1, tzinfo=UTC)).days


def of_day(game: str, day: int) -> dict[str, Any]:
    challenge: dict[str, Any] = ok("daily", game=game, day=day)
    return challenge


def test_a_week_begins_on_monday_and_gets_harder() -> None:
    assert number(datetime(2026, 11, 16, tzinfo=UTC)) == MONDAY
    assert [Day(MONDAY + i).weekday for i in range(7)] == list(range(7))
    assert [Day(MONDAY + i).level for i in range(7)] == list(LEVELS) == sorted(LEVELS)
    assert {Day(MONDAY + i).week for i in range(7)} == {Day(MONDAY).week}
    assert Day(MONDAY + 7).week == Day(MONDAY).week + 1


@GAMES
def test_a_day_begins_the_same_game_for_everyone(game: Game[Any]) -> None:
    for day in range(MONDAY, MONDAY + 7):
        challenge = of_day(game.id, day)
        assert challenge == of_day(game.id, day)
        record = daily.begin(game, Day(day))
        assert challenge["record"] == record.data()
        assert challenge["levels"].count(0) == 1
        assert final(record).current_player() >= 0
        assert daily.day_of(record) == Day(day)


@GAMES
def test_a_days_task_is_one_sentence_and_it_and_the_game_differ(game: Game[Any]) -> None:
    challenges = [of_day(game.id, day) for day in range(MONDAY, MONDAY + 28)]
    specials = [each["special"] for each in challenges]
    assert all(re.fullmatch(r"[A-Z][^.!?\n]{10,100}\.", each) for each in specials), specials
    assert len({*specials}) > 2
    assert len({str(each["record"]) for each in challenges}) == 28
    assert all(0 < each["minutes"] <= game.minutes for each in challenges)


def test_the_task_of_a_day_never_changes() -> None:
    """The same on every Python, and in every version of the page: people compare results."""
    challenges = {id: of_day(id, MONDAY) for id in BEGUN}
    games = {
        id: (each["record"].get("start", " ".join(each["record"]["actions"])), each["levels"])
        for id, each in challenges.items()
    }
    assert games == BEGUN
    assert challenges["on-tour"]["record"]["options"] == {"map": "europe"}


BEGUN = {
    "cercas": ("c5-f5:d4 g5-g7:g5 b6-b8:b6 d6-f6:d6", [1, 0]),
    "eight-by-eight": ("r4", [1, 0]),
    "eight-cities": ("@c6 @c2 @d5 @e6 @c5 @a4 @d4 @e2", [0, 1]),
    "murus-gallicus": ("6B1/bb2B2b/bBbwb1wb/w1w1B1W1/w1w1wb1w/w3w3/1W5W b", [5, 0]),
    "on-tour": ("r27 #GR #MD #RS #IE #BE #LV #NL r22", [0]),
}


@GAMES
def test_bots_of_a_day_have_the_level_of_the_weekday(game: Game[Any]) -> None:
    for day in range(MONDAY, MONDAY + 7):
        challenge = daily.challenge(game, Day(day))
        if challenge.aim == "win" and challenge.start is None:
            assert challenge.level == Day(day).level
            assert set(daily.seats(challenge)) == {0, challenge.level}


@pytest.mark.parametrize("id", ["cercas", "eight-cities", "eight-by-eight", "murus-gallicus"])
def test_a_bot_of_a_day_answers_everybody_alike(id: str) -> None:
    challenge = of_day(id, MONDAY + 6)
    record = challenge["record"]
    if challenge["levels"][ok("state", record=record)["to_move"]] == 0:
        action = ok("state", record=record)["legal"][0]
        record = ok("play", record=record, action=action)["record"]
    first, second = (ok("choose", record=record, level=5) for _ in "ab")
    assert first == second
    assert first.get("playouts", 0) <= 3_000


def test_a_bot_of_a_day_still_obeys_its_limits() -> None:
    record = of_day("cercas", MONDAY)["record"]
    assert ok("choose", record=record, level=5, playouts=20)["playouts"] == 20


@pytest.mark.parametrize("plies", sorted(set(PLIES)))
def test_every_position_to_win_is_proved(plies: int) -> None:
    """Every move of one side against every move of the other, by the rules alone."""
    for win in sampled(every_win()[plies], 6):
        assert shortest_win(position_text.read(win.text)) == plies, win


@pytest.mark.parametrize("plies", sorted(set(PLIES)))
def test_the_first_moves_of_a_position_to_win_are_all_that_win_in_time(plies: int) -> None:
    for win in sampled(every_win()[plies], 4):
        assert first_moves(position_text.read(win.text), plies) == list(win.first), win


def test_there_are_several_stacks_to_choose_from_and_the_right_first_moves_are_said() -> None:
    for day in range(MONDAY, MONDAY + 28):
        challenge = of_day("murus-gallicus", day)
        legal = ok("state", record=challenge["record"])["legal"]
        assert len({action[:2] for action in legal}) > 1
        assert set(first_of(day)) < set(legal)
        assert {said_to(challenge["record"], action) for action in first_of(day)} == {""}
        for action in set(legal) - set(first_of(day)):
            assert said_to(challenge["record"], action).startswith("Not that one")


def first_of(day: int) -> tuple[str, ...]:
    """Return the first moves of a day's win."""
    return position(Day(day))[1].first


def said_to(record: dict[str, Any], action: str) -> str:
    return str(ok("objection", record=record, action=action)["words"])


def test_a_later_move_or_another_game_gets_no_sentence() -> None:
    record = of_day("murus-gallicus", MONDAY)["record"]
    other = {key: value for key, value in record.items() if key != "seed"}
    longer = ok("play", record=record, action=first_of(MONDAY)[0])["record"]
    assert said_to(record, "nothing")
    assert not said_to(longer, "nothing")
    assert not said_to(other, "nothing")
    assert not said_to(record | {"start": "8/8/8/3b4/3W4/8/8 w"}, "nothing")
    assert not said_to(of_day("cercas", MONDAY)["record"], "nothing")


def test_every_position_to_win_comes_before_one_comes_again() -> None:
    texts = [position(Day(MONDAY + 14 + i)) for i in range(7 * 52)]
    assert [plies for plies, _ in texts[:7]] == list(PLIES)
    for plies, positions in wins().items():
        first = [text for n, text in texts if n == plies][: len(positions)]
        assert sorted(first) == sorted(positions)


def test_the_person_has_the_winning_side_and_learns_the_number_of_moves() -> None:
    for day in range(MONDAY, MONDAY + 7):
        challenge = of_day("murus-gallicus", day)
        assert ok("state", record=challenge["record"])["to_move"] == challenge["levels"].index(0)
        moves = (PLIES[day - MONDAY] + 1) // 2
        assert f"takes {moves} moves" in challenge["task"]


def test_a_bot_has_a_score_to_beat() -> None:
    scores = [ok("rival", game="on-tour", day=MONDAY, level=level)["score"] for level in (1, 2)]
    assert scores == [22, 21]


@pytest.mark.parametrize(
    ("call", "arguments", "kind"),
    [
        ("daily", {"game": "cercas", "day": -1}, "bad-request"),
        ("daily", {"game": "cercas", "day": 2_932_897}, "bad-request"),
        ("daily", {"game": "chess", "day": 1}, "unknown-game"),
        ("rival", {"game": "cercas", "day": 1, "level": 1}, "not-supported"),
        ("rival", {"game": "on-tour", "day": 1, "level": 9}, "bad-request"),
    ],
)
def test_a_task_that_no_day_has_is_refused(call: str, arguments: dict[str, Any], kind: str) -> None:
    with guest(TOY):
        assert failure("daily", game=TOY.id, day=MONDAY)["kind"] == "not-supported"
    assert failure(call, **arguments)["kind"] == kind


def test_a_seed_that_names_no_day_is_of_no_day() -> None:
    record = daily.begin(find("cercas"), Day(MONDAY))
    assert record.seed == "day-20773"
    for seed in ("day-020773", "day-", "day-99999999", "friday"):
        assert daily.day_of(type(record)(record.header, record.actions, seed)) is None
    assert settle(record) == record
    assert final(record).current_player() != CHANCE
