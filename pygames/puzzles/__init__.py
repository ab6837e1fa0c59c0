"""Proved puzzles: their texts, how answers are judged, and packs of them. No game is named here."""

from pygames.puzzles.judging import follow
from pygames.puzzles.pack import Pack
from pygames.puzzles.puzzle import Judged, Puzzle, Puzzles, puzzles_in

__all__ = ["Judged", "Pack", "Puzzle", "Puzzles", "follow", "puzzles_in"]
