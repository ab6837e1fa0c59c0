"""English: what commands say of games in a terminal."""

from __future__ import annotations

from pygames.grammar.en import counted

# Playing.

HELP = "Type an action, or: list (all actions), undo, resign, draw, help, quit."
LINK = "To open this game on the page, add this to the page’s address:"
RESIGN = "Resign this game? (yes, no)"
AGREE = "Do both players agree on a draw? (yes, no)"
YES = frozenset({"y", "yes"})
BOTS_DONT_AGREE = "Bots don’t agree on draws."


def to_move(name: str) -> str:
    """Ask a player for an action."""
    return f"{name} to move:"


# A game in words.

NOTHING_YET = "Nothing has been played yet."
NOT_OVER = "The game isn’t over."
GRADES = {
    "best": "best",
    "equal": "as good",
    "good": "good",
    "inaccuracy": "inaccuracy",
    "mistake": "mistake",
    "blunder": "blunder",
}


def players(number: int) -> str:
    """Say how many play."""
    return counted(number, "player")


def begins_from(position: str) -> str:
    """Say which position a game begins from."""
    return f"It begins from the position {position}"


def instead(line: str) -> str:
    """Name what could have been played instead, as a line of its own."""
    return f"Or: {line}"


def or_else(line: str) -> str:
    """Say the same within a line."""
    return f"or: {line}"


def better(move: str) -> str:
    """Name the best move."""
    return f"Better: {move}"


def cost_in_points(number: int) -> str:
    """Say how many points a move costs."""
    return f"about {counted(number, 'point')}"


def cost_in_wins(percent: int) -> str:
    """Say what part of a win a move costs."""
    return f"{percent}% of a win"
