"""The games: each folder beside this file is one, found by looking."""

from pygames.games.catalog import catalog, find, guest, ids

__all__ = ["catalog", "find", "guest", "ids"]
