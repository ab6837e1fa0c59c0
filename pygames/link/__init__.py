"""A whole game as a short text, for a link: `write` and `read`."""

from pygames.link.codec import read, write

__all__ = ["read", "write"]
