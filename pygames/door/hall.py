"""The hall of fame at the door: what there is to say of the finished games of one game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from pygames import hall
from pygames.challenge import Day
from pygames.door import data
from pygames.game import Game
from pygames.hall import Finished
from pygames.rating import Career, careers


def hall_of(game: Game[Any], finished: Sequence[data.FinishedGame], day: Day) -> data.Hall:
    """Return the hall of fame of a game on a day; its games stand in their order, oldest first."""
    games = [Finished(**each) for each in finished]
    counted = [each for each in games if each.counts()]
    rated = careers(hall.rated(counted))
    points = not rated and "points" in game.feats
    return {
        "older": sum(each.kind is None for each in counted),
        "players": _players(counted),
        "ratings": _ratings(rated, day.number),
        "bests": [_best(each) for each in hall.bests(counted, game.feats)],
        "plot": "points" if points else "ratings",
        "lines": _points(counted) if points else _histories(rated),
        "others": [
            _uncounted(kind, of_kind)
            for kind in get_args(hall.Uncounted)
            if (of_kind := [each for each in games if each.kind == kind])
        ],
    }


def _players(games: Sequence[Finished]) -> list[data.HallPlayer]:
    names = hall.callings(games)
    return [
        {
            "id": who,
            "name": name,
            "level": hall.level_of(who),
            "tally": _tally(hall.tally(games, who)),
            "against": [] if hall.level_of(who) else _against(games, who, names),
        }
        for who, name in names.items()
    ]


def _against(games: Sequence[Finished], who: str, others: dict[str, str]) -> list[data.Against]:
    own = [game for game in games if who in game.players]
    met = ((other, hall.tally(own, who, other)) for other in others if other != who)
    return [{"id": other, "tally": _tally(tally)} for other, tally in met if tally.played]


def _tally(tally: hall.Tally) -> data.Tally:
    return {
        "played": tally.played,
        "won": tally.won,
        "drawn": tally.drawn,
        "lost": tally.lost,
    }


def _ratings(rated: dict[str, Career], day: int) -> list[data.Rated]:
    now = {who: career.on(day) for who, career in rated.items()}
    best_first = sorted(now.items(), key=lambda each: -each[1].points)
    return [
        {"id": who, "points": rating.points, "deviation": rating.deviation}
        for who, rating in best_first
    ]


def _histories(rated: dict[str, Career]) -> list[data.Line]:
    return [
        {"id": who, "values": [(day, rating.points) for day, rating in career.history]}
        for who, career in rated.items()
        if not hall.level_of(who)
    ]


def _points(games: Sequence[Finished]) -> list[data.Line]:
    return [{"id": who, "values": hall.points_of(games, who)} for who in hall.callings(games)]


def _best(best: hall.Best) -> data.Best:
    return {"kind": best.kind, "value": best.value, "id": best.who, "at": best.at}


def _uncounted(kind: hall.Uncounted, games: Sequence[Finished]) -> data.Uncounted:
    own = [(each, each.seats.index("person")) for each in games if "person" in each.seats]
    alone = [each.scores[seat] or 0 for each, seat in own if len(each.seats) == 1]
    return {
        "kind": kind,
        "games": len(games),
        "won": sum(each.won(seat) for each, seat in own),
        "best": max(alone, default=None),
    }
