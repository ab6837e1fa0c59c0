"""Undercut: both choose a number in secret; whoever is one below the other takes both."""

from dataclasses import dataclass, replace

from pygames.simple import Pieces, Row, Simultaneous, best, game

NUMBERS = Row(5)
GOAL = 20


@dataclass(frozen=True)
class Undercut(Simultaneous):
    board = NUMBERS
    pieces: Pieces = Pieces()  # what both showed last
    sums: tuple[int, int] = (0, 0)

    def choices(self, player: int) -> list[str]:  # noqa: ARG002
        return list(NUMBERS.cells)

    def after(self, actions: tuple[str, ...]) -> "Undercut":
        red, blue = map(int, actions)
        won = {1: (0, red + blue), -1: (red + blue, 0)}.get(red - blue, (red, blue))
        pieces = Pieces.several(zip(actions, ("red", "blue"), strict=True))
        return replace(self, pieces=pieces, sums=(self.sums[0] + won[0], self.sums[1] + won[1]))

    def points(self) -> tuple[int, int]:
        return self.sums

    def returns(self) -> tuple[int, ...] | None:
        return best(self.sums) if max(self.sums) >= GOAL else None


GAME = game(
    Undercut,
    title="Undercut",
    goal="Be the first to have 20 points",
    turn="Both choose a number at once, and get so many points",
    end="The game ends when a player has 20 points",
    score="The most points win.",
    rules="**R5** Whoever chose exactly one less than the other gets the points of both.",
    names=("Red", "Blue"),
    prompt="choose a number in secret",
    verb="choose",
    won="{} has the most points",
)
