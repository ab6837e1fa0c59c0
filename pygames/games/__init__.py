"""The games: each folder beside this file is one, found by looking."""

from pygames.games.catalog import add, add_installed, card_for, catalog, find, guest, ids

__all__ = ["add", "add_installed", "card_for", "catalog", "find", "guest", "ids"]
