"""What hints, evaluations, lines and weighings claim as certain, and whether it is.

A claim is compared with a search of the rules alone: it follows every reply and every outcome of
chance to the end of the game, and asks the bot only which way to try first. If that takes too long,
the bot searches again, twenty times as long: a real proof shows again.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from pygames.bots.budget import Budget
from pygames.core import CHANCE, Action, Player, State
from pygames.door import advice, costs, lines, weigh
from pygames.game import Game
from pygames.record import Record, extend, final, make_header, settle, states
from tests.support.botgames import Pace, usual_players

MOST = 999
"""More actions than a player makes in a game."""
LONGER = 20
"""How many times as long a second look takes."""


@dataclass(frozen=True)
class Claim:
    """A claim about a position as certain."""

    words: str
    """Its words, or "evaluation"."""
    state: State
    """The position that the claim is about: after the action of a hint, if that wins."""
    seat: Player
    won: bool
    """Whether the claim says that the seat wins; else that it loses."""
    own: int = MOST
    """The most actions that the seat still makes; the last of them ends the game."""
    line: tuple[Action, ...] = ()
    """What is shown for it."""


# Positions


def positions(game: Game[Any], number: int, seed: str, last: int = MOST) -> Iterator[State]:
    """Yield positions of games of all levels, with two players or more: the last few of each game.

    They are those that a review evaluates: decisions, and what chance decides right after one.
    Games begin with a few actions at random, and the levels think little.
    """
    random, left = Random(seed), number
    while left > 0:
        new = _judged(_game(game, random))[-last:][:left]
        left -= len(new)
        yield from new


def _game(game: Game[Any], random: Random) -> Record:
    options = {option.id: random.choice(option.choices)[0] for option in game.options}
    usual = usual_players(game)
    players = random.choice([usual, usual, random.randint(usual, game.players[1])])
    header = make_header(game, players, options, None)
    record = settle(Record(header, seed=str(random.getrandbits(32))))
    pace, at_random = Pace(random.choice(game.bots.levels), 400, 25), random.randint(0, 6)
    while not (state := final(record)).is_terminal():
        choice = random.choice(state.legal_actions())
        if len(record.actions) >= at_random:
            choice = pace.choose(game, state, random)
        record = extend(record, choice)
    return record


def _judged(record: Record) -> list[State]:
    line = states(record)
    plies = costs.judged([state.current_player() for state in line[:-1]])
    return [line[ply] for ply in plies[:-1]]


# Claims


def claims(game: Game[Any], state: State, budget: Budget, random: Random) -> Iterator[Claim]:
    """Yield what is claimed about a position, and about an action in it."""
    evaluation = advice.evaluate(game, state, budget, random)
    for seat, chance in enumerate(evaluation.win):
        if chance in {0, 1} and len(evaluation.win) > 1:
            yield Claim("evaluation", state, seat, won=chance == 1, line=evaluation.line)
    if state.current_player() != CHANCE and len(evaluation.win) > 1:
        yield from _of_hint(game, state, budget, random)
        yield from _of_lines(game, state, budget, random)
        yield from _of_weighing(game, state, budget, random)


def _of_hint(game: Game[Any], state: State, budget: Budget, random: Random) -> Iterator[Claim]:
    tip, seat = advice.hint(game, state, budget, random), state.current_player()
    if tip.words == "The position is lost against best play":
        yield Claim(tip.words, state, seat, won=False)
    elif tip.words == "Every other move loses":
        for action in state.legal_actions():
            if action != tip.action:
                yield Claim(tip.words, state.child(action), seat, won=False)
    else:
        yield from _of_action(tip.words, state, tip.action)


def _of_lines(game: Game[Any], state: State, budget: Budget, random: Random) -> Iterator[Claim]:
    for line in lines.best_lines(game, state, 3, budget, random):
        yield from _of_action(lines.words(game, state, line), state, line.actions[0])


def _of_action(words: str, state: State, action: Action) -> Iterator[Claim]:
    """Yield the claims about an action of the player to move."""
    after, seat = state.child(action), state.current_player()
    if words == "Loses for certain":
        yield Claim(words, after, seat, won=False)
    elif words.startswith("Wins ") and COUNTED not in words:
        yield Claim(words, after, seat, won=True, own=_moves(words) - 1)
    else:
        assert words.startswith(UNSURE) or COUNTED in words or words[:1].isdigit(), words


UNSURE = (
    *("Your ", "About ", "The tour ends with ", "This way your tour ", "It costs about "),
    *("A draw", "It wins "),
)
"""How what is no certain win or loss begins; or with points or hundredths."""
COUNTED = "times\u00a0in\u00a0100"


def _moves(words: str) -> int:
    """Return the number of actions to the win in a claim."""
    if words.endswith("for certain"):
        return MOST + 1
    match = re.search(r"at once$|in (\d+) moves$", words)
    assert match, words
    return int(match[1] or 1)


def _of_weighing(game: Game[Any], state: State, budget: Budget, random: Random) -> Iterator[Claim]:
    """Yield the claims about what an action costs, drawn at random."""
    seat = state.current_player()
    action = random.choice(state.legal_actions())
    weighing = weigh.weigh(game, state, action, budget, random)
    words = weigh.words(game, state, weighing)
    best, after = state.child(weighing.best), state.child(action)
    if words.startswith("Your opponent then wins "):
        yield Claim(words, after, 1 - seat, won=True, own=_moves(words))
    elif words == "It loses for certain":
        yield Claim(words, after, seat, won=False)
    elif words.startswith("A certain win becomes "):
        yield Claim("A certain win becomes a chance", best, seat, won=True)
    elif words.startswith("There was a win "):
        yield Claim(words, best, seat, won=True, own=_moves(words) - 1)
    else:
        assert not words or words.startswith(UNSURE), words


# Proofs


class TooLongError(Exception):
    """Raised where a proof takes too long."""


Returns = Callable[[Any], tuple[int, ...] | None]
"""The returns of a position whose result is known, else None."""


def at_the_end(state: State) -> tuple[int, ...] | None:
    """Return the returns of a game that is over."""
    return state.returns()


@dataclass
class Proof:
    """Whether a claim is true, by the rules alone."""

    claim: Claim
    first: Callable[[State], Action]
    """Which action to try before others."""
    left: int
    """How many positions may be looked at."""
    returns: Returns = at_the_end
    _known: dict[tuple[State, int], bool] = field(default_factory=dict)

    def holds(self) -> bool:
        """Follow every way to the end; raise TooLongError if there are too many positions."""
        return self._true(self.claim.state, self.claim.own)

    def _true(self, state: State, own: int) -> bool:
        returns = self.returns(state)
        if returns is not None:
            return self._kept(returns)
        if self.claim.won and not own:
            return False
        key = state, own
        if (answer := self._known.get(key)) is None:
            self.left -= 1
            if self.left < 0:
                raise TooLongError
            answer = self._known[key] = self._followed(state, own)
        return answer

    def _kept(self, returns: Sequence[int]) -> bool:
        """Return whether an end is as claimed: the seat wins alone, or doesn't even share."""
        seat = self.claim.seat
        if self.claim.won:
            return returns[seat] > 0 and sum(value > 0 for value in returns) == 1
        return returns[seat] < 0

    def _followed(self, state: State, own: int) -> bool:
        mover = state.current_player()
        if mover == CHANCE:
            return all(self._true(state.child(text), own) for text, _ in state.chance_outcomes())
        if (mover == self.claim.seat) != self.claim.won:
            return all(self._true(state.child(action), own) for action in state.legal_actions())
        left = own - self.claim.won
        return left >= 0 and any(
            self._true(state.child(action), left) for action in self._likely_first(state)
        )

    def _likely_first(self, state: State) -> Iterator[Action]:
        """Yield the actions: those that end the game, the one that is named, and the rest."""
        actions = state.legal_actions()
        ends = [action for action in actions if state.child(action).is_terminal()]
        yield from ends
        if len(ends) < len(actions):
            likely = self.first(state)
            yield likely
            yield from (action for action in actions if action not in {*ends, likely})


def _is_whole(state: State, line: Sequence[Action]) -> bool:
    for action in line:
        state = state.child(action)
    return state.current_player() < 0


BAD = {"false", "taken back", "cut short"}
"""What is wrong with a claim: its line may also end before the game does."""


@dataclass(frozen=True)
class Checker:
    """Checks the claims of a game's strongest bot."""

    game: Game[Any]
    patience: int
    """How many positions are looked at for a claim."""
    returns: Returns = at_the_end
    whole: bool = True
    """Whether lines lead to the end, or to the next chance."""

    def verdict(self, claim: Claim, budget: Budget) -> str:
        """Return "proven" or "shown again", or one of BAD."""
        if self.whole and claim.line and not _is_whole(claim.state, claim.line):
            return "cut short"
        try:
            true = Proof(claim, self._first(budget), self.patience, self.returns).holds()
        except (TooLongError, RecursionError):
            longer = Budget(budget.unit, LONGER * budget.amount)
            win = advice.evaluate(self.game, claim.state, longer, Random(2)).win
            return "shown again" if win[claim.seat] == claim.won else "taken back"
        return "proven" if true else "false"

    def _first(self, budget: Budget) -> Callable[[State], Action]:
        level = advice.strongest(self.game)
        return lambda state: self.game.bots.choose(state, level, budget, Random(1)).action

    def tally(
        self, among: Iterable[State], amounts: Sequence[int], random: Random
    ) -> tuple[Counter[tuple[str, str]], list[str]]:
        """Count the verdicts on what is claimed about positions, and describe those that fail."""
        counts: Counter[tuple[str, str]] = Counter()
        wrong = []
        for state in among:
            counts["positions", "looked at"] += 1
            budget = Budget(self.game.bots.counts, random.choice(amounts))
            for claim in claims(self.game, state, budget, random):
                verdict = self.verdict(claim, budget)
                counts[re.sub(r"\d+", "N", claim.words), verdict] += 1
                if verdict in BAD:
                    wrong.append(f"{verdict}: {claim.words}, {budget.amount}, {state.position()}")
        return counts, wrong
