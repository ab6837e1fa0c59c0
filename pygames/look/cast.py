"""What sentences call players: by their names, and one of them perhaps "you"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygames.core import Player
from pygames.look.english import joined

_ODD = {"be": ("are", "is"), "have": ("have", "has"), "can": ("can", "can")}
"""Verbs that don't simply take an "s": after "you", and after a name."""
_HISSING = ("s", "x", "ch", "sh", "o")
"""Endings after which an "s" needs an "e"."""


@dataclass(frozen=True)
class Cast:
    """The players of a game as sentences name them; "you" is small, as within a sentence."""

    names: Sequence[str]
    you: Player | None = None

    def name(self, player: Player) -> str:
        """Name a player: "White", "you"."""
        return "you" if player == self.you else self.names[player]

    def named(self, players: Sequence[Player]) -> str:
        """Name several players, "you" before the others."""
        return joined([self.name(p) for p in sorted(players, key=lambda p: p != self.you)])

    def whose(self, player: Player) -> str:
        """Return the word for what belongs to a player: "White's", "your"."""
        return "your" if player == self.you else f"{self.names[player]}’s"

    def of(self, player: Player) -> str:
        """Return the word for whose something is: "White's", "yours"."""
        return "yours" if player == self.you else f"{self.names[player]}’s"

    def verb(self, player: Player, verb: str) -> str:
        """Return a verb in the form that goes with a player: "draws", "draw" with "you"."""
        plural, singular = _ODD.get(verb, (verb, ""))
        return plural if player == self.you else singular or third(verb)

    def does(self, player: Player, verb: str) -> str:
        """Say what a player does: "White draws", "you draw"."""
        return f"{self.name(player)} {self.verb(player, verb)}"

    def do(self, players: Sequence[Player], verb: str) -> str:
        """Say what several players do, or one: "you and Green have", "Red has"."""
        if len(players) == 1:
            return self.does(players[0], verb)
        return f"{self.named(players)} {_ODD.get(verb, (verb,))[0]}"

    def asks(self, player: Player, deed: str) -> str:
        """Ask a player for something: "White, draw a fence", "Your turn: draw a fence"."""
        return f"Your turn: {deed}" if player == self.you else f"{self.names[player]}, {deed}"


def third(verb: str) -> str:
    """Return a verb in the form that goes with a name: "draws", "passes"."""
    return f"{verb}es" if verb.endswith(_HISSING) else f"{verb}s"
