"""What an action costs: it is set beside the best one, by searches of equal budgets.

The marks of a review, a teaching game and exercises all ask here, so that they agree. A bot says
which action is best; then the positions after both are searched with the same effort, in both
orders: of two looks, the one that finds less counts.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal

from pygames import words as sentences
from pygames.bots.budget import Budget, Thought
from pygames.bots.solved import Known
from pygames.core import CHANCE, Action, Player, State
from pygames.door import advice
from pygames.door.advice import Evaluation, Win
from pygames.door.reasons import deed_of, tenths, wins_in
from pygames.game import Game
from pygames.grammar.common import hundredths

Grade = Literal["best", "equal", "good", "inaccuracy", "mistake", "blunder"]
GRADES: tuple[tuple[float, Grade], ...] = (
    (0.025, "good"),
    (0.06, "inaccuracy"),
    (0.14, "mistake"),
)
"""The costs up to which an action has a grade; one that costs more is a blunder."""
_FINE: frozenset[Grade] = frozenset({"best", "equal", "good"})
"""Grades of actions to which none is called better."""
SERIOUS = 0.1
"""The least cost at which an action is worth taking back."""
SOON = 3
"""A win in so many own moves at most is told where it was let go."""
LOST = 0.1
"""A chance at which a game is as good as lost."""
LEAST = 0.01
"""The least chance of what isn't proved to be lost."""
HOPE = 1 / 3
"""With a lesser chance the best action, too, may lose for certain, only further ahead."""
STILL_WON = 0.85
"""The least chance that is told as nine in ten: who still has it has made no mistake."""
NEARLY = 0.04
"""An answer that costs no more is as right as the best one, unless both are proven."""
PER_POINT = 0.05
"""What a point costs, as a part of a win, if a game is played for points."""
FIRST = 0.4
"""The part of the budget for finding the best action."""
ORDERS = ((0, 1), (1, 0))
"""The orders in which both positions are searched: a search can gain from the one before it."""


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
    """The expected line, which begins with this action."""
    line: tuple[Action, ...] = ()
    """The expected line of the best action, which it begins with."""
    exact: bool = False
    """Whether the chances are known, as the dice leave them open if all play best."""

    @property
    def grade(self) -> Grade:
        """Return how good the action is, in a word; only the bot's own choice is the best."""
        if self.action == self.best:
            return "best"
        if self.cost == 0:
            return "good" if self.decided or self.exact else "equal"
        if self.all_but_lost:
            return "good"
        name: Grade = next((grade for most, grade in GRADES if self.cost < most), "blunder")
        return "inaccuracy" if self.still_wins and name != "good" else name

    @property
    def decided(self) -> bool:
        """Return whether a win or a loss is proven after either action: then all cost the same."""
        return any(map(_is_sure, self.win or ()))

    @property
    def tenths(self) -> int | None:
        """Return how often the best action wins, in tenths; None if points count, or a proof."""
        if self.win is None or self.decided or self.exact:
            return None
        return tenths(self.win[0][self.player])

    @property
    def odds(self) -> str:
        """Return how often the best action wins, in words; "" if points count, or a proof."""
        if self.win is None or self.decided:
            return ""
        chance = self.win[0][self.player]
        if self.exact:
            return sentences.in_hundred(hundredths(chance))
        return sentences.in_ten(tenths(chance))

    @property
    def all_but_lost(self) -> bool:
        """Return whether the best action was as good as lost, too: then none is called better."""
        return self.win is not None and self.win[0][self.player] <= LOST

    @property
    def still_wins(self) -> bool:
        """Return whether the player wins about nine times in ten after it."""
        return self.win is not None and self.win[1][self.player] >= STILL_WON

    @property
    def serious(self) -> bool:
        """Return whether it is worth taking back."""
        chances = [win[self.player] for win in self.win] if self.win else [None, None]
        return is_serious(self.cost, *chances)

    @property
    def right(self) -> bool:
        """Return whether it is right as the answer to an exercise."""
        return self.still_wins or self.cost <= (0 if self.proven else NEARLY)


def is_serious(cost: float, best: float | None, after: float | None) -> bool:
    """Return whether so much is lost; never if both positions are all but lost, or all but won."""
    if best is None or after is None:
        return cost >= SERIOUS
    return cost >= SERIOUS and best > LOST and after < STILL_WON


def weigh(game: Game[Any], state: State, action: Action, budget: Budget, random: Random) -> Weighed:
    """Weigh an action of the player to move against the best one found, within a budget."""
    values, budget = advice.known(game, state, (action,), budget)
    if values:
        weighed = _by_knowledge(state, (next(iter(values)), action), values)
        return _with_example(game, state, weighed, budget, random)
    thought = game.bots.choose(state, advice.strongest(game), budget.part(FIRST), random)
    if state._at_once_:
        return _by_votes(state, action, thought)
    if thought.action == action:
        points, win = (0.0, None) if game.bots.points else (None, (thought.win, thought.win))
        return Weighed(action, action, state.current_player(), 0.0, points, win,
                       reply=thought.line, line=thought.line)  # fmt: skip
    pair, rest = (thought.action, action), budget.part(1 - FIRST)
    return _searched(game, state, pair, rest, random, thought)


def _by_votes(state: State, action: Action, thought: Thought) -> Weighed:
    """Weigh a choice where all choose at once, by what it brings against all that others may do."""
    player = state.current_player()
    value = {vote.action: vote.value for vote in thought.votes}
    best = max(value, key=lambda each: value[each])
    one, other = (advice.with_chance(thought.win, player, value[each]) for each in (best, action))
    return Weighed(action, best, player, max(0.0, value[best] - value[action]), None, (one, other),
                   reply=(action,), line=(best,))  # fmt: skip


def compare(
    game: Game[Any], state: State, pair: tuple[Action, Action], budget: Budget, random: Random
) -> Weighed:
    """Weigh the second of two actions against the first."""
    values, budget = advice.known(game, state, pair, budget)
    if values:
        weighed = _by_knowledge(state, pair, values)
        return _with_example(game, state, weighed, budget, random)
    return _searched(game, state, pair, budget, random, None)


def _by_knowledge(state: State, pair: tuple[Action, Action], values: Known) -> Weighed:
    """Weigh an action by what is known exactly."""
    player, (best, action) = state.current_player(), pair
    one, other = values[best], values[action]
    won = wins_in(state, player, one.line) if one.win[player] == 1 else 0
    return Weighed(
        action, best, player, max(0.0, one.win[player] - other.win[player]), None,
        (one.win, other.win), proven=True, soon=won if won <= SOON else 0,
        reply=other.line, line=one.line, exact=True,
    )  # fmt: skip


def _with_example(
    game: Game[Any], state: State, weighed: Weighed, budget: Budget, random: Random
) -> Weighed:
    """Show the worst that chance may bring after an action, if chance is next."""
    after = state.child(weighed.action)
    if after.current_player() != CHANCE or not weighed.cost:
        return weighed
    example = advice.evaluate(game, after, budget, random, weighed.player)
    return replace(weighed, reply=(*weighed.reply, *example.line))


def _searched(
    game: Game[Any],
    state: State,
    pair: tuple[Action, Action],
    budget: Budget,
    random: Random,
    thought: Thought | None,
) -> Weighed:
    """Weigh by searches; a thought about the first action is kept if it has one."""
    if game.bots.points:
        return _by_points(game, state, pair, budget, random)
    if state._at_once_:
        thought = game.bots.choose(state, advice.strongest(game), budget, random)
        return _by_votes(state, pair[1], thought)
    return _by_chances(game, state, pair, budget, random, thought)


def _by_points(
    game: Game[Any], state: State, pair: tuple[Action, Action], budget: Budget, random: Random
) -> Weighed:
    """Weigh two actions by the points that they promise, under the same luck."""
    assert game.bots.points
    promised, proven = game.bots.points(state, pair, budget, random)
    lost = max(0.0, promised[0] - promised[1])
    best, action = pair
    return Weighed(action, best, state.current_player(), lost * PER_POINT, lost, proven=proven,
                   reply=(action,), line=(best,))  # fmt: skip


def _by_chances(
    game: Game[Any],
    state: State,
    pair: tuple[Action, Action],
    budget: Budget,
    random: Random,
    thought: Thought | None,
) -> Weighed:
    """Weigh an action by the chance of winning; what is proved of the best counts as it is.

    Each look searches the positions after both, in the other order than the look before.
    """
    player, part = state.current_player(), budget.part(1 / (2 * len(ORDERS)))
    proven = _proof(thought, player)
    looks = []
    for order in ORDERS:
        chances = {
            which: advice.evaluate(
                game, state.child(pair[which]), part, random, player if which else None
            )
            for which in order
        }
        one, other = proven or chances[0], chances[1]
        looks.append((one, other))
        sure = _is_sure(one.win) and _is_sure(other.win)
        if sure or other.win[player] >= one.win[player]:
            break
    one, other = min(looks, key=lambda look: look[0].win[player] - look[1].win[player])
    best, action = pair
    line = (best, *one.line)
    won = wins_in(state, player, line) if one.win[player] == 1 else 0
    win = _as_thought(thought, one.win, other.win, player)
    return Weighed(
        action, best, player, max(0.0, win[0][player] - win[1][player]), None,
        win, proven=_is_sure(one.win) and _is_sure(other.win),
        soon=won if won <= SOON else 0, reply=(action, *other.line), line=line,
    )  # fmt: skip


def _proof(thought: Thought | None, player: Player) -> Evaluation | None:
    """Return what a thought proves of its action."""
    proves = thought is not None and thought.win[player] in {0, 1}
    return Evaluation(thought.win, line=thought.line[1:]) if thought and proves else None


def _as_thought(thought: Thought | None, one: Win, other: Win, player: Player) -> tuple[Win, Win]:
    """Return both chances so that the better one is what the thought says, as a hint would.

    What equal searches find between the two counts, unless either is proved.
    """
    if thought is None or _is_sure(one):
        return one, other
    best = thought.win
    if _is_sure(other):
        return best, other
    less = max(0.0, one[player] - other[player])
    return best, advice.with_chance(best, player, max(LEAST, best[player] - less))


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
        return _loses(state, player, weighed.reply) if len(after) == 2 else sentences.IT_LOSES
    if weighed.soon and weighed.serious:
        return sentences.was_a_win(wins_in(state, player, weighed.line))
    if weighed.exact:
        return _counted(game, best[player], after[player])
    if not round(10 * weighed.cost):
        return ""
    before = None if best[player] == 1 else tenths(best[player])
    return sentences.chances_fall(before, tenths(after[player]), _allows(game, state, weighed))


def _counted(game: Game[Any], best: float, after: float) -> str:
    """Say what is lost where that is known; half a win is a draw, in games that have one."""
    if game.draws:
        return sentences.WIN_TO_DRAW
    return sentences.counted_fall(hundredths(best), hundredths(after))


def because(game: Game[Any], state: State, weighed: Weighed) -> str:
    """Say why an action costs much, where that is proved or follows from the rules; or nothing.

    A win is named beside a better action only where the chances have changed by much too: proved of
    one action alone, it may be there after both. The players are named, so that it can be read to
    either.
    """
    then = _opponent(game, state, weighed) if weighed.win and len(weighed.win[1]) == 2 else ""
    if not then and weighed.soon and weighed.serious:
        return sentences.was_a_win(wins_in(state, weighed.player, weighed.line))
    return then or _contrast(game, state, weighed)


def _contrast(game: Game[Any], state: State, weighed: Weighed) -> str:
    """Say what is counted after the better action and isn't so after this one."""
    if game.look.contrast is None or weighed.grade in _FINE or state._at_once_:
        return ""
    after, better = state.child(weighed.action), state.child(weighed.best)
    players = len(weighed.win[0]) if weighed.win else 1
    return game.look.contrast(weighed.player, after, better, players)


def _opponent(game: Game[Any], state: State, weighed: Weighed) -> str:
    """Say what the opponent wins by an action."""
    assert weighed.win
    opponent, reply = 1 - weighed.player, weighed.reply
    name = game.cast()[opponent].name
    if weighed.win[1][weighed.player] == 0:
        next_wins = sentences.then_wins(name, _wins_next(state, opponent, reply))
        hopeful = weighed.exact or weighed.win[0][weighed.player] >= HOPE
        return next_wins if weighed.serious and hopeful else ""
    allows = _allows(game, state, weighed)
    return sentences.can_at_once(name, allows) if allows else ""


def _allows(game: Game[Any], state: State, weighed: Weighed) -> str:
    """Say what the opponent's expected reply would bring, if nothing brings as much anyway."""
    opponent, replies = 1 - state.current_player(), weighed.reply[1:]
    after = state.child(weighed.action)
    if not replies or after.current_player() != opponent:
        return ""
    brings = deed_of(game, after, replies[0])
    anyway = _turn_of(opponent, state, weighed.line)
    if brings is None or anyway is None:
        return ""
    others = (deed_of(game, anyway, action) for action in anyway.legal_actions())
    as_much = (
        each is not None and each.kind == brings.kind and each.size >= brings.size
        for each in others
    )
    return "" if any(as_much) else brings.can


def _turn_of(player: Player, state: State, line: tuple[Action, ...]) -> State | None:
    """Return the state in which a line comes to a player's next turn; None if it comes to none."""
    for action in line:
        state = state.child(action)
        if state.current_player() == player:
            return state
        if state.current_player() < 0:
            break
    return None


def _points(lost: float) -> str:
    whole = round(lost)
    if not whole:
        return ""
    return sentences.costs_points(whole)


def _loses(state: State, player: Player, reply: tuple[Action, ...]) -> str:
    """Say how soon the opponent wins by force after an action, if that is known."""
    moves = _wins_next(state, 1 - player, reply)
    return sentences.opponent_then_wins(moves) if moves else sentences.IT_LOSES


def _wins_next(state: State, opponent: Player, reply: tuple[Action, ...]) -> int:
    """Count the opponent's actions to a win; 0 if the player's turn goes on before them."""
    after = state.child(reply[0])
    return wins_in(after, opponent, reply[1:]) if after.current_player() == opponent else 0
