"""The look back at a game: what bots are still to be asked, and what each decision cost.

First all plies are evaluated briefly; then what seems to have cost most is weighed closely. Of a
player alone there are no chances to evaluate: each decision is weighed at a glance.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, cast

from pygames.core import CHANCE, Action, Player
from pygames.door import data
from pygames.door.schema import LARGEST, OF_RECORD, Call, Check
from pygames.door.weigh import PER_POINT
from pygames.errors import GameError
from pygames.record import Record, parse, states

LEAST = 0.04
"""The least cost that is worth telling, as a part of a win."""
MOST = 6
"""Maximum number of decisions in an answer, and of close looks."""
STRIDES = (16, 8, 4, 2, 1)

BRIEFLY = 0.1
"""Seconds for a ply."""
BEFORE_CHANCE = 0.3
"""Seconds for a ply where chance is next, which are shared among its outcomes."""
GLANCE = 0.3
"""Seconds for a decision of a player alone."""
CLOSELY = 1.5
"""Seconds for a decision that seems to have cost much."""


@dataclass(frozen=True)
class Cost:
    """A decision, and what would have been better."""

    ply: int
    player: Player
    cost: float
    better: Action


def costs(
    record: Record, evaluations: Sequence[data.Judged], looks: Sequence[data.Looked]
) -> data.Costs:
    """Return what is still to be asked, and what is known so far.

    What was weighed closely counts more than what seemed so at first.
    """
    _check(record, evaluations, looks)
    movers = [state.current_player() for state in states(record)[:-1]]
    known = {each["ply"]: each for each in evaluations}
    glances = {look["ply"]: look for look in looks if not look["close"]}
    close = {look["ply"]: look for look in looks if look["close"]}
    alone = record.header.players == 1
    first = _first(movers, alone)
    seen: Collection[int] = glances if alone else known
    found = _looked(movers, glances) if alone else _costs(movers, record.actions, known)
    left = [each for each in first if each["at"] not in seen] or [
        _question("weigh", each.ply, CLOSELY, close=True)
        for each in worst(found.values())
        if each.ply not in close
    ]
    seen_closer = _seen_closer(known, close.values())
    if not alone:
        found = _costs(movers, record.actions, seen_closer)
    elif not left:
        found = {}  # what was only seen at a glance is no mark
    marks = found | {
        ply: look for ply, look in _looked(movers, close).items() if alone or ply in found
    }
    return {
        "next": left,
        "done": (len(seen) + len(close)) / (len(first) + MOST) if left else 1,
        "costs": [_cost(record, each) for each in worst(marks.values(), close)],
        "chances": _chances(movers, seen_closer),
    }


def _first(movers: Sequence[Player], alone: bool) -> list[data.Question]:
    """Return the first questions about a game."""
    if alone:
        decisions = [ply for ply, mover in enumerate(movers) if mover != CHANCE]
        return [_question("weigh", ply, GLANCE) for ply in decisions]
    return [
        _question("evaluate", ply, BEFORE_CHANCE if movers[ply : ply + 1] == [CHANCE] else BRIEFLY)
        for ply in coarse_first(judged(movers))
    ]


def _question(
    call: Literal["evaluate", "weigh"], at: int, seconds: float, *, close: bool = False
) -> data.Question:
    return {"call": call, "at": at, "seconds": seconds, "close": close}


def _looked(movers: Sequence[Player], looks: Mapping[int, data.Looked]) -> dict[int, Cost]:
    """Return what was weighed of the decisions."""
    return {
        ply: Cost(ply, movers[ply], look["cost"], look["better"]) for ply, look in looks.items()
    }


def _seen_closer(
    known: Mapping[int, data.Judged], looks: Iterable[data.Looked]
) -> dict[int, data.Judged]:
    """Return the evaluations, replaced by those that had more time."""
    seen = dict(known)
    for look in looks:
        ply, win = look["ply"], look["win"]
        if win and {ply, ply + 1} <= seen.keys():
            seen[ply] = seen[ply] | {"win": win["best"]}
            seen[ply + 1] = seen[ply + 1] | {"win": win["after"]}
    return seen


def _chances(movers: Sequence[Player], known: Mapping[int, data.Judged]) -> list[data.Chances]:
    """Return how the game went, ply by ply."""
    shown = [
        ply for ply in sorted(known) if ply == len(movers) or movers[ply - 1 : ply] != [CHANCE]
    ]
    return [{"ply": ply, "win": known[ply]["win"]} for ply in shown]


def judged(movers: Sequence[Player]) -> list[int]:
    """Return the plies to evaluate: those at which a player decides, and the last one.

    If chance follows a decision, the decision is judged by what was to be expected then.
    """
    return [
        ply
        for ply, mover in enumerate(movers)
        if mover != CHANCE or (ply and movers[ply - 1] != CHANCE)
    ] + [len(movers)]


def coarse_first(plies: Sequence[int]) -> list[int]:
    """Return the same plies, first a few from end to end: so the shape of a game shows early."""
    strides = (ply for stride in STRIDES for ply in plies[::stride])
    return list(dict.fromkeys([plies[0], plies[-1], *strides]))


def worst(found: Iterable[Cost], looked: Collection[int] = ()) -> list[Cost]:
    """Return the decisions that cost most, the worst first.

    Costs that a longer search has found stand before those that only seem higher.
    """
    worth = [each for each in found if each.cost >= LEAST]
    told = sorted(worth, key=lambda each: (each.ply not in looked, -each.cost, each.ply))[:MOST]
    return sorted(told, key=lambda each: (-each.cost, each.ply))


def _costs(
    movers: Sequence[Player], actions: Sequence[Action], known: Mapping[int, data.Judged]
) -> dict[int, Cost]:
    """Return what each decision cost its player, if the plies around it are evaluated."""
    found = {}
    for ply, mover in enumerate(movers):
        before, after = known.get(ply), known.get(ply + 1)
        if mover == CHANCE or not before or not after or before["action"] is None:
            continue
        best = before["action"]
        lost = 0.0 if best == actions[ply] else before["win"][mover] - after["win"][mover]
        found[ply] = Cost(ply, mover, max(0.0, lost), best)
    return found


def _cost(record: Record, found: Cost) -> data.Cost:
    return {
        "ply": found.ply,
        "player": found.player,
        "cost": found.cost,
        "points": found.cost / PER_POINT if record.header.players == 1 else None,
        "action": named(record, found.ply, record.actions[found.ply]),
        "better": named(record, found.ply, found.better),
    }


def named(record: Record, ply: int, action: Action) -> data.Named:
    """Return an action with its phrase; GameError if it isn't possible at a ply."""
    state = states(record)[ply]
    if action not in state.legal_actions():
        raise GameError("bad-request", f"no such action at ply {ply}")
    return {"text": action, "phrase": record.game.look.phrase(state, action).words}


def _check(
    record: Record, evaluations: Sequence[data.Judged], looks: Sequence[data.Looked]
) -> None:
    plies, players = range(len(record.actions) + 1), record.header.players
    if any(each["ply"] not in plies or len(each["win"]) != players for each in evaluations):
        raise GameError("bad-request", "evaluations: expected plies and chances of this record")
    wins = [look["win"] for look in looks if look["win"]]
    if any(look["ply"] not in plies[:-1] for look in looks) or any(
        len(win["best"]) != players or len(win["after"]) != players for win in wins
    ):
        raise GameError("bad-request", "looks: expected plies and chances of this record")


def _answer(
    record: object,
    evaluations: list[data.Judged] | None = None,
    looks: list[data.Looked] | None = None,
) -> data.Costs:
    return costs(parse(record), evaluations or [], looks or [])


def _is_judged(value: object) -> bool:
    return (
        isinstance(value, dict)
        and value.keys() == {"ply", "win", "action"}
        and type(value["ply"]) is int
        and _is_win(value["win"])
        and (value["action"] is None or isinstance(value["action"], str))
    )


def _is_looked(value: object) -> bool:
    return (
        isinstance(value, dict)
        and value.keys() == {"ply", "close", "better", "cost", "win"}
        and type(value["ply"]) is int
        and type(value["close"]) is bool
        and isinstance(value["better"], str)
        and _is_cost(value["cost"])
        and (value["win"] is None or _is_compared(value["win"]))
    )


def _is_compared(value: object) -> bool:
    return (
        isinstance(value, dict)
        and value.keys() == {"best", "after"}
        and all(map(_is_win, value.values()))
    )


def _is_win(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_chance, value))


def _is_cost(value: object) -> bool:
    # If points count, more than a whole win may be lost.
    return type(value) in (int, float) and 0 <= cast("float", value) <= LARGEST


def _is_chance(value: object) -> bool:
    return type(value) in (int, float) and 0 <= cast("float", value) <= 1


_JUDGED = Check(
    "a list of evaluations, each with ply, win and action",
    lambda value: isinstance(value, list) and all(map(_is_judged, value)),
    list[data.Judged],
)
_LOOKED = Check(
    "a list of looks, each with ply, close, better, cost and win",
    lambda value: isinstance(value, list) and all(map(_is_looked, value)),
    list[data.Looked],
)

CALLS = {"costs": Call(_answer, OF_RECORD, {"evaluations": _JUDGED, "looks": _LOOKED})}
