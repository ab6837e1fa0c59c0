"""Kalah with six pits and four seeds in each, by William Julius Champion (1940).

Whoever begins can win (Irving, Donkers and Uiterwijk, "Solving Kalah", 2000).
Source of the rules: https://en.wikipedia.org/wiki/Kalah
"""

from dataclasses import dataclass

from pygames.simple import Pieces, Pits, State, best, game

ROUND = ["a1", "b1", "c1", "d1", "e1", "f1", "S", "f2", "e2", "d2", "c2", "b2", "a2", "N"]
SPOTS = {pit: (i + 1, 0.0) if i < 6 else (13 - i, 1.3) for i, pit in enumerate(ROUND)}
BOARD = Pits({**SPOTS, "S": (7, 0.65), "N": (0, 0.65)}, shaded=("S", "N"))


@dataclass(frozen=True)
class Kalah(State):
    board = BOARD
    seeds: tuple[int, ...] = (4, 4, 4, 4, 4, 4, 0) * 2  # around the board, from a1
    player: int = 0

    @property
    def pieces(self) -> Pieces:
        full = {pit: many for pit, many in zip(ROUND, self.seeds, strict=True) if many}
        return Pieces({pit: "+".join(["seed"] * many) for pit, many in full.items()})

    def legal_actions(self) -> list[str]:
        mine = range(7 * self.player, 7 * self.player + 6) if self.returns() is None else ()
        return [ROUND[pit] for pit in mine if self.seeds[pit]]

    def child(self, action: str) -> "Kalah":
        """Sow all around but into the other's store, and perhaps capture what lies opposite."""
        seeds, start, store = list(self.seeds), ROUND.index(action), 7 * self.player + 6
        way = [pit % 14 for pit in range(start + 1, start + 15) if pit % 14 != 19 - store]
        seeds[start], end = 0, way[(self.seeds[start] - 1) % 13]
        for i in range(self.seeds[start]):
            seeds[way[i % 13]] += 1
        if seeds[end] == 1 and store - 6 <= end < store and seeds[12 - end]:
            seeds[store] += 1 + seeds[12 - end]
            seeds[end] = seeds[12 - end] = 0
        if not any(seeds[:6]) or not any(seeds[7:13]):
            seeds = [0] * 6 + [sum(seeds[:7])] + [0] * 6 + [sum(seeds[7:])]
        return Kalah(tuple(seeds), self.player if end == store else 1 - self.player)

    def points(self) -> tuple[int, ...]:
        return self.seeds[6], self.seeds[13]

    def returns(self) -> tuple[int, ...] | None:
        return best(self.points()) if sum(self.points()) == sum(self.seeds) else None


GAME = game(
    Kalah, title="Kalah", goal="Bring the most seeds into your own store",
    turn="Choose one of your pits: its seeds are sown one by one to the right and around",
    end="The game ends when the pits of a player are empty; the other stores what is left",
    score="The player with the most seeds in the store wins.",
    rules="**R5** With the last seed in your own store you play again; with it in an empty pit of "
    "yours you store it and all seeds opposite, if there are any.", names=("South", "North"),
    pieces={"seed": "yellow"}, prompt="choose a pit to sow from", verb="sow from", sample=["c1"],
)  # fmt: skip
