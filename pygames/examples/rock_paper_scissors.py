"""Rock, paper, scissors to three points: both choose at once, in secret."""

from dataclasses import dataclass, replace

from pygames.simple import Pieces, Row, Simultaneous, best, game

HANDS = Row(("rock", "paper", "scissors"))
BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


# Where all choose at once, a position is Simultaneous and answers three questions.
@dataclass(frozen=True)
class RockPaperScissors(Simultaneous):
    board = HANDS
    pieces: Pieces = Pieces()  # what both showed last
    won: tuple[int, int] = (0, 0)

    # What can a player choose? Nobody sees it before the last has chosen.
    def choices(self, player: int) -> list[str]:
        return list(HANDS.cells)

    # Which position follows once all have chosen?
    def after(self, actions: tuple[str, ...]) -> "RockPaperScissors":
        red, blue = actions
        won = (self.won[0] + (BEATS[red] == blue), self.won[1] + (BEATS[blue] == red))
        hands = Pieces.several([(red, "red"), (blue, "blue")])
        return replace(self, pieces=hands, won=won)

    def points(self) -> tuple[int, ...]:
        return self.won

    # How has it ended? None as long as it goes on.
    def returns(self) -> tuple[int, ...] | None:
        return best(self.won) if 3 in self.won else None


GAME = game(
    RockPaperScissors,
    title="Rock Paper Scissors",
    goal="Be the first to win three rounds",
    turn="Both choose at once: rock beats scissors, scissors beat paper, and paper beats rock",
    end="The game ends when a player has won three rounds",
    score="That player wins.",
    rules="**R5** A round in which both choose the same counts for nobody.",
    names=("Red", "Blue"),
    prompt="choose in secret",
    draws=False,
    sample=("rock", "paper", "paper", "scissors", "rock", "scissors"),
)
