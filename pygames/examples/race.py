"""A race with a die: choose a runner, and send others back to the start."""

from dataclasses import dataclass, replace

from pygames.simple import CHANCE, OVER, Outcomes, Pieces, Row, State, die, game, rolled, win

COLOURS = ("red", "yellow")
TRACK = Row(("start", *map(str, range(1, 17)), "home"), across=6, shaded=("start", "home"))
PLACES, HOME = TRACK.cells, len(TRACK.cells) - 1


@dataclass(frozen=True)
class Race(State):
    board = TRACK
    runners: tuple[tuple[int, ...], ...] = ((0, 0), (0, 0))  # how far each one is
    player: int = 0
    roll: str = ""

    @property
    def pieces(self) -> Pieces:
        both = zip(COLOURS, self.runners, strict=True)
        return Pieces.several((PLACES[at], colour) for colour, mine in both for at in mine)

    def tray(self) -> list[str]:
        return [self.roll] if self.roll else []

    def current_player(self) -> int:
        return OVER if self.returns() else self.player if self.roll else CHANCE

    def chance_outcomes(self) -> Outcomes:
        return die(6) if self.current_player() == CHANCE else ()

    def legal_actions(self) -> list[str]:
        """List the places of the player's runners that are not home."""
        mine = sorted({*self.runners[self.player]} - {HOME})
        return [PLACES[at] for at in mine] if self.current_player() >= 0 else []

    def child(self, action: str) -> "Race":
        """Roll, or move a runner; others on the place where it stops start again."""
        if not self.roll:
            return replace(self, roll=action)
        mine, theirs = list(self.runners[self.player]), self.runners[1 - self.player]
        start = PLACES.index(action)
        mine[mine.index(start)] = end = min(start + rolled(self.roll), HOME)
        both = (tuple(mine), tuple(0 if at == end < HOME else at for at in theirs))
        return Race(both[:: 1 - 2 * self.player], 1 - self.player)

    def returns(self) -> tuple[int, ...] | None:
        home = [player for player in (0, 1) if {*self.runners[player]} == {HOME}]
        return win(home[0]) if home else None


GAME = game(
    Race,
    title="Race with a Die",
    goal="Be the first to bring both runners home",
    turn="Roll the die and move one of your runners so far; others where it stops start again",
    won="{} has brought both runners home",
    sample=("r4", "start", "r3", "start", "r6", "4", "r2", "start", "r5", "start", "r3"),
)
