"""Games by messages at the door: the calls match, message and receive."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from pygames.door.matches import length_of
from pygames.errors import GameError
from pygames.games import guest
from pygames.simple import Row, State, game
from tests.support.door import failure, ok

ONE, OTHER = "A" * 22, "B" * 21 + "A"


def begun(**more: Any) -> dict[str, Any]:
    arguments = {"game": "eight-by-eight", "seat": 0, "secret": ONE} | more
    match: dict[str, Any] = ok("match", **arguments)
    return match


def sent(match: dict[str, Any], secret: str, *actions: str) -> dict[str, Any]:
    message: dict[str, Any] = ok("message", match=match["link"], secret=secret, actions=actions)[
        "match"
    ]
    return message


def test_a_match_takes_players_options_and_a_start_as_new_games_do() -> None:
    match = begun(game="on-tour", players=3, seat=2, options={"map": "usa"})
    assert (match["record"]["players"], match["record"]["options"]) == (3, {"map": "usa"})
    assert (match["first"], match["joined"], match["author"], match["next"]) == (2, [], None, 2)
    start = "8/8/8/3b4/3W4/8/8 w"
    assert begun(game="murus-gallicus", start=start)["record"]["start"] == start


def test_a_match_says_whether_chance_sets_up_the_game_also_once_it_is_played() -> None:
    begins = [begun(), begun(game="on-tour"), begun(game="murus-gallicus")]
    assert [match["chance"] for match in begins] == [True, True, False]
    assert sent(begins[2], ONE, "d1-d3")["chance"] is False


def test_two_join_and_the_first_sees_their_roll_before_they_decide() -> None:
    second = sent(sent(begun(), ONE), OTHER)
    assert (second["joined"], second["next"], second["record"]["actions"]) == ([0, 1], 0, [])
    look = ok("message", match=second["link"], secret=ONE, actions=[])
    assert (look["seat"], look["match"]) == (0, None)
    (roll,) = look["record"]["actions"]
    decision = ok("state", record=look["record"])["legal"][0]
    whole = ok("message", match=second["link"], secret=ONE, actions=[decision])
    assert whole["match"]["record"] == whole["record"]
    assert whole["record"]["actions"] == [roll, decision]
    assert (whole["match"]["author"], whole["match"]["next"]) == (0, 1)


@pytest.mark.parametrize("name", ["a" * 21, "two\nlines", "\u202etxt", "\u2067", " ", "a "])
def test_a_name_that_would_change_the_text_around_it_is_refused(name: str) -> None:
    arguments = {"match": begun()["link"], "secret": ONE, "actions": [], "name": name}
    assert failure("message", **arguments)["kind"] == "bad-request"


@pytest.mark.parametrize(
    ("kind", "arguments"),
    [
        ("bad-request", {"secret": ONE}),
        ("bad-request", {"seat": 0}),
        ("bad-request", {"secret": ONE, "seat": 2}),
        ("bad-secret", {"secret": "short", "seat": 0}),
    ],
)
def test_a_secret_comes_with_its_seat(kind: str, arguments: dict[str, Any]) -> None:
    assert failure("receive", link=sent(begun(), ONE)["link"], **arguments)["kind"] == kind


def fits(link: str, record: dict[str, Any], own: str, **more: Any) -> str:
    arguments = {"link": link, "record": record, "kept": own, "secret": ONE, "seat": 0, "joined": 1}
    kind: str = ok("fit", **arguments | more)["kind"]
    return kind


def seen(match: dict[str, Any]) -> dict[str, Any]:
    """The game as the first player sees it whose turn it is."""
    record: dict[str, Any] = ok("message", match=match["link"], secret=ONE, actions=[])["record"]
    return record


def test_a_match_that_arrives_fits_a_sound_game() -> None:
    first = sent(begun(), ONE)
    second = sent(first, OTHER)
    assert fits(second["link"], first["record"], first["link"]) == "newer"
    assert fits(second["link"], seen(second), second["link"], since=1, joined=2) == "same"
    assert fits(first["link"], seen(second), second["link"], since=1, joined=2) == "older"


def test_a_damaged_message_is_mended_by_one_that_has_all_that_was_seen() -> None:
    first = sent(begun(), ONE)
    second = sent(first, OTHER)
    record, damaged = seen(second), second["link"][:-3]
    turn = {"since": len(record["actions"]), "joined": 2}
    assert fits(second["link"], record, damaged, **turn) == "mends"
    # What was decided since is not in the message.
    decision = ok("state", record=record)["legal"][0]
    longer = record | {"actions": [*record["actions"], decision]}
    assert fits(second["link"], longer, damaged, **turn) == "mends"
    assert fits(second["link"], longer, damaged, joined=2) == "too-old"
    assert fits(first["link"], record, damaged, **turn) == "too-old"
    another = begun(secret=OTHER)["link"]
    assert fits(second["link"], record, another, **turn) == "mends"


@pytest.mark.parametrize("wrong", [{"players": 3}, {"game": "nim"}, {"actions": ["x"]}])
def test_a_message_of_another_game_mends_none(wrong: dict[str, Any]) -> None:
    second = sent(sent(begun(), ONE), OTHER)
    assert fits(second["link"], seen(second) | wrong, "", since=1, joined=2) == "too-old"


def test_a_game_that_was_ended_early_is_mended_only_by_its_end() -> None:
    first = sent(begun(game="murus-gallicus", seat=1), ONE)
    arguments = {"match": first["link"], "secret": OTHER, "actions": [], "resign": True}
    over = ok("message", **arguments)["match"]
    own = {"seat": 1, "joined": 2}
    assert fits(over["link"], over["record"], "", **own) == "mends"
    assert fits(first["link"], over["record"], "", **own | {"joined": 1}) == "too-old"


def test_a_secret_that_never_fitted_is_damaged_for_any_message() -> None:
    second = sent(sent(begun(), ONE), OTHER)
    own = {"record": second["record"], "own": second["link"], "joined": 2}
    assert fits(second["link"], **own, secret=OTHER) == "damaged"
    assert fits(second["link"], **own, secret="short") == "damaged"
    assert fits(second["link"], **own, seat=2) == "damaged"
    # A message that fits what was kept contradicts what another player has sent.
    unjoined = {**own, "own": begun()["link"]}
    assert fits(second["link"], **unjoined, secret=OTHER) == "foreign-secret"


@pytest.mark.parametrize(
    ("kind", "arguments"),
    [
        ("bad-secret", {"secret": "short"}),
        ("bad-players", {"players": 9}),
        ("bad-players", {"game": "on-tour", "players": 1}),
        ("bad-request", {"seat": 2}),
        ("bad-request", {"seat": -1}),
        ("bad-start", {"start": "nowhere"}),
        ("unknown-game", {"game": "chess"}),
    ],
)
def test_a_match_that_can_not_begin_is_refused(kind: str, arguments: dict[str, Any]) -> None:
    request = {"game": "eight-by-eight", "seat": 0, "secret": ONE} | arguments
    assert failure("match", **request)["kind"] == kind


@pytest.mark.parametrize(
    ("game", "players", "takes"),
    [
        ("on-tour", 4, {"messages": 80, "rounds": 20, "dice": True}),
        ("eight-by-eight", 2, {"messages": 30, "rounds": 14, "dice": True}),
    ],
)
def test_about_how_much_a_match_with_dice_takes_is_known_before_it_begins(
    game: str, players: int, takes: dict[str, Any]
) -> None:
    assert length_of(game, players) == takes


@dataclass(frozen=True)
class Pacing(State):
    """Two people walk to and fro, and never arrive."""

    board = Row(3)
    at: str = "1"
    ply: int = 0

    @property
    def pieces(self) -> dict[str, str]:
        return {self.at: "red"}

    def current_player(self) -> int:
        return self.ply % 2

    def legal_actions(self) -> list[str]:
        return self.board.neighbours(self.at)

    def child(self, action: str) -> Pacing:
        return Pacing(action, self.ply + 1)

    def returns(self) -> None:
        return None


def test_a_game_that_need_not_end_has_no_length() -> None:
    pacing = game(Pacing, title="Pacing", goal="Walk")
    with guest(pacing), pytest.raises(GameError, match="Pacing may take any number of moves"):
        length_of(pacing.id)


def test_a_game_that_only_chance_sets_up_has_no_dice_to_wait_for() -> None:
    assert length_of("eight-cities")["dice"] is False
