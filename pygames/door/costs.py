"""The look back at a game: which plies are worth evaluating, and what each decision cost."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from pygames.core import CHANCE, Action, Player
from pygames.door import data
from pygames.door.weigh import PER_POINT
from pygames.errors import GameError
from pygames.record import Record, states

LEAST = 0.04
"""The least cost that is worth telling, as a part of a win."""
MOST = 6
"""Maximum number of decisions that are told."""
STRIDES = (16, 8, 4, 2, 1)


@dataclass(frozen=True)
class Cost:
    """A decision, and what would have been better."""

    ply: int
    player: Player
    cost: float
    better: Action


def costs(
    record: Record, evaluations: Sequence[data.Judged], closer: Sequence[data.Looked]
) -> data.Costs:
    """Return which plies are still to be evaluated, and the decisions that cost most.

    What a `closer` look has found counts more than the evaluations. Of a player alone there are no
    chances to evaluate: each decision is weighed.
    """
    _check(record, evaluations)
    known = {each["ply"]: each for each in evaluations}
    movers = [state.current_player() for state in states(record)[:-1]]
    if record.header.players == 1:
        return _alone(record, movers, closer)
    found = {each.ply: each for each in _costs(movers, record.actions, known)}
    for look in closer:
        ply = look["ply"]
        if ply in found:
            found[ply] = Cost(ply, movers[ply], look["cost"], look["better"])
    return {
        "plies": [ply for ply in coarse_first(judged(movers)) if ply not in known],
        "costs": [
            _cost(record, each) for each in worst(found.values(), [each["ply"] for each in closer])
        ],
    }


def _alone(record: Record, movers: Sequence[Player], closer: Sequence[data.Looked]) -> data.Costs:
    """Return which decisions of a player alone are still to be weighed, and which cost most."""
    looks = {each["ply"]: each for each in closer if each["ply"] < len(movers)}
    decisions = [ply for ply, mover in enumerate(movers) if mover != CHANCE]
    found = [Cost(ply, 0, looks[ply]["cost"], looks[ply]["better"]) for ply in looks]
    return {
        "plies": [ply for ply in decisions if ply not in looks],
        "costs": [_cost(record, each) for each in worst(found)],
    }


def judged(movers: Sequence[Player]) -> list[int]:
    """Return the plies to evaluate: where a player decides, and the last one.

    Where chance comes right after a decision, that is judged by what was to be expected then.
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

    What was looked at closer at these plies is told before what only seems to have cost more.
    """
    worth = [each for each in found if each.cost >= LEAST]
    told = sorted(worth, key=lambda each: (each.ply not in looked, -each.cost, each.ply))[:MOST]
    return sorted(told, key=lambda each: (-each.cost, each.ply))


def _costs(
    movers: Sequence[Player], actions: Sequence[Action], known: dict[int, data.Judged]
) -> Iterable[Cost]:
    """Yield what each decision cost whoever made it, where the plies around it are evaluated."""
    for ply, mover in enumerate(movers):
        before, after = known.get(ply), known.get(ply + 1)
        if mover == CHANCE or not before or not after or before["action"] is None:
            continue
        best = before["action"]
        lost = 0.0 if best == actions[ply] else before["win"][mover] - after["win"][mover]
        yield Cost(ply, mover, max(0.0, lost), best)


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
    """Return an action with its phrase; GameError where it isn't possible at a ply."""
    state = states(record)[ply]
    if action not in state.legal_actions():
        raise GameError("bad-request", f"no such action at ply {ply}")
    return {"text": action, "phrase": record.game.look.phrase(state, action).words}


def _check(record: Record, evaluations: Sequence[data.Judged]) -> None:
    plies, players = range(len(record.actions) + 1), record.header.players
    if any(each["ply"] not in plies or len(each["win"]) != players for each in evaluations):
        raise GameError("bad-request", "evaluations: expected plies and chances of this record")
