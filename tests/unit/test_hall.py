"""The hall of fame: who is who across games, their results, records, and what counts."""

from typing import Any

import pytest

from pygames.core import Outcome
from tests.support.door import failure, ok

DAY_MS = 86_400_000


def game(at: float = 100 * DAY_MS, **more: Any) -> dict[str, Any]:
    usual = {
        "at": at,
        "seats": ["person", "bot2"],
        "names": ["", ""],
        "places": [0, 1],
        "scores": [7, 5],
        "moves": [4, 4],
        "kind": "rated",
        "early": False,
        "options": {},
    }
    return usual | more


ON_MAPS: list[dict[str, Any]] = [{"options": {"map": name}} for name in ("europe", "usa")]
LOST: dict[str, Any] = {"places": [1, 0]}
ALONE: dict[str, Any] = {
    "seats": ["person"],
    "names": [""],
    "places": [0],
    "scores": [30],
    "moves": [24],
}


def hall(*games: dict[str, Any], of: str = "cercas", day: int = 200) -> Any:
    return ok("hall", game=of, games=list(games), day=day)


def players(answer: Any) -> list[tuple[str, str, int]]:
    return [(each["id"], each["name"], each["level"]) for each in answer["players"]]


# Who is who


def test_people_are_known_by_their_names_or_as_the_one_person_here() -> None:
    """A name is the same in small and in wide letters."""
    two = game(seats=["person", "person"], names=["Ann", "ÅSE"])
    again = game(names=["\uff21nn", ""])
    strangers = game(seats=["person", "person"])
    assert players(hall(two, again, game(), strangers)) == [
        ("name:ann", "\uff21nn", 0),
        ("name:åse", "ÅSE", 0),
        ("bot2", "", 2),
        ("you", "", 0),
    ]


def test_a_game_with_people_far_away_is_rated_if_they_gave_their_names() -> None:
    far = ["person", "far"]
    people, unknown = game(seats=far, names=["Ann", "Ben"]), game(seats=far)
    assert {each["id"] for each in hall(people)["ratings"]} == {"name:ann", "name:ben"}
    assert hall(unknown)["ratings"] == []
    assert players(hall(unknown)) == [("you", "", 0)]


# Results of games


def test_games_are_counted_with_all_opponents_and_with_each() -> None:
    draw = game(places=[0, 0], seats=["person", "bot3"])
    fame = hall(game(), game(**LOST), draw, game(**ALONE))
    you, bot, other = fame["players"]
    assert you["tally"] == {"played": 3, "won": 1, "drawn": 1, "lost": 1}
    assert you["against"] == [
        {"id": "bot2", "tally": {"played": 2, "won": 1, "drawn": 0, "lost": 1}},
        {"id": "bot3", "tally": {"played": 1, "won": 0, "drawn": 1, "lost": 0}},
    ]
    assert other["tally"] == {"played": 1, "won": 0, "drawn": 1, "lost": 0}
    assert bot["against"] == other["against"] == []


def facing(fame: Any, who: str = "you") -> list[tuple[str, bool, str | None]]:
    (player,) = [each for each in fame["players"] if each["id"] == who]
    return [(each["id"], each["tally"] is not None, each["strength"]) for each in player["facing"]]


def test_the_only_person_faces_those_met_and_the_bots_still_to_be_met_by_their_levels() -> None:
    fame = hall(game(seats=["person", "bot3"]), game(seats=["person", "bot2.25"]))
    assert [each[:2] for each in facing(fame)] == [
        ("bot1", False),
        ("bot2", False),
        ("bot2.25", True),
        ("bot3", True),
        ("bot4", False),
        ("bot5", False),
    ]
    assert facing(fame, "bot3") == []
    several = hall(game(seats=["person", "person"], names=["Ann", "Ben"]))
    assert [each[:2] for each in facing(several, "name:ann")] == [("name:ben", True)]


def test_opponents_are_compared_as_far_as_games_tell() -> None:
    fame = hall(*[game()] * 12, game(**LOST, seats=["person", "bot5"]))
    strengths = {who: strength for who, _, strength in facing(fame)}
    assert strengths["bot2"] == "weaker"
    assert strengths["bot5"] != "weaker"
    assert strengths["bot1"] is None


def test_the_bot_that_is_about_as_strong_as_a_person_is_named() -> None:
    even = hall(game(), game(**LOST))
    assert [each["alike"] for each in even["players"]] == ["bot2", None]
    assert [each["alike"] for each in hall(*[game()] * 12)["players"]] == [None, None]
    people = hall(game(seats=["person", "person"], names=["Ann", "Ben"], places=[0, 0]))
    assert [each["alike"] for each in people["players"]] == [None, None]


# Ratings


def test_ratings_stand_in_their_order_and_a_plot_shows_those_of_people_by_day() -> None:
    fame = hall(game(DAY_MS, **LOST), game(3 * DAY_MS), game(3 * DAY_MS))
    you, bot = fame["ratings"]
    assert (you["id"], bot["id"]) == ("you", "bot2")
    assert you["points"] > 1500 > bot["points"]
    assert 0 < you["deviation"] < 350
    (line,) = fame["lines"]
    assert fame["plot"] == "ratings"
    assert (line["id"], [day for day, _ in line["values"]]) == ("you", [1, 3])
    assert line["values"][-1][1] == you["points"]


def test_a_rating_is_less_certain_on_a_later_day() -> None:
    (then, _), (now, _) = (hall(game(), day=day)["ratings"] for day in (100, 140))
    assert now["points"] == then["points"]
    assert now["deviation"] > then["deviation"]


def test_of_games_played_alone_a_plot_shows_the_points() -> None:
    fame = hall(game(1.5 * DAY_MS, **ALONE), game(3 * DAY_MS, **ALONE), of="on-tour")
    assert fame["ratings"] == []
    assert fame["plot"] == "points"
    assert fame["lines"] == [{"id": "you", "values": [[1.5, 30], [3, 30]]}]


# Records


def bests(*games: dict[str, Any], of: str) -> list[tuple[str, float, str, float]]:
    return [
        (each["kind"], each["value"], each["id"], each["at"])
        for each in hall(*games, of=of)["bests"]
    ]


def test_records_are_those_of_people() -> None:
    games = [
        game(1, scores=[7, 90]),
        game(2, moves=[3, 3]),
        game(3, moves=[2, 2], **LOST),
        game(4, scores=[9, None]),
    ]
    points, quickest = ("points", 9, "you", 4), ("quickest", 3, "you", 2)
    row = ("row", 2, "you", 2)
    assert bests(*games, of="murus-gallicus") == [quickest, row]
    assert bests(*games, of="on-tour") == [points, row]
    assert bests(game(scores=[None, None], **LOST), of="murus-gallicus") == []


def test_points_that_lose_are_a_record_only_where_each_has_a_board() -> None:
    games = game(1, scores=[9, 7]), game(2, scores=[17, 20], **LOST)
    draw = game(3, scores=[12, 12], places=[0, 0])
    ended = game(4, scores=[None, None], early=True)
    for of, most in (("cercas", 9), ("on-tour", 17)):
        assert ("points", most) in [best[:2] for best in bests(*games, ended, of=of)]
    assert ("points", 12, "you", 3) in bests(*games, draw, of="cercas")
    assert bests(game(scores=[17, 20], **LOST), of="cercas") == []


def test_a_win_by_resignation_is_not_the_quickest() -> None:
    def won(moves: int, **more: Any) -> dict[str, Any]:
        ended: dict[str, Any] = {"moves": [moves, moves], "scores": [None, None]}
        return game(**ended | more)

    def quickest(*games: dict[str, Any]) -> list[float]:
        best = bests(*games, of="murus-gallicus")
        return [value for kind, value, *_ in best if kind == "quickest"]

    assert quickest(won(0, early=True), won(9, early=False)) == [9]


def records(*games: dict[str, Any], of: str) -> list[tuple[str, float, Any]]:
    return [(each["kind"], each["value"], each["of"]) for each in hall(*games, of=of)["bests"]]


def test_results_compare_where_options_and_the_number_of_players_are_the_same() -> None:
    europe, usa = ON_MAPS
    alone = ALONE | {"scores": [45]}
    two = game(scores=[60, 70], places=[1, 0], **europe)
    best = records(game(**alone, **europe), game(**ALONE, **usa), two, of="on-tour")
    assert best == [
        ("points", 60, {"options": {"map": "europe"}, "players": 2}),
        ("points", 30, {"options": {"map": "usa"}, "players": 1}),
        ("points", 45, {"options": {"map": "europe"}, "players": 1}),
    ]


def test_options_that_are_left_out_are_those_that_a_game_has_by_itself() -> None:
    games = game(), game(options={"swap": "off"}), game(options={"swap": "on"}, moves=[9, 9])
    best = records(*games, of="murus-gallicus")
    assert [value for kind, value, _ in best if kind == "quickest"] == [9, 4]
    assert ("row", 3, None) in best, "these are counted over all games"


def test_a_plot_shows_the_points_of_games_that_compare_with_the_last() -> None:
    europe, usa = ON_MAPS
    games = game(DAY_MS, **ALONE, **europe), game(2 * DAY_MS, **ALONE, **usa)
    fame = hall(*games, of="on-tour")
    assert fame["lines"] == [{"id": "you", "values": [[2, 30]]}]
    assert fame["of"] == {"options": {"map": "usa"}, "players": 1}


# What counts


@pytest.mark.parametrize("kind", ["practice", "challenge", "elsewhere"])
def test_games_of_other_kinds_change_no_rating_and_set_no_record(kind: str) -> None:
    fame = hall(game(kind=kind), game(kind=kind, **LOST))
    assert (fame["players"], fame["ratings"], fame["bests"]) == ([], [], [])
    assert (fame["lines"], fame["of"]) == ([], None)
    assert fame["others"] == [{"kind": kind, "games": 2, "won": 1}]


def test_challenges_played_alone_are_not_won() -> None:
    tries = [game(kind="challenge", **ALONE | {"scores": [score]}) for score in (12, 31, None)]
    assert hall(*tries, of="on-tour")["others"] == [{"kind": "challenge", "games": 3, "won": None}]


@pytest.mark.parametrize(
    "wrong",
    [
        3, [3], [game() | {"seats": ["person", "robot"]}], [game() | {"seats": []}],
        [game() | {"seats": ["person"] * 17, "names": [""] * 17}], [game() | {"names": [""]}],
        [game() | {"names": ["", 3]}], [game() | {"places": [0, True]}],
        [game() | {"places": [0, -1]}], [game() | {"scores": [0]}], [game() | {"scores": ["7", 5]}],
        [game() | {"moves": [4, 0.5]}], [game() | {"at": "1"}], [game() | {"at": -1}],
        [game() | {"at": 1e300}], [game() | {"kind": "won"}], [game() | {"early": "yes"}],
        [game() | {"options": {"map": 3}}], [game() | {"more": 1}], [{"at": 1}], [game()] * 2_001,
    ],
)  # fmt: skip
def test_anything_but_a_list_of_finished_games_is_refused(wrong: object) -> None:
    assert failure("hall", game="cercas", games=wrong, day=200)["kind"] == "bad-request"


@pytest.mark.parametrize("day", [-1, 10**9])
def test_a_day_without_a_date_is_refused(day: int) -> None:
    assert failure("hall", game="cercas", games=[], day=day)["kind"] == "bad-request"


# Places


def test_winners_come_first_then_points_and_in_a_draw_all_share_the_first_place() -> None:
    def places(*scores: int, winners: tuple[int, ...]) -> tuple[int, ...]:
        return Outcome(True, scores, scores, winners=winners).places()

    assert places(3, 5, 5, winners=(0,)) == (0, 1, 1)
    assert places(3, 5, 4, winners=(1, 2)) == (2, 0, 0)
    assert places(3, 5, 5, winners=()) == (0, 0, 0)
    assert Outcome(over=False).places() == ()
