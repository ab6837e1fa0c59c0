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

# Ask a player for an action.
def to_move(name: str) -> str: return f"{name} to move:"

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

# Say how many play.
def players(number: int) -> str: return counted(number, "player")

# Say which position a game begins from.
def begins_from(position: str) -> str: return f"It begins from the position {position}"

# Name what could have been played instead, as a line of its own.
def instead(line: str) -> str: return f"Or: {line}"

# Say the same within a line.
def or_else(line: str) -> str: return f"or: {line}"

# Name the best move.
def better(move: str) -> str: return f"Better: {move}"

# Say how many points a move costs.
def cost_in_points(number: int) -> str: return f"about {counted(number, 'point')}"

# Say what part of a win a move costs.
def cost_in_wins(percent: int) -> str: return f"{percent}% of a win"
