"""Five board games: exact rules, bots, and scenes to draw, in the standard library alone."""

__version__ = "0.1.0"
