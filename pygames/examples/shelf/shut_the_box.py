"""Shut the Box for one to four, traditional, with nine numbers and two dice.
Source: https://en.wikipedia.org/wiki/Shut_the_box
"""

from dataclasses import dataclass, replace
from itertools import combinations

from pygames.simple import CHANCE, OVER, Outcomes, Pieces, Row, State, best, die, game, rolled

BOX = Row(9, across=9)
OPEN = Pieces(dict.fromkeys(BOX.cells, "open"))


@dataclass(frozen=True)
class ShutTheBox(State):
    board = BOX
    players: int
    pieces: Pieces = OPEN
    dice: tuple[str, ...] = ()
    done: tuple[int, ...] = ()  # what each player so far has crossed out

    def tray(self) -> tuple[str, ...]:
        return self.dice

    def current_player(self) -> int:
        return OVER if self.returns() else len(self.done) if len(self.dice) == 2 else CHANCE

    def chance_outcomes(self) -> Outcomes:
        return die(6) if self.current_player() == CHANCE else ()

    def legal_actions(self) -> list[str]:
        if self.current_player() < 0:
            return []
        sets = [each for many in range(1, 5) for each in combinations(self.pieces, many)]
        total = sum(map(rolled, self.dice))
        return ["-".join(each) for each in sets if sum(map(int, each)) == total] or ["done"]

    def child(self, action: str) -> "ShutTheBox":
        if len(self.dice) < 2:
            return replace(self, dice=(*self.dice, action))
        left = self.pieces.without(*action.split("-"))
        if left and action != "done":
            return replace(self, pieces=left, dice=())
        sums = (*self.done, 45 - sum(map(int, left)))
        return ShutTheBox(self.players, left if len(sums) == self.players else OPEN, done=sums)

    def points(self) -> tuple[int, ...]:
        return (*self.done, 45 - sum(map(int, self.pieces)), 0, 0, 0)[: self.players]

    def returns(self) -> tuple[int, ...] | None:
        return best(self.points()) if len(self.done) == self.players else None


GAME = game(
    ShutTheBox, title="Shut the Box", goal="Cross out as much as you can of 1 to 9", players=(1, 4),
    turn="Roll two dice, and cross out numbers that sum to the roll; go on until you can’t",
    end="The game ends when all have had their turn", score="The highest sum crossed out wins.",
    names=("Red", "Yellow", "Green", "Blue"), pieces={"open": "white"}, verb="cross out",
    prompt="choose numbers that sum to the roll", sample="r4 r5 4-5 r6 r2 8 r3 r6 9 r2 r4".split(),
)  # fmt: skip
