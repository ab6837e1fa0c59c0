"""Card Squares for one to three: each card goes on your own sheet; equal neighbours count."""

from collections import Counter
from dataclasses import dataclass, replace

from pygames.simple import CHANCE, OVER, Outcomes, Pieces, Squares, State, best, cards, game

SHEETS = [[f"{column}{row}" for row in "12" for column in two] for two in ("ab", "de", "gh")]
BOARDS = [Squares(3 * n - 1, 2, without="c1 c2 f1 f2".split()[: 2 * n - 2]) for n in (1, 2, 3)]
PAIRS = [((a, b), (c, d), (a, c), (b, d)) for a, b, c, d in SHEETS]
LOOKS = {f"{each[0]}{n}": f"{each} {n}" for each in ("red", "blue", "green") for n in (1, 2, 3)}


@dataclass(frozen=True)
class CardSquares(State):
    players: int = 2
    pieces: Pieces = Pieces()
    card: str = ""  # what is drawn and not placed yet

    @property
    def board(self) -> Squares:
        return BOARDS[self.players - 1]

    def current_player(self) -> int:
        if len(self.pieces) == 4 * self.players:
            return OVER
        return self.turn_of() if self.card else CHANCE

    def turn_of(self) -> int:
        return len(self.pieces) % self.players

    def chance_outcomes(self) -> Outcomes:
        left = Counter([*LOOKS] * 2) - Counter(self.pieces.values())
        return cards(left.elements()) if self.current_player() == CHANCE else ()

    def tray(self) -> list[str]:
        return [self.card] if self.card else []

    def legal_actions(self) -> list[str]:
        sheet = SHEETS[self.turn_of()] if self.card else ()
        return [cell for cell in sheet if cell not in self.pieces]

    def child(self, action: str) -> "CardSquares":
        pieces = self.pieces.put(action, self.card) if self.card else self.pieces
        return replace(self, pieces=pieces, card="" if self.card else action)

    def points(self) -> tuple[int, ...]:
        return tuple(sum(bool({*self.pieces.get(a, "")} & {*self.pieces.get(b, "")})
                         for a, b in pairs) for pairs in PAIRS[: self.players])  # fmt: skip

    def returns(self) -> tuple[int, ...] | None:
        return best(self.points()) if self.current_player() == OVER else None


GAME = game(
    CardSquares, title="Card Squares", players=(1, 3), names=("Left", "Middle", "Right"),
    goal="Have the most equal neighbours on your sheet", pieces=LOOKS,
    turn="Draw a card and place it on your own sheet", end="The game ends when all are full",
    score="Neighbours of one colour or one number count a point.",
)  # fmt: skip
