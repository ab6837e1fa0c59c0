"""The actions of records as lists show them: each is put into words once, not at every view."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Literal

from pygames.core import CHANCE, UNSEEN, Action, Player, State
from pygames.door import view_data
from pygames.door.data import data_of
from pygames.game import Game
from pygames.record import Header, Record, alike, states
from pygames.rounds import movers_of, rounds, rows

_CACHED_GAMES = 16


def listed(record: Record) -> Line:
    """Return all actions of a record, one by one and in rounds."""
    line = _LINES.pop(record.header, None)
    if line is None or line.game is not record.game:
        line = Line(record.game)
    line.follow(record)
    _LINES[record.header] = line
    if len(_LINES) > _CACHED_GAMES:
        _LINES.popitem(last=False)
    return line


def forget() -> None:
    """Forget all lists, so that the next one is put into words again."""
    _LINES.clear()


def actor(state: State) -> Player | Literal["chance"]:
    """Name who acts, as the door does."""
    player = state.current_player()
    return "chance" if player == CHANCE else player


class Line:
    """The moves of the latest record with a header."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.moves: list[view_data.Move] = []
        self.rounds: list[view_data.Round] = []
        self.rows: list[int] = []
        self._actions: tuple[Action, ...] | None = None
        self._secret = 0
        """How many of the last moves say only that something was chosen."""

    def follow(self, record: Record) -> None:
        """Forget what another line of play has brought, and add what is new."""
        actions, line = record.actions, self._actions
        if actions == line:
            return
        past = states(record)
        plain, was_told = len(actions) - past[-1]._secret_(), len(self.moves) - self._secret
        same = min(alike(line or (), actions), plain, was_told)
        self._secret = len(actions) - plain
        visible = (*actions[:plain], *[UNSEEN] * self._secret)
        new = zip(past[same:], visible[same:], strict=False)
        self.moves = self.moves[:same] + [_move(self.game, *each) for each in new]
        groups = rounds(record, open_turn=True)
        self.rounds = [data_of(view_data.Round, each) for each in groups]
        self.rows = rows(groups, movers_of(record)[:-1], record.header.players)
        self._actions = actions


_LINES: OrderedDict[Header, Line] = OrderedDict()


def _move(game: Game[Any], state: State, action: Action) -> view_data.Move:
    """Return an action as an entry of lists; `state` is the one before it."""
    phrase = game.look.phrase(state, action)
    player = actor(state)
    return data_of(view_data.Move, phrase, player=player, text=action, phrase=phrase.words)
