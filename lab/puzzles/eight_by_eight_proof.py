"""Checks puzzles by the rules alone: every roll, every action and every answer, in fractions.

Shares no code with the bots or with the search for puzzles.
"""

from __future__ import annotations

from fractions import Fraction

from pygames.core import Player, Setup
from pygames.games.eight_by_eight.board import NUMBERS, OPEN, SIZE, bits, has_five
from pygames.games.eight_by_eight.position import Position
from pygames.games.eight_by_eight.puzzles import Graded
from pygames.games.eight_by_eight.result import standings, winners
from pygames.games.eight_by_eight.rules import BLACKOUTS, PASS, EightByEight
from pygames.puzzles import Puzzle
from pygames.puzzles.puzzle import false_theme

AHEAD = Fraction(1, 10)
"""The best action wins so much more often than any other."""
_NOTHING = Fraction(0)

Shares = tuple[Fraction, Fraction]
"""The parts of a win that a player who answers can expect, and the player who was asked."""


class UnclearError(Exception):
    """Raised when a chance isn't certain: two players answer, or answers are equally good."""


def fault(puzzle: Puzzle) -> str | None:
    """Say what is wrong about a puzzle; None if nothing is.

    It is the last round, so each turn comes at most once. Each action wins as often as the
    puzzle says if all players take their best actions, and the best one leads clearly.
    """
    assert isinstance(puzzle, Graded)
    setup = Setup(puzzle.players, dict(puzzle.options))
    state = EightByEight.read(puzzle.start, setup) if puzzle.start else EightByEight.initial(setup)
    for action in puzzle.actions:
        rolls = (roll for roll, _ in state.chance_outcomes())
        if action not in (*rolls, *state.legal_actions()):
            return f"{state.position()}: {action} can't come"
        state = state.child(action)
    if state.is_terminal():
        return "the game is over"
    return _fault_of_decision(puzzle, state)


def _fault_of_decision(puzzle: Graded, state: EightByEight) -> str | None:
    at = state.position()
    if state.current_player() != puzzle.player or not _is_last_round(state.board):
        return f"{at}: it isn't a decision of the last round"
    proof, actions = _Proof(puzzle.player), state.legal_actions()
    try:
        chances = {each: proof.chance(state.child(each).board) for each in actions}
    except UnclearError as unclear:
        return f"{at}: {unclear}"
    for action, share in zip(actions, puzzle.chances, strict=True):
        if round(100 * chances[action]) != share:
            return f"{at}: {action} wins {float(chances[action]):.3f}, not {share} of 100"
    second, best = sorted(chances.values())[-2:]
    if best - second < AHEAD or (chances[puzzle.line[0]],) != (best,):
        return f"{at}: the best wins {float(best):.3f}, another one {float(second):.3f}"
    return false_theme(puzzle, _themes(puzzle, state, best))


def _themes(puzzle: Graded, state: EightByEight, best: Fraction) -> dict[str, bool]:
    """Return the themes that hold, by the board after the best action (E10)."""
    action = puzzle.line[0]
    board = state.child(action).board
    places = action not in (BLACKOUTS[state.board.roll], PASS)
    leading = places and puzzle.player in winners(board)
    lines = [standing.line for standing in standings(board)]
    longest = lines.count(max(lines)) == 1
    return {
        "sure-win": best == 1,
        "blackout": action == BLACKOUTS[state.board.roll],
        "longest-line": leading and longest,
        "tie-won": leading and not longest and len(winners(board)) == 1,
        "shared-win": leading and len(winners(board)) > 1,
    }


def _is_last_round(position: Position) -> bool:
    """Return whether players with a line of five had their turn, and no others have one (E8)."""
    fives = [who for who, mine in enumerate(position.pieces) if has_five(mine)]
    return position.ending and bool(fives) and max(fives) < position.player


class _Proof:
    """The chances of one player in a last round."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._known: dict[Position, Fraction] = {}
        self._answers: dict[tuple[object, ...], Shares] = {}

    def chance(self, position: Position) -> Fraction:
        """Return the part of a win that the player can expect."""
        if position.over or position.player != self._player:
            return self._after_turn(position)
        value = self._known.get(position)
        if value is None:
            children = _children(position)
            if position.roll:
                value = max(self.chance(each) for each in children)
            else:
                value = sum(map(self.chance, children), _NOTHING) / SIZE
            self._known[position] = value
        return value

    def _after_turn(self, position: Position) -> Fraction:
        """Return what the player can expect with no turn left (E8): it can't get any better."""
        share = _share(position, self._player)
        if position.over or not share:
            return share
        return self._answered(position, position.player)[1]

    def _answered(self, position: Position, other: Player) -> Shares:
        """Return the expectations of the player who answers and of the one who was asked."""
        if position.over:
            return _share(position, other), _share(position, self._player)
        if position.player != other:
            raise UnclearError("more than one player answers")
        key = _key(position, self._player)
        shares = self._answers.get(key)
        if shares is None:
            of_children = [self._answered(each, other) for each in _children(position)]
            shares = self._answers[key] = (
                _best(of_children) if position.roll else _mean(of_children)
            )
        return shares


def _key(position: Position, player: Player) -> tuple[object, ...]:
    """Return the key of an answer: the board, the player, and the others' standings (E10).

    Whether the others can still place decides, too: if none can, the game ends at once (E9).
    """
    other, marks = position.player, position.blackouts
    standing = standings(position)
    rest = [who for who in range(len(marks)) if who != other]
    can_place = any(position.empty & OPEN[marks[who]] and position.hand(who) for who in rest)
    return (
        other, position.roll, position.empty, position.pieces[other], marks[other], can_place,
        standing[player], tuple(sorted(standing[who] for who in rest)),
    )  # fmt: skip


def _children(position: Position) -> list[Position]:
    """Return the positions after every roll or action."""
    if not position.roll:
        return [position.rolled(number) for number in NUMBERS]
    placed = [position.placed(space) for space in bits(position.open)]
    return [*placed, position.blacked_out()] if placed else [
        position.blacked_out(), position.passed(),
    ]  # fmt: skip


def _share(position: Position, player: Player) -> Fraction:
    """Return a player's part of the win if the game ended here; several share it (E10)."""
    best = winners(position)
    return Fraction(player in best, len(best))


def _best(options: list[Shares]) -> Shares:
    """Return the best result of the player who answers; the other must be indifferent (E10)."""
    best = max(options)
    if any(each[0] == best[0] and each != best for each in options):
        raise UnclearError("answers that are as good for one differ for the other")
    return best


def _mean(options: list[Shares]) -> Shares:
    return sum((each[0] for each in options), _NOTHING) / SIZE, sum(
        (each[1] for each in options), _NOTHING
    ) / SIZE
