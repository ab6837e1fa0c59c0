"""The look back at a game: what bots are still to be asked, and what each decision cost.

First all plies are evaluated briefly. What seems to have cost much is weighed closely, and what
still does is set beside the better action once more; only what both looks have found is told. The
course of the game is drawn from the same costs, so that it agrees with them. Of a player alone
there are no chances to evaluate: each decision is weighed at a glance first.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from pygames.core import CHANCE, Action, Player
from pygames.door import costs_data
from pygames.door.advice import Win
from pygames.door.costs_data import Chances, Costs, Judged, Look, Looked, Question, TurningPoint
from pygames.door.reasons import does
from pygames.door.schema import OF_RECORD, Call, checked
from pygames.door.thinking_data import Named
from pygames.door.weigh import PER_POINT, SERIOUS, is_serious
from pygames.errors import GameError
from pygames.record import Record, parse, states

MOST_EACH, MOST = 5, 10
"""Maximum number of close looks at the decisions of each player, and of a game."""
DRIFT = 0.09
"""The most by which chances in the chart change at a decision that isn't reported."""
BEHIND = 0.1
"""By how much somebody must have been behind for a game to have turned."""
ENOUGH = 10
"""The least number of decisions that shows how much searches favour the player to move."""
STRIDES = (16, 8, 4, 2, 1)

BRIEFLY = 0.1
"""Seconds for a ply."""
BEFORE_CHANCE = 0.3
"""Seconds for a ply where chance is next, which are shared among its outcomes."""
GLANCE = 0.3
"""Seconds for a decision of a player alone."""
CLOSELY = 0.8
"""Seconds for a decision that seems to have cost much."""
AGAIN = 1.5
"""Seconds for a decision that still seems costly, beside the better one."""

Looks = Mapping[int, Looked]
"""Decisions weighed in one way, by ply."""


@dataclass(frozen=True)
class Cost:
    """A decision, and what would have been better."""

    ply: int
    player: Player
    cost: float
    better: Action
    because: str = ""
    win: tuple[float, float] | None = None
    """The player's chances with the better action and after this one; None if points count."""
    settled: bool = False
    """Whether two looks have found it, or a proof."""

    @property
    def serious(self) -> bool:
        """Return whether it is worth telling."""
        return is_serious(self.cost, *(self.win or (None, None)))

    def from_(self, after: float) -> Cost:
        """Return the same with these chances after it."""
        cost = min(self.cost, 1 - after)
        return replace(self, cost=cost, win=(after + cost, after))


def costs(record: Record, evaluations: Sequence[Judged], looks: Sequence[Looked]) -> Costs:
    """Return what is still to be asked, and what is known so far.

    Only what two looks have found is told: a close one, and another at both actions.
    """
    _check(record, evaluations, looks)
    movers = [state.current_player() for state in states(record)[:-1]]
    chances = {each["ply"]: each for each in evaluations}
    glances, close, again = (_by_ply(looks, kind) for kind in ("glance", "close", "again"))
    alone = record.header.players == 1
    first, plies = _first(movers, alone), glances.keys() if alone else chances.keys()
    unknown = [each for each in first if each["at"] not in plies]
    by_ply = _weighed(movers, close, again)
    seems = _weighed(movers, glances) if alone else _seeming(movers, record.actions, chances)
    questions = unknown or [
        *(_again(each) for each in by_ply.values() if each.serious and not each.settled),
        *_closely(seems.values(), close.keys()),
    ]
    serious = {ply: each for ply, each in by_ply.items() if each.serious and each.settled}
    wins = _course(movers, chances, serious)
    course = _chances(movers, wins)
    return {
        "next": questions,
        "done": _done(len(plies), len(close) + len(again), len(first)) if questions else 1,
        "costs": [_cost(record, each) for each in sorted(serious.values(), key=_costliest_first)],
        "chances": course,
        "turned": None if questions else _turned(record, movers, course),
    }


def _by_ply(looks: Sequence[Looked], kind: Look) -> dict[int, Looked]:
    return {look["ply"]: look for look in looks if look["look"] == kind}


def _done(count: int, looked: int, first: int) -> float:
    """Return how much is known, less than 1: the number of looks to come is unknown."""
    return (count + min(looked, MOST - 1)) / (first + MOST)


def _first(movers: Sequence[Player], alone: bool) -> list[Question]:
    """Return the first questions about a game."""
    if alone:
        decisions = [ply for ply, mover in enumerate(movers) if mover != CHANCE]
        return [_question(ply, GLANCE, "glance") for ply in decisions]
    return [
        {"call": "evaluate", "at": ply,
         "seconds": BEFORE_CHANCE if movers[ply : ply + 1] == [CHANCE] else BRIEFLY}
        for ply in coarse_first(judged(movers))
    ]  # fmt: skip


def _question(at: int, seconds: float, look: Look) -> Question:
    return {"call": "weigh", "at": at, "seconds": seconds, "look": look}


def _again(cost: Cost) -> Question:
    return {**_question(cost.ply, AGAIN, "again"), "best": cost.better}


def _closely(seems: Iterable[Cost], plies: Collection[int]) -> list[Question]:
    """Return the close looks: at each player's costliest decisions, as they seem."""
    close: list[Cost] = []
    for each in sorted(seems, key=_costliest_first):
        if each.serious and sum(one.player == each.player for one in close) < MOST_EACH:
            close.append(each)
    return [_question(each.ply, CLOSELY, "close") for each in close[:MOST] if each.ply not in plies]


def _costliest_first(each: Cost) -> tuple[float, int]:
    return -each.cost, each.ply


def _weighed(movers: Sequence[Player], looks: Looks, again: Looks | None = None) -> dict[int, Cost]:
    """Return what weighing has found; of two looks at a decision, the smaller cost counts."""
    again = again or {}
    by_ply = {}
    for ply, first in looks.items():
        mover, look = movers[ply], min(first, again.get(ply, first), key=lambda one: one["cost"])
        win = look["win"] and (look["win"]["best"][mover], look["win"]["after"][mover])
        settled = ply in again or _is_proven(first)
        by_ply[ply] = Cost(ply, mover, look["cost"], first["better"], look["because"], win, settled)
    return by_ply


def _is_proven(look: Looked) -> bool:
    win = look["win"]
    return win is not None and max(win["best"]) == max(win["after"]) == 1


def _seeming(
    movers: Sequence[Player], actions: Sequence[Action], chances: Mapping[int, Judged]
) -> dict[int, Cost]:
    """Return what decisions seem to have cost, if the plies around them are evaluated.

    Searches favour the player to move, so what most decisions seem to have cost is taken off, if
    there are enough of them, and not much.
    """
    seems = []
    for ply, mover in enumerate(movers):
        before, after = chances.get(ply), chances.get(ply + 1)
        if mover == CHANCE or not before or not after or before["action"] is None:
            continue
        win = before["win"][mover], after["win"][mover]
        lost = 0.0 if before["action"] == actions[ply] else win[0] - win[1]
        seems.append(Cost(ply, mover, lost, before["action"], win=win))
    middle = sorted(each.cost for each in seems)[len(seems) // 2] if len(seems) >= ENOUGH else 0.0
    usual = min(max(0.0, middle), SERIOUS)
    return {each.ply: replace(each, cost=each.cost - usual) for each in seems}


def _course(
    movers: Sequence[Player], chances: Mapping[int, Judged], serious: dict[int, Cost]
) -> dict[int, Win]:
    """Return the chances at each ply, followed from the end of the game back.

    They fall by what decisions cost that are told of, by chance, and else by no more than DRIFT.
    Decisions that can't have cost so much are corrected or left out.
    """
    wins: dict[int, Win] = {}
    for ply in sorted(chances, reverse=True):
        before, after = tuple(chances[ply]["win"]), wins.get(ply + 1)
        if after is None or CHANCE in movers[ply : ply + 2]:
            wins[ply] = before
            continue
        cost = serious.pop(ply, None)
        if cost and (cost := cost.from_(after[cost.player])).serious:
            serious[ply] = cost
            wins[ply] = _raised(after, cost.player, cost.cost)
        else:
            wins[ply] = _drifted(after, _mean(before, chances[ply + 1]["win"]))
    return wins


def _mean(one: Sequence[float], other: Sequence[float]) -> Win:
    return tuple((a + b) / 2 for a, b in zip(one, other, strict=True))


def _drifted(win: Win, aim: Win) -> Win:
    """Return chances moved towards others."""
    most = max(abs(a - b) for a, b in zip(aim, win, strict=True))
    part = min(1.0, DRIFT / most) if most else 0.0
    return tuple(a + (b - a) * part for a, b in zip(win, aim, strict=True))


def _raised(win: Win, player: Player, more: float) -> Win:
    """Return chances of which a player has more, and all others less in proportion."""
    rest = 1 - win[player]
    part = (rest - more) / rest if rest else 1
    return tuple(win[p] + more if p == player else win[p] * part for p in range(len(win)))


def _chances(movers: Sequence[Player], wins: Mapping[int, Win]) -> list[Chances]:
    """Return how the game went, ply by ply."""
    plies = [ply for ply in sorted(wins) if ply == len(movers) or movers[ply - 1 : ply] != [CHANCE]]
    return [{"ply": ply, "win": list(wins[ply])} for ply in plies]


def _turned(
    record: Record, movers: Sequence[Player], course: Sequence[Chances]
) -> TurningPoint | None:
    """Return the decision since which the player who leads at the end leads.

    If chance and a decision lie between two known plies, it is the decision that tells of it.
    """
    leads = _leads([each["win"] for each in course])
    if not leads or leads[-1] <= 0 or min(leads) > -BEHIND:
        return None
    behind = max(i for i, lead in enumerate(leads) if lead <= 0)
    between = range(course[behind]["ply"], course[behind + 1]["ply"])
    decided = [ply for ply in between if movers[ply] != CHANCE]
    if not decided:
        return None
    return {"ply": decided[-1], "action": named(record, decided[-1], record.actions[decided[-1]])}


def _leads(wins: Sequence[Sequence[float]]) -> list[float]:
    """Return by how much the player who leads at the end is ahead; negative where behind."""
    if not wins:
        return []
    *_, end = wins
    leader = end.index(max(end))
    return [win[leader] - max([0, *win[:leader], *win[leader + 1 :]]) for win in wins]


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


def _cost(record: Record, cost: Cost) -> costs_data.Cost:
    return {
        "ply": cost.ply,
        "player": cost.player,
        "cost": cost.cost,
        "points": cost.cost / PER_POINT if record.header.players == 1 else None,
        "action": named(record, cost.ply, record.actions[cost.ply]),
        "better": named(record, cost.ply, cost.better),
        "because": cost.because,
        "why": does(record.game, states(record)[cost.ply], cost.better),
    }


def named(record: Record, ply: int, action: Action) -> Named:
    """Return an action with its phrase; GameError if it isn't possible at a ply."""
    state = states(record)[ply]
    if action not in state.legal_actions():
        raise GameError("bad-request", f"no such action at ply {ply}")
    return {"text": action, "phrase": record.game.look.phrase(state, action).words}


def _check(record: Record, evaluations: Sequence[Judged], looks: Sequence[Looked]) -> None:
    plies, players = range(len(record.actions) + 1), record.header.players
    if any(each["ply"] not in plies or len(each["win"]) != players for each in evaluations):
        raise GameError("bad-request", "evaluations: expected plies and chances of this record")
    wins = [look["win"] for look in looks if look["win"]]
    if any(look["ply"] not in plies[:-1] for look in looks) or any(
        len(win["best"]) != players or len(win["after"]) != players for win in wins
    ):
        raise GameError("bad-request", "looks: expected plies and chances of this record")
    for look in looks:
        named(record, look["ply"], look["better"])


def _answer(
    record: object,
    evaluations: list[Judged] | None = None,
    looks: list[Looked] | None = None,
) -> Costs:
    return costs(parse(record), evaluations or [], looks or [])


_JUDGED = checked("a list of evaluations, each with ply, win and action", list[Judged])
_LOOKED = checked(
    "a list of looks, each with ply, look, better, cost, win and because", list[Looked]
)

CALLS = {"costs": Call(_answer, OF_RECORD, {"evaluations": _JUDGED, "looks": _LOOKED})}
