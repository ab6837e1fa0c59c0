"""Who has won, and why, in a sentence (T15)."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.on_tour import words
from pygames.games.on_tour.rules.sheet import Sheet
from pygames.grammar.cast import Cast


def _ranks(sheets: Sequence[Sheet]) -> list[tuple[int, int]]:
    """Return each player's deciding values: points, then circled areas on the whole map (T15)."""
    return [(sheet.score(), sheet.circled.bit_count()) for sheet in sheets]


def _winners(ranks: Sequence[tuple[int, int]]) -> list[int]:
    """Return the winner, or all who share the win."""
    return [player for player, rank in enumerate(ranks) if rank == max(ranks)]


def returns(sheets: Sequence[Sheet]) -> tuple[int, ...]:
    """Return 1 for winners and -1 for others, 0 if all share; alone, the score (T15)."""
    if len(sheets) == 1:
        return (sheets[0].score(),)
    won = _winners(_ranks(sheets))
    if len(won) == len(sheets):
        return (0,) * len(sheets)
    return tuple(1 if player in won else -1 for player in range(len(sheets)))


def reason(sheets: Sequence[Sheet], cast: Cast | None = None) -> str:
    """Say in one sentence how the game was decided, perhaps to one of the players."""
    if len(sheets) == 1:
        return words.tour_alone(len(sheets[0].route), sheets[0].circled_on_route())
    ranks, cast = _ranks(sheets), cast or words.NEUTRAL
    won, scores = _winners(ranks), [score for score, _ in ranks]
    best, circled = max(ranks)
    if len(won) > 1:
        return words.shared_win(cast, won, best, circled)
    if scores.count(best) > 1:
        tied = [player for player, score in enumerate(scores) if score == best]
        others = [player for player in tied if player not in won]
        return words.won_by_circles(cast, won[0], others, best)
    second = max(score for score in scores if score < best)
    seconds = [player for player, score in enumerate(scores) if score == second]
    return words.won_by_points(cast, won[0], best, seconds, best - second)
