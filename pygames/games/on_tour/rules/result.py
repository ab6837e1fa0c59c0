"""Who has won, and why, in a sentence (T15)."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.on_tour.sheet import Sheet

NAMES = ("Red", "Yellow", "Green", "Blue", "Ivory", "Charcoal", "Sky", "Mauve")


def _ranks(sheets: Sequence[Sheet]) -> list[tuple[int, int]]:
    """Give what decides for each player: points, then circled areas on the whole map (T15)."""
    return [(sheet.score(), sheet.circled.bit_count()) for sheet in sheets]


def winners(sheets: Sequence[Sheet]) -> list[int]:
    """Give who wins, or who share the win."""
    ranks = _ranks(sheets)
    return [player for player, rank in enumerate(ranks) if rank == max(ranks)]


def returns(sheets: Sequence[Sheet]) -> tuple[int, ...]:
    """Give 1 and -1 for winners and others, 0 where all share; alone, the score (T15)."""
    if len(sheets) == 1:
        return (sheets[0].score(),)
    won = winners(sheets)
    if len(won) == len(sheets):
        return (0,) * len(sheets)
    return tuple(1 if player in won else -1 for player in range(len(sheets)))


def reason(sheets: Sequence[Sheet]) -> str:
    """Say in one sentence how the game was decided."""
    if len(sheets) == 1:
        return f"A tour of {_tour(sheets[0])}."
    won, ranks = winners(sheets), _ranks(sheets)
    best, circled = max(ranks)
    level = [player for player, (score, _) in enumerate(ranks) if score == best]
    names = _joined([NAMES[player] for player in won])
    if len(won) > 1:
        circles = f"{circled} circled area{'' if circled == 1 else 's'}"
        return f"{names} share the win with {_points(best)} and {circles} each."
    if len(level) > 1:
        others = _joined([NAMES[player] for player in level if player not in won])
        verb = "have" if len(level) > 2 else "has"
        return f"{others} {verb} {_points(best)} too, but {names} has more circled areas."
    second = max(score for score, _ in ranks if score < best)
    behind = _joined([NAMES[i] for i, (score, _) in enumerate(ranks) if score == second])
    return f"{names}'s tour has {_points(best)}, {best - second} more than {behind}'s."


def _tour(sheet: Sheet) -> str:
    areas, circled = len(sheet.route), sheet.circled_on_route()
    return f"{areas} area{'' if areas == 1 else 's'}, {circled} of them circled"


def _points(score: int) -> str:
    return f"{score} point{'' if score == 1 else 's'}"


def _joined(names: Sequence[str]) -> str:
    """Join names as in a sentence."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
