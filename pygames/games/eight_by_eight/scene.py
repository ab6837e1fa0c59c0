"""A moment of Eight-by-Eight: its picture, where to point for each action, and its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial

from pygames import grammar
from pygames.core import Action, Player
from pygames.games.eight_by_eight import result, words
from pygames.games.eight_by_eight.board import BITS, numbers
from pygames.games.eight_by_eight.glyphs import COLOURS
from pygames.games.eight_by_eight.ground import WIDTH, Ground, Layout, blackout_id, space_id
from pygames.games.eight_by_eight.position import Position
from pygames.games.eight_by_eight.position_text import LETTERS
from pygames.games.eight_by_eight.result import standings
from pygames.games.eight_by_eight.rules import PASS, EightByEight
from pygames.games.eight_by_eight.told import Done
from pygames.grammar.cast import Cast
from pygames.look.picks import PickPath
from pygames.look.scene import Motion, Scene, Shape, glyph, text
from pygames.look.show import Button, Cell, Moment, Panel, PlayerNote, Show

_DIE_X = 33
_THROW: Motion = {"motion": "turn", "faces": 3, "duration": 520, "scale": 4.5}
"""The die tips over three faces on its way, for 400 ms large over the middle of the board."""
_PUT_IN: Motion = {"motion": "fall", "scale": 1.15, "duration": 180, "sound": "peg"}
_REFUSE: Motion = {"motion": "shake", "duration": 420, "delay": 490}
"""A cap shakes its head when the die has come to rest on its number."""
_MOST_TOLD = 3
"""Maximum number of turns that sentences describe: the last ones."""
_HOLD = 900
"""How long a turn that a roll has ended is shown: nothing has happened that could be seen."""


def show(moment: Moment[EightByEight]) -> Show:
    """Show a position; the board looks the same from every seat."""
    board = moment.state.board
    legal = moment.state.legal_actions()
    cast = moment.cast(words.NEUTRAL)
    return Show(
        draw=partial(_scene, moment),
        status=_status(cast, board),
        players=[_note(board, player) for player in range(len(board.pieces))],
        paths=[PickPath(action, (_pick(action),)) for action in legal],
        buttons=[Button(PASS, words.PASS_BUTTON)] if PASS in legal else [],
        panels=[_panel(board)],
        changed=_changed(moment),
        said=_said(moment),
        note=_cost(cast, board),
        hold=_HOLD if _lost_turn(moment) else 0,
        reason=result.reason(board, cast) if board.over else None,
    )


def _scene(moment: Moment[EightByEight]) -> Scene:
    ground, pieces = Ground(moment), _Pieces(moment)
    return Scene(WIDTH, ground.layout.height, ground.shapes(), pieces.shapes(), list(ground.gone()))


def _pick(action: Action) -> str:
    if action == PASS:
        return PASS
    if action[0] == "x":
        return blackout_id(int(action[1]))
    return space_id(*_space_of(action))


def _space_of(action: Action) -> tuple[int, int]:
    """Return the row and the column where an action places a piece, counted from 1."""
    row, column = action.split(",")
    return int(row), int(column)


def _status(cast: Cast, board: Position) -> str:
    if board.over:
        return words.OVER
    if not board.roll:
        return words.to_roll(cast, board.player, last=board.ending)  # E8
    sentence = words.to_place if board.open else words.to_black_out_or_pass  # E7
    return sentence(cast, board.player, board.roll, last=board.ending)


def _cost(cast: Cast, board: Position) -> str:
    """Say what a blackout costs, to a player who has not made one yet and may decide."""
    if not board.roll or board.blackouts[board.player] or cast.you not in (None, board.player):
        return ""
    return words.cost_of_blackout(cast, board.player, board.roll)


def _note(board: Position, player: Player) -> PlayerNote:
    line = standings(board)[player].line
    return PlayerNote(words.hand(board.hand(player)), line, unit=words.LONGEST_LINE)


def _panel(board: Position) -> Panel:
    """Compare the players as the end does (E10)."""
    heading = ("", [Cell(title) for title in words.PANEL_HEADINGS])
    rows = [
        (words.PLAYERS[player], [Cell(str(value)) for value in standing])
        for player, standing in enumerate(standings(board))
    ]
    return Panel(words.PANEL, [heading, *rows], words.SHORT.score)


# What has just happened


def _changed(moment: Moment[EightByEight]) -> list[str]:
    """Name the piece or cap just put down, or the cap whose number has ended a turn (E4)."""
    before, action = moment.before, moment.action
    if before is None or not action or action == PASS:
        return []
    player = before.board.player
    if action[0] == "r":
        return [_cap_id(player, int(action[1]))] if _lost_turn(moment) else []
    if action[0] == "x":
        return [_cap_id(player, int(action[1]))]
    return [space_id(*_space_of(action))]


def _cap_id(player: Player, number: int) -> str:
    return f"cap-{LETTERS[player]}-{number}"


def _lost_turn(moment: Moment[EightByEight]) -> bool:
    """Return whether the number just rolled was blacked out (E4)."""
    rolled = moment.before is not None and (moment.action or "").startswith("r")
    return rolled and not moment.state.board.roll


def _said(moment: Moment[EightByEight]) -> str | None:
    if moment.before is None or not moment.action:
        return None
    return _said_of(moment, [_done(moment.action)], rolls_again=_rolls_again(moment))


def _said_of(moment: Moment[EightByEight], steps: Sequence[Done], *, rolls_again: bool) -> str:
    """Say what a player did, up to this moment."""
    assert moment.before is not None
    before, after = moment.before.board, moment.state.board
    return words.said(
        moment.cast(words.NEUTRAL),
        before.player,
        steps,
        lost_turn=_lost_turn(moment),
        rolls_again=rolls_again,
        last_round_next=after.ending and not (before.ending or after.over),
        passed_over=_passed_over(before, after),
    )


def _rolls_again(moment: Moment[EightByEight]) -> bool:
    """Return whether a turn continues after a blackout (E6)."""
    assert moment.before is not None
    before, after = moment.before.board, moment.state.board
    return (moment.action or "")[0] == "x" and not after.over and after.player == before.player


def tell(moments: Sequence[Moment[EightByEight]]) -> str:
    """Say what was done turn by turn; the roll of a turn that begins is in the status."""
    sentences: list[str] = []
    steps: list[Done] = []
    for moment in moments:
        steps = [*steps, _done(moment.action or "")]
        if steps[-1].what == "blacked out" and len(steps) > 1:
            steps[-1] = steps[-1]._replace(rolled=True)
        rolled = (moment.action or "")[0] == "r" and not _lost_turn(moment)
        if not rolled and not _rolls_again(moment):
            sentences.append(_said_of(moment, steps, rolls_again=False))
            steps = []
    if len(steps) > 1:
        sentences.append(_so_far(moments[-1], steps))
    return " ".join(grammar.sentence(each) for each in sentences[-_MOST_TOLD:])


def _so_far(moment: Moment[EightByEight], steps: Sequence[Done]) -> str:
    """Say what was done in a turn that continues after a blackout."""
    if _rolls_again(moment):
        return _said_of(moment, steps, rolls_again=True)
    again = words.rolled_again(int((moment.action or "")[1]))
    return f"{grammar.sentence(_said_of(moment, steps[:-1], rolls_again=False))} {again}"


def _passed_over(before: Position, after: Position) -> list[Player]:
    """List the players between two turns who can't take theirs (E7a)."""
    same_turn = after.blackouts != before.blackouts and after.player == before.player  # E6
    if after.over or after.roll or same_turn:
        return []
    players = len(after.pieces)
    steps = (after.player - before.player - 1) % players
    return [(before.player + 1 + i) % players for i in range(steps)]


def _done(action: Action) -> Done:
    if action[0] == "r":
        return Done("rolled", int(action[1]))
    if action[0] == "x":
        return Done("blacked out", int(action[1]))
    return Done("passed") if action == PASS else Done("placed", *_space_of(action))


@cache
def _standing(layout: Layout, action: Action, colour: str) -> Shape:
    row, column = _space_of(action)
    x, y = layout.middle(row, column)
    return glyph(f"peg-{row}-{column}", f"peg-{colour}", x, y, of=space_id(row, column))


class _Pieces:
    """The pieces of a position, pegs, caps and the die, with what has just happened."""

    def __init__(self, moment: Moment[EightByEight]) -> None:
        self.board = moment.state.board
        self.before = moment.before.board if moment.before else None
        self.action = moment.action or ""
        self.layout = Layout(len(self.board.pieces))
        self.die_shows = not (self.board.over or moment.paper)
        self.rolling = self.action.startswith("r")
        self.changed = _changed(moment)

    def shapes(self) -> list[Shape]:
        return [*self._pegs(), *self._caps(), *(self._die() if self.die_shows else ())]

    def _pegs(self) -> Iterator[Shape]:
        for action, space in BITS.items():
            owner = self.board.owner(space)
            if owner is not None:
                yield self._peg(action, COLOURS[owner])

    def _peg(self, action: Action, colour: str) -> Shape:
        peg = _standing(self.layout, action, colour)
        return {**peg, "enter": _PUT_IN} if self.action == action else peg

    def _caps(self) -> Iterator[Shape]:
        for player, marks in enumerate(self.board.blackouts):
            for number in numbers(marks):
                yield self._cap(player, number)

    def _cap(self, player: Player, number: int) -> Shape:
        x, y = self.layout.column_x(number), self.layout.rail_y(player)
        cap = glyph(
            _cap_id(player, number), f"cap-{COLOURS[player]}", x, y,
            of=blackout_id(number), last="railText",
        )  # fmt: skip
        if self._is_new_cap(player, number):
            slide: Motion = {"motion": "slide", "from": (x + 60, y), "duration": 180}
            cap["enter"] = {**slide, "sound": "peg"}
        elif cap["id"] in self.changed:
            cap["move"] = _REFUSE
        return cap

    def _is_new_cap(self, player: Player, number: int) -> bool:
        before = self.before
        return before is not None and before.player == player and self.action == f"x{number}"

    def _die(self) -> Iterator[Shape]:
        """Draw the die beside the rolled row; before a roll it waits in the corner (E3)."""
        number = int(self.action[1]) if self.rolling else self.board.roll
        corner = (_DIE_X, self.layout.top - 32)
        x, y = (_DIE_X, self.layout.middle(number, 1)[1]) if number else corner
        die = glyph("die", "die", x, y)
        thrown: Motion = {**_THROW, "over": self.layout.centre}
        if self.rolling:
            die["move"] = {**thrown, "sound": "die"}
        yield die
        if number:
            face = text("die-number", x, y + 2, str(number), 27.6, weight=700, fill="dieEdge")
            if self.rolling:
                face["enter"] = {**thrown, "from": corner}
            yield face
