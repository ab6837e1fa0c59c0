"""What an action costs: it is set beside the best one, by searches of equal budgets.

The marks of a review, a teaching game and exercises all ask here, so that they agree. A bot says
which action is best; then the positions after both are searched with the same effort. If an
action was chosen because it seems bad, look twice: of two looks, the one that finds less counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from pygames.bots.budget import Budget, Thought
from pygames.core import Action, Player, State
from pygames.door import advice
from pygames.door.advice import Evaluation, Win
from pygames.door.reasons import about, deed, how_soon, wins_in
from pygames.game import Game

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
GRADES: tuple[tuple[float, Grade], ...] = (
    (0.025, "good"),
    (0.06, "inaccuracy"),
    (0.14, "mistake"),
)
"""Up to which cost an action is how good; one that costs more is a blunder."""
SERIOUS = 0.1
"""The least cost at which an action is worth taking back."""
SOON = 3
"""Giving away a win in this many own moves is a mistake, whatever the chances say."""
WASTED = 0.04
"""The least cost at which such a win counts as let go: other ways may win too, unproved."""
DECIDED = 0.1
"""Chances from which a game is as good as lost, and at whose other end it is as good as won."""
NEARLY = 0.04
"""An answer that costs no more is as right as the best one, unless both are proven."""
PER_POINT = 0.05
"""What a point costs, as a part of a win, if a game is played for points."""
FIRST = 0.4
"""The part of the budget for finding the best action."""
LOOKS = 2
"""Maximum number of looks at what follows from both actions."""


@dataclass(frozen=True)
class Weighed:
    """An action beside the best one."""

    action: Action
    best: Action
    player: Player
    cost: float
    """What it costs, as a part of a win; 0 for an action that is as good as the best."""
    points: float | None = None
    """What it costs in points; None if the game isn't played for them."""
    win: tuple[Win, Win] | None = None
    """The chances after the best action and after this one; None if points count."""
    proven: bool = False
    """Whether the cost is certain."""
    soon: int = 0
    """In how many own moves the best action wins by force; 0 if that isn't proven, or far."""
    reply: tuple[Action, ...] = ()
    """What is expected to follow this action, and begins with it."""
    line: tuple[Action, ...] = ()
    """What is expected to follow the best action, and begins with it."""

    @property
    def grade(self) -> Grade:
        """Return how good the action is, in a word."""
        if self.cost == 0:
            return "best"
        return next((grade for most, grade in GRADES if self.cost < most), "blunder")

    @property
    def serious(self) -> bool:
        """Return whether it is worth taking back: not if both positions are lost, or both won."""
        near_win = self.soon > 0 and self.cost >= WASTED
        return near_win or (self.cost >= SERIOUS and self._matters)

    @property
    def right(self) -> bool:
        """Return whether it would do as the answer to an exercise."""
        return self.cost <= (0 if self.proven else NEARLY)

    @property
    def _matters(self) -> bool:
        """Return whether the best action doesn't lose, or this one doesn't win, all but surely."""
        if self.win is None:
            return True
        best, after = (win[self.player] for win in self.win)
        return best > DECIDED and after < 1 - DECIDED


def weigh(game: Game[Any], state: State, action: Action, budget: Budget, random: Random) -> Weighed:
    """Weigh an action of the player to move, within a budget."""
    found = game.bots.choose(state, advice.strongest(game), budget.part(FIRST), random)
    rest = budget.part(1 - FIRST)
    if found.action == action:
        points, win = (0.0, None) if game.bots.points else (None, (found.win, found.win))
        return Weighed(action, action, state.current_player(), 0.0, points, win,
                       reply=found.line, line=found.line)  # fmt: skip
    if game.bots.points:
        return _by_points(game, state, (found.action, action), rest, random)
    return _by_chances(game, state, found, action, rest, random)


def _by_points(
    game: Game[Any], state: State, ways: tuple[Action, Action], budget: Budget, random: Random
) -> Weighed:
    """Weigh two actions by the points that they promise, under the same luck."""
    assert game.bots.points
    promised, proven = game.bots.points(state, ways, budget, random)
    lost = max(0.0, promised[0] - promised[1])
    best, action = ways
    return Weighed(action, best, state.current_player(), lost * PER_POINT, lost, proven=proven,
                   reply=(action,), line=(best,))  # fmt: skip


def _by_chances(
    game: Game[Any], state: State, found: Thought, action: Action, budget: Budget, random: Random
) -> Weighed:
    """Weigh an action by the chance of winning; what is proved of the best counts as it is."""
    player, part = state.current_player(), budget.part(1 / (2 * LOOKS))
    looks = []
    for _ in range(LOOKS):
        one, other = (
            advice.evaluate(game, state.child(way), part, random) for way in (found.action, action)
        )
        if found.win[player] in {0, 1}:
            one = Evaluation(found.win)
        looks.append((one, other))
        if other.win[player] >= one.win[player] or _is_sure(other.win):
            break
    one, other = min(looks, key=lambda look: look[0].win[player] - look[1].win[player])
    cost = max(0.0, one.win[player] - other.win[player])
    line = found.line or (found.action,)
    won = wins_in(state, player, line) if found.win[player] == 1 else 0
    return Weighed(
        action, found.action, player, cost, None, (one.win, other.win),
        proven=_is_sure(one.win) and _is_sure(other.win),
        soon=won if won <= SOON else 0,
        reply=(action, *other.line), line=line,
    )  # fmt: skip


def _is_sure(win: Win) -> bool:
    return max(win) == 1


def words(game: Game[Any], state: State, weighed: Weighed) -> str:
    """Say what an action costs, in a few words that claim no more than is proved or measured."""
    if weighed.cost == 0:
        return ""
    if weighed.points is not None:
        return _points(weighed.points)
    player = state.current_player()
    assert weighed.win is not None
    best, after = weighed.win
    if after[player] == 0:
        return _loses(state, player, weighed.reply) if len(after) == 2 else "It loses for certain"
    if weighed.soon and weighed.serious:
        return f"There was a win {how_soon(state, player, weighed.line)}"
    if not round(10 * weighed.cost):
        return ""
    return _falls(best[player], after[player]) + _allows(game, state, player, weighed.reply)


def _falls(best: float, after: float) -> str:
    """Say how much less likely a win is after an action than after the best one."""
    now = about(after)
    if best == 1:
        return f"A certain win becomes a chance of {now}"
    before = about(best)
    return f"Your chances fall {'a little' if before == now else f'from {before} to {now}'}"


def _allows(game: Game[Any], state: State, player: Player, reply: tuple[Action, ...]) -> str:
    """Say what the opponent's expected reply would bring, if that is next."""
    after = state.child(reply[0])
    if after.current_player() != 1 - player or not reply[1:]:
        return ""
    brings = deed(game, after, reply[1])
    return f": your opponent can {brings} at once" if brings else ""


def _points(lost: float) -> str:
    whole = round(lost)
    if not whole:
        return ""
    return f"It costs about {whole} {'point' if whole == 1 else 'points'}"


def _loses(state: State, player: Player, reply: tuple[Action, ...]) -> str:
    """Say how soon the opponent wins by force after an action, if that is known."""
    how = how_soon(state.child(reply[0]), 1 - player, reply[1:])
    return "It loses for certain" if how == "for certain" else f"Your opponent then wins {how}"
