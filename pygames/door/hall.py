"""The hall of fame at the door: what there is to say of the finished games of one game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, cast, get_args

from pygames import daily, hall
from pygames.challenge import Day
from pygames.door.data import data_of
from pygames.door.fits import Within, check_of
from pygames.door.hall_data import (
    MOST_SEATS,
    Against,
    Best,
    Facing,
    FinishedGame,
    Hall,
    HallPlayer,
    Line,
    Rated,
    Tally,
    Uncounted,
    Variant,
)
from pygames.door.schema import TEXT, WHOLE, Call, Check
from pygames.game import Game
from pygames.games import find
from pygames.hall import Finished
from pygames.rating import Career, Comparison, Rating, careers, compared, most_alike

_MOST_FINISHED = 2_000
_Games = Annotated[list[FinishedGame], Within(0, _MOST_FINISHED)]
_SEAT = re.compile(r"person|far|bot[0-9]{1,2}(\.25|\.5|\.75)?", re.ASCII)


def hall_of(game: Game[Any], finished: Sequence[FinishedGame], day: Day) -> Hall:
    """Return the hall of fame of a game on a day; its games stand in their order, oldest first."""
    games = [_finished(each, game.defaults()) for each in finished]
    ratable = [each for each in games if each.counts()]
    rated = careers(hall.rated(ratable))
    ratings = {who: career.on(day.number) for who, career in rated.items()}
    points = not rated and "points" in game.feats
    variant = hall.variants(ratable)[0] if points and ratable else None
    return {
        "players": _players(ratable, ratings, game.bots.levels),
        "ratings": _ratings(ratings),
        "bests": [_best(each) for each in hall.bests(ratable, game.feats, shared=not game.sheets)],
        "plot": "points" if points else "ratings",
        "lines": _points(ratable, variant) if variant else _histories(rated),
        "of": _variant(variant),
        "others": [
            _uncounted(kind, of_kind)
            for kind in get_args(hall.Uncounted)
            if (of_kind := [each for each in games if each.kind == kind])
        ],
    }


def _finished(game: FinishedGame, defaults: Mapping[str, str]) -> Finished:
    return Finished(**game | {"options": {**defaults, **game["options"]}})


def _players(
    games: Sequence[Finished], ratings: Mapping[str, Rating], levels: Sequence[int]
) -> list[HallPlayer]:
    names = hall.callings(games)
    people = [who for who in names if not hall.level_of(who)]
    # The only person here sees which bots are still to be met.
    bots = [f"bot{level}" for level in levels] if len(people) == 1 else []
    return [
        {
            "id": who,
            "name": name,
            "level": hall.level_of(who),
            "tally": data_of(Tally, hall.tally(games, who)),
            "against": (against := _against(games, who, names) if who in people else []),
            "facing": _facing(who, against, bots, ratings) if against else [],
            "alike": _alike(who, ratings),
        }
        for who, name in names.items()
    ]


def _against(games: Sequence[Finished], who: str, others: dict[str, str]) -> list[Against]:
    own = [game for game in games if who in game.players]
    met = ((other, hall.tally(own, who, other)) for other in others if other != who)
    return [{"id": other, "tally": data_of(Tally, tally)} for other, tally in met if tally.played]


def _facing(
    who: str,
    against: Sequence[Against],
    bots: Sequence[str],
    ratings: Mapping[str, Rating],
) -> list[Facing]:
    """List a player's opponents so far and the bots still to meet, the weakest bot first."""
    met = {each["id"]: each["tally"] for each in against}
    own = ratings.get(who)

    def strength(other: str) -> Comparison | None:
        return compared(ratings[other], own) if own and other in ratings else None

    everybody = sorted([*met, *(bot for bot in bots if bot not in met)], key=hall.level_of)
    return [
        {
            "id": other,
            "level": hall.level_of(other),
            "tally": met.get(other),
            "strength": strength(other),
        }
        for other in everybody
    ]


def _alike(who: str, ratings: Mapping[str, Rating]) -> str | None:
    """Find the bot that is about as strong as a person."""
    bots = {other: rating for other, rating in ratings.items() if hall.level_of(other)}
    return most_alike(ratings[who], bots) if who in ratings and who not in bots else None


def _ratings(ratings: Mapping[str, Rating]) -> list[Rated]:
    best_first = sorted(ratings.items(), key=lambda each: -each[1].points)
    return [data_of(Rated, rating, id=who) for who, rating in best_first]


def _histories(rated: dict[str, Career]) -> list[Line]:
    return [
        {"id": who, "values": [(day, rating.points) for day, rating in career.history]}
        for who, career in rated.items()
        if not hall.level_of(who)
    ]


def _points(games: Sequence[Finished], variant: hall.Variant) -> list[Line]:
    same = [game for game in games if game.variant == variant]
    return [{"id": who, "values": hall.points_of(same, who)} for who in hall.callings(same)]


def _best(best: hall.Best) -> Best:
    return data_of(Best, best, id=best.who, of=_variant(best.variant))


def _variant(variant: hall.Variant | None) -> Variant | None:
    return {"options": variant[0], "players": variant[1]} if variant else None


def _uncounted(kind: hall.Uncounted, games: Sequence[Finished]) -> Uncounted:
    own = [(each, each.seats.index("person")) for each in games if "person" in each.seats]
    alone = all(len(each.seats) == 1 for each in games)
    return {
        "kind": kind,
        "games": len(games),
        "won": None if alone else sum(each.won(seat) for each, seat in own),
    }


def _hall(game: str, games: list[FinishedGame], day: int) -> Hall:
    return hall_of(find(game), games, daily.check_day(day))


def _are_finished(value: object) -> bool:
    return check_of(_Games)(value) and all(map(_is_whole, cast("list[FinishedGame]", value)))


def _is_whole(game: FinishedGame) -> bool:
    """Tell whether a game has everything for each of its seats, on a day that has a date."""
    many = len(game["seats"])
    return (
        game["at"] // hall.DAY_MS <= daily.LAST
        and all(map(_SEAT.fullmatch, game["seats"]))
        and all(
            len(each) == many
            for each in (game["names"], game["places"], game["scores"], game["moves"])
        )
    )


FINISHED = Check(
    f"a list of up to {_MOST_FINISHED} finished games of 1 to {MOST_SEATS} players",
    _are_finished,
    list[FinishedGame],
)

CALLS = {"hall": Call(_hall, {"game": TEXT, "games": FINISHED, "day": WHOLE}, {})}
