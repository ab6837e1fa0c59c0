"""Goofspiel for two or three: all bid a card at once, in secret, for the prize that lies there.
By Merrill Flood, also called the Game of Pure Strategy. Source: https://en.wikipedia.org/wiki/Goofspiel
"""

from dataclasses import dataclass, replace

from pygames.simple import Outcomes, Pieces, Row, Simultaneous, best, cards, game

SUIT = Row(13, across=7)
ALL = frozenset(SUIT.cells)


@dataclass(frozen=True)
class Goofspiel(Simultaneous):
    board = SUIT
    hands: tuple[frozenset[str], ...] = (ALL, ALL, ALL)
    deck: frozenset[str] = ALL  # the prizes to come
    prize: str = ""
    won: tuple[int, ...] = (0, 0, 0)

    @property
    def pieces(self) -> Pieces:
        mine = zip(("red", "blue", "green")[: self.players], self.hands, strict=False)
        return Pieces.several((card, colour) for colour, hand in mine for card in sorted(hand))

    def tray(self) -> list[str]:
        return [self.prize] if self.prize else []

    def chance_outcomes(self) -> Outcomes:
        return () if self.prize else cards(sorted(self.deck))

    def after_chance(self, outcome: str) -> "Goofspiel":
        return replace(self, prize=outcome, deck=self.deck - {outcome})

    def choices(self, player: int) -> list[str]:
        return sorted(self.hands[player], key=int)

    def after(self, actions: tuple[str, ...]) -> "Goofspiel":
        bids = list(map(int, actions))
        top = max(bids) if bids.count(max(bids)) == 1 else 0  # else the prize is discarded
        won = [n + int(self.prize) * (bid == top) for n, bid in zip(self.won, bids, strict=False)]
        hands = [hand - {bid} for hand, bid in zip(self.hands, actions, strict=False)]
        return replace(self, hands=tuple(hands), won=tuple(won), prize="")

    def points(self) -> tuple[int, ...]:
        return self.won[: self.players]

    def returns(self) -> tuple[int, ...] | None:
        return None if self.prize or self.deck else best(self.points())


GAME = game(
    Goofspiel, title="Goofspiel", players=(2, 3), goal="Win prizes of the highest sum",
    turn="All bid a card at once for the prize on the table; the highest bid wins it",
    end="The game ends after thirteen prizes", score="The most points win.",
    rules="**R5** Each card is bid once. If the highest bids are equal, the prize is discarded.",
    names=("Red", "Blue", "Green"), prompt="bid a card in secret", verb="bid",
    sample="7 7 4 12 13 8 3 2 5 9".split(),
)  # fmt: skip
